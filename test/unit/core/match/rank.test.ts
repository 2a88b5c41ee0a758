import assert from 'node:assert/strict';
import { Entries } from '../../../../src/core/match/entries';
import type { MatchDocument } from '../../../../src/core/match/entry';
import { Evidence } from '../../../../src/core/match/evidence';
import { type Ranking, rank } from '../../../../src/core/match/rank';
import { readRequest } from '../../../../src/core/match/request';

function entriesOf(documents: Readonly<Record<string, Partial<MatchDocument>>>): Entries {
  const entries = new Entries();
  for (const [name, rest] of Object.entries(documents)) entries.add({ id: name, name, description: '', ...rest });
  return entries;
}

const ranking = (entries: Entries, text: string): Ranking => rank(text, readRequest(text), entries);

const order = (entries: Entries, text: string) => ranking(entries, text).ranked.map(({ entry }) => entry.document.id);

function scoreOf(entries: Entries, text: string, id: string): number {
  return ranking(entries, text).ranked.find(({ entry }) => entry.document.id === id)?.score ?? 0;
}

describe('the order of skills', () => {
  it('is by words below 1, by a trigger from 1, by the name from 2', () => {
    const entries = entriesOf({
      ship: { description: 'Ship it, ship it all, ship the release of the release.' },
      handover: { description: 'Hands over.', triggers: ['ship the release'] },
      'ship-the-release': { description: 'Something.' },
    });
    assert.deepEqual(order(entries, 'ship the release'), ['ship-the-release', 'handover', 'ship']);
    const scores = ['ship', 'handover', 'ship-the-release'].map((id) => scoreOf(entries, 'ship the release', id));
    const [byWords = 0, byTrigger = 0, byName = 0] = scores;
    assert.ok(byWords > 0 && byWords < 1 && byTrigger >= 1 && byTrigger < 2 && byName >= 2);
  });

  it('takes a skill with all of the words before one with the rarer half of them', () => {
    const entries = entriesOf({
      a: { description: 'Compress images.' },
      b: { description: 'Images, compress: and nothing about archives.' },
      c: { description: 'Zebra images.' },
      d: { description: 'Images.' },
    });
    assert.equal(order(entries, 'compress zebra images').length, 4);
    assert.equal(order(entries, 'compress images')[0], 'a');
  });

  it('takes a rare word for more than a common one', () => {
    const entries = entriesOf({
      a: { description: 'Files and zebras.' },
      b: { description: 'Files and servers.' },
      c: { description: 'Files and scripts.' },
      d: { description: 'Zones and servers.' },
    });
    assert.equal(order(entries, 'zebra server')[0], 'a');
  });

  it('takes words that stand together for more, in head and body', () => {
    const entries = entriesOf({
      apart: { description: 'The load of a bridge, put to the test.' },
      together: { description: 'A load test, put to the bridge.' },
      bodyApart: { description: 'One.', body: 'The wire of a transfer that goes by night.' },
      bodyTogether: { description: 'One.', body: 'A wire transfer that goes by the night.' },
    });
    assert.equal(order(entries, 'load test')[0], 'together');
    assert.equal(order(entries, 'wire transfer')[0], 'bodyTogether');
  });

  it('does not take the end of one field and the beginning of the next for neighbours', () => {
    const entries = entriesOf({
      x: { name: 'alpha', description: 'beta gamma' },
      y: { name: 'gamma', description: 'alpha beta' },
    });
    const together = scoreOf(entries, 'alpha beta', 'y');
    assert.ok(together > 0);
    const one = entriesOf({ x: { name: 'delta', description: 'beta' }, z: { description: 'else' } });
    const two = entriesOf({ x: { name: 'delta beta', description: 'none' }, z: { description: 'else' } });
    assert.ok(scoreOf(two, 'delta beta', 'x') > scoreOf(one, 'delta beta', 'x'));
  });

  it('takes the best of what may stand for a word, not the sum', () => {
    const entries = entriesOf({
      one: { description: 'Delete rows.' },
      all: { description: 'Delete, erase, drop, purge.' },
      other: { description: 'Columns.' },
    });
    assert.equal(order(entries, 'delete rows')[0], 'one');
  });

  it('holds nothing that has none of the words', () => {
    assert.deepEqual(order(entriesOf({ a: { description: 'one' } }), 'two'), []);
    assert.deepEqual(order(entriesOf({}), 'two'), []);
  });
});

describe('evidence', () => {
  const entries = entriesOf({
    'deploy-app': { description: 'Publish to servers.', body: 'It mentions kangaroos in passing.' },
    other: { description: 'Something about servers.' },
  });

  function isConvincing(text: string, id = 'deploy-app'): boolean {
    const { request } = ranking(entries, text);
    const entry = entries.get(id);
    return entry !== undefined && new Evidence(request, entries.lexicon).isConvincing(entry);
  }

  it('convinces where most of the request stands in the head', () => {
    assert.ok(isConvincing('deploy an app'));
    assert.ok(isConvincing('publish to servers'));
  });

  it('does not where most of it stands nowhere', () => {
    assert.ok(!isConvincing('servers for quantum entangled zebra herds'));
    assert.ok(!isConvincing('quantum entangled zebra herds'));
  });

  it('takes the name for more than the rest of the head, and the body for less', () => {
    assert.ok(isConvincing('deploy zebras sideways'));
    assert.ok(!isConvincing('servers, zebras, sideways', 'other'));
    assert.ok(!isConvincing('kangaroos and zebras'));
  });

  it('does not count what one says in Chinese around the thing itself', () => {
    assert.ok(isConvincing('请帮我好好部署一下应用吧'));
  });

  it('names the words that hit, small ones only where nothing else does', () => {
    const words = (text: string) => {
      const { request } = ranking(entries, text);
      const entry = entries.get('other');
      return entry && new Evidence(request, entries.lexicon).wordsIn(entry);
    };
    assert.deepEqual(words('please say something about servers'), ['something', 'servers']);
    assert.deepEqual(words('about'), ['about']);
    assert.deepEqual(words('zebras'), []);
  });
});
