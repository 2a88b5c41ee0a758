import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Entries } from '../../../../src/core/match/entries';
import type { MatchDocument } from '../../../../src/core/match/entry';
import { stem } from '../../../../src/core/match/stem';

const doc = (id: string, description: string, rest: Partial<MatchDocument> = {}): MatchDocument => ({
  id,
  name: `name-${id}`,
  description,
  ...rest,
});

function entriesOf(...documents: readonly MatchDocument[]): Entries {
  const entries = new Entries();
  for (const document of documents) entries.add(document);
  return entries;
}

/** Which skills have a word, and whether all of them in the head. */
function holders(entries: Entries, word: string): { ids: string[]; heads: number } {
  const posting = entries.postings.get(entries.lexicon.idOf(stem(word)));
  const ids = (posting?.slots ?? []).map((slot) => entries.at(slot)?.document.id ?? '?').sort();
  return { ids, heads: posting?.heads ?? 0 };
}

describe('the entries of an index', () => {
  it('lead from a word to the skills that have it, in the head or in the body alone', () => {
    const entries = entriesOf(doc('a', 'deploy'), doc('b', 'nothing', { body: 'deployment' }), doc('c', 'else'));
    assert.deepEqual(holders(entries, 'deploys'), { ids: ['a', 'b'], heads: 1 });
    assert.deepEqual(holders(entries, 'unheard'), { ids: [], heads: 0 });
  });

  it('count a word of head and body once, and more than one of the head alone', () => {
    const entries = entriesOf(doc('a', 'deploy', { body: 'deploy it' }), doc('b', 'deploy'));
    const posting = entries.postings.get(entries.lexicon.idOf('deploy'));
    const impactOf = (id: string) =>
      posting?.impacts[posting.slots.findIndex((slot) => entries.at(slot)?.document.id === id)] ?? 0;
    assert.equal(posting?.slots.length, 2);
    assert.ok(impactOf('a') > impactOf('b'));
  });

  it('keep the words in their order, with a gap after each field', () => {
    const entries = entriesOf({ id: 'a', name: 'one two', description: 'three', body: 'four five' });
    const ids = ['one', 'two', 'three', 'four', 'five'].map((word) => entries.lexicon.idOf(stem(word)));
    const sequence = [...(entries.get('a')?.sequence ?? [])].filter((id, at, all) => id !== 0 || all[at - 1] !== 0);
    assert.deepEqual(sequence, [ids[0], ids[1], 0, ids[2], 0, ids[3], ids[4], 0]);
    assert.equal(entries.get('a')?.sequence[entries.get('a')?.headLength ?? 0], ids[3]);
  });

  it('do not keep the body’s text', () => {
    const entries = entriesOf(doc('a', 'one', { body: 'a long text' }));
    assert.ok(!('body' in (entries.get('a')?.document ?? {})));
  });

  it('find a skill by its name, however it is written', () => {
    const entries = entriesOf(doc('a', 'one'), { id: 'b', name: 'Git Commit', description: '' });
    const named = (name: string) => Array.from(entries.named(name), ({ document }) => document.id);
    for (const name of ['git-commit', '/git_commit', 'GITCOMMIT']) assert.deepEqual(named(name), ['b'], name);
    assert.deepEqual(named('git'), []);
    assert.deepEqual(named(''), []);
  });

  it('name none for what is no name, even if a skill is called so', () => {
    assert.deepEqual([...entriesOf({ id: 'a', name: '--', description: 'x' }).named('')], []);
  });

  it('take a word for rarer, the fewer have it, and one of the body alone for half', () => {
    const entries = entriesOf(
      doc('a', 'common rare'),
      doc('b', 'common', { body: 'hidden' }),
      doc('c', 'common half', { body: 'hidden' }),
      doc('d', 'half'),
    );
    const rarity = (word: string) => entries.rarityOf(entries.lexicon.idOf(stem(word)));
    assert.ok(rarity('rare') > rarity('half') && rarity('half') > rarity('common'));
    assert.equal(rarity('hidden'), rarity('rare'));
    assert.equal(rarity('unheard'), 0);
  });

  it('are after any changes what they would be if only the last ones had been', () => {
    const words = ['deploy', 'test', 'commit', 'review', 'git'];
    const change = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      gone: fc.boolean(),
      description: fc.subarray(words).map((some) => some.join(' ')),
      body: fc.subarray(words).map((some) => some.join(' ')),
    });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const entries = new Entries();
        const last = new Map<string, MatchDocument>();
        for (const { id, gone, description, body } of changes) {
          if (gone) {
            entries.remove(id);
            last.delete(id);
          } else {
            entries.add(doc(id, description, { body }));
            last.set(id, doc(id, description, { body }));
          }
        }
        const fresh = entriesOf(...last.values());
        assert.equal(entries.size, fresh.size);
        for (const word of words) assert.deepEqual(holders(entries, word), holders(fresh, word), word);
      }),
    );
  });

  it('give a freed place to the next that comes', () => {
    const entries = entriesOf(doc('a', 'one'), doc('b', 'two'));
    for (let i = 0; i < 10; i++) entries.add(doc('a', `round ${i}`));
    assert.equal(entries.slots, 2);
  });
});
