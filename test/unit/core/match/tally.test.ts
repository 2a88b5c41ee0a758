import assert from 'node:assert/strict';
import { Entries } from '../../../../src/core/match/entries';
import type { Concept } from '../../../../src/core/match/request';
import { stem } from '../../../../src/core/match/stem';
import { Tally } from '../../../../src/core/match/tally';

function entriesOf(...descriptions: readonly string[]): Entries {
  const entries = new Entries();
  for (const [at, description] of descriptions.entries()) entries.add({ id: String(at), name: `n${at}`, description });
  return entries;
}

/** A concept of ways to say it, the first one the person's own; `way:weight` for one that stands for it less well. */
function concept(...ways: readonly string[]): Concept {
  const alternatives = ways.map((way) => {
    const [words = '', weight = '1'] = way.split(':');
    return { stems: words.split(' ').map(stem), weight: Number(weight) };
  });
  return { surface: ways[0] ?? '', loudness: 1, alternatives };
}

/** Skill → score, of the skills that count anything. */
function scores(entries: Entries, ...concepts: readonly Concept[]): Map<string, number> {
  const tally = new Tally(entries);
  for (const each of concepts) tally.add(each);
  return new Map(tally.top(10).map(({ slot, score }) => [entries.at(slot)?.document.id ?? '', score]));
}

describe('the tally of a request', () => {
  it('gives a skill nothing for words that it lacks', () => {
    assert.deepEqual([...scores(entriesOf('deploy apps', 'review code'), concept('deploy')).keys()], ['0']);
  });

  it('adds up concepts, and not what may stand for one', () => {
    const entries = entriesOf('deploy apps', 'deploy publish', 'something else');
    const one = scores(entries, concept('deploy', 'publish:0.9'));
    assert.ok(Math.abs((one.get('1') ?? 0) - (one.get('0') ?? 0)) < 1e-9);
    const two = scores(entries, concept('deploy'), concept('publish'));
    assert.ok((two.get('1') ?? 0) > (two.get('0') ?? 0));
  });

  it('counts what stands for a word less than the word', () => {
    const found = scores(entriesOf('delete rows', 'erase rows', 'count rows'), concept('delete', 'erase:0.4'));
    assert.ok((found.get('0') ?? 0) > (found.get('1') ?? 0));
    assert.equal(found.has('2'), false);
  });

  it('counts a phrase in part where a part of it stands', () => {
    const found = scores(entriesOf('pull request', 'request alone', 'neither'), concept('pull request'));
    assert.ok((found.get('0') ?? 0) > (found.get('1') ?? 0));
    assert.ok((found.get('1') ?? 0) > 0);
  });

  it('takes a phrase for as much as its words', () => {
    const entries = entriesOf('pull request', 'pull', 'request', 'neither', 'nor');
    const phrase = scores(entries, concept('pull request')).get('0') ?? 0;
    const words = scores(entries, concept('pull'), concept('request')).get('0') ?? 0;
    assert.ok(Math.abs(phrase - words) < 1e-9);
  });

  it('weighs a concept that no skill knows as if one did', () => {
    const entries = entriesOf('deploy apps', 'review code');
    const unknown = new Tally(entries).add(concept('zebra'));
    const known = new Tally(entries).add(concept('deploy'));
    assert.deepEqual([unknown.known, known.known], [false, true]);
    assert.equal(unknown.weight, known.weight);
  });

  it('weighs a phrase that no skill has whole as one word', () => {
    const entries = entriesOf('data tables', 'review code');
    const part = new Tally(entries).add(concept('data breach'));
    const word = new Tally(entries).add(concept('zebra'));
    assert.equal(part.weight, word.weight);
  });

  it('counts a quiet concept less', () => {
    const entries = entriesOf('deploy apps', 'review code');
    const loud = new Tally(entries).add(concept('deploy'));
    const quiet = new Tally(entries).add({ ...concept('deploy'), loudness: 0.4 });
    assert.ok(quiet.weight < loud.weight);
  });

  it('gives no more than it is asked for', () => {
    const tally = new Tally(entriesOf('deploy a', 'deploy b', 'deploy c'));
    tally.add(concept('deploy'));
    assert.equal(tally.top(2).length, 2);
  });
});
