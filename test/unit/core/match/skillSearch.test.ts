import assert from 'node:assert/strict';
import { documentOf } from '../../../../src/core/match/skillDocument';
import { type BodyReader, SkillSearch } from '../../../../src/core/match/skillSearch';
import type { Skill } from '../../../../src/core/model/skill';
import { TestToken } from '../../../support/cancellation';
import { makeSkill } from '../../../support/makeSkill';

const skill = (name: string, description: string, rest: Partial<Skill> = {}) =>
  makeSkill(name, { description, ...rest });

/** Bodies from a table; each time `now` is asked, `tick` milliseconds have gone. */
class Reader implements BodyReader {
  readonly read_: string[] = [];
  pauses = 0;
  #now = 0;

  constructor(
    readonly bodies: Readonly<Record<string, string>>,
    readonly tick = 0,
  ) {}

  read({ name }: Skill): Promise<string | undefined> {
    this.read_.push(name);
    return Promise.resolve(this.bodies[name]);
  }

  pause(): Promise<void> {
    this.pauses++;
    return Promise.resolve();
  }

  now(): number {
    this.#now += this.tick;
    return this.#now;
  }
}

const A = skill('deploy', 'Deploy a web app.');
const B = skill('commit', 'Write a commit message.');

describe('search among skills', () => {
  const found = (search: SkillSearch, query: string) => search.search(query).map((match) => match.skill);

  it('gives the skills themselves, and why', () => {
    const search = new SkillSearch();
    search.update([A, B]);
    const [match] = search.search('deploy my app');
    assert.equal(match?.skill, A);
    assert.deepEqual(match?.why, ['deploy', 'app']);
  });

  it('follows what is new, changed and gone', () => {
    const search = new SkillSearch();
    search.update([A, B]);
    const changed = skill('deploy', 'Publish to the moon.');
    search.update([changed]);
    assert.deepEqual(found(search, 'moon'), [changed]);
    assert.deepEqual(found(search, 'web app'), []);
    assert.deepEqual(found(search, 'commit'), []);
  });

  it('searches triggers, tools and tags', () => {
    const search = new SkillSearch();
    const tagged = skill('x', 'one', {
      triggers: ['koala'],
      tools: ['Platypus'],
      metadata: { tags: ['wombat', 3], category: 'emu' },
    });
    search.update([tagged, B]);
    for (const query of ['koala', 'platypus', 'wombat', 'emu']) assert.deepEqual(found(search, query), [tagged], query);
  });

  it('passes over tags that are no text', () => {
    assert.deepEqual(documentOf(skill('x', 'y', { metadata: { tags: { a: 1 }, keywords: null } })).tags, []);
  });
});

describe('bodies', () => {
  it('are searched once they are read, and read once', async () => {
    const search = new SkillSearch();
    search.update([A, B]);
    const reader = new Reader({ deploy: 'With a kangaroo.' });
    assert.deepEqual(search.search('kangaroo'), []);
    await search.readBodies(reader);
    assert.equal(search.search('kangaroo')[0]?.skill, A);
    await search.readBodies(reader);
    assert.deepEqual(reader.read_, ['deploy', 'commit']);
  });

  it('are read again for a skill that changed', async () => {
    const search = new SkillSearch();
    search.update([A, B]);
    await search.readBodies(new Reader({ deploy: 'With a kangaroo.' }));
    const changed = skill('deploy', 'Deploy a web app.');
    search.update([changed, B]);
    assert.deepEqual(search.search('kangaroo'), []);
    const reader = new Reader({ deploy: 'With a wombat.' });
    await search.readBodies(reader);
    assert.deepEqual(reader.read_, ['deploy']);
    assert.equal(search.search('wombat')[0]?.skill, changed);
  });

  it('come in slices, with pauses between', async () => {
    const search = new SkillSearch();
    search.update(Array.from({ length: 40 }, (_, i) => skill(`skill${i}`, 'one')));
    const quick = new Reader({}, 0);
    await search.readBodies(quick);
    assert.equal(quick.pauses, 0);
    search.update(Array.from({ length: 40 }, (_, i) => skill(`skill${i}`, 'two')));
    const slow = new Reader({}, 5);
    await search.readBodies(slow);
    assert.ok(slow.pauses > 5, String(slow.pauses));
  });

  it('stop when they are no longer wanted, and go on at the next call', async () => {
    const search = new SkillSearch();
    search.update([A, B]);
    const token = new TestToken();
    token.cancel();
    await search.readBodies(new Reader({ deploy: 'With a kangaroo.' }), token);
    assert.deepEqual(search.search('kangaroo'), []);
    await search.readBodies(new Reader({ deploy: 'With a kangaroo.' }));
    assert.equal(search.search('kangaroo')[0]?.skill, A);
  });

  it('of a skill that went meanwhile are dropped', async () => {
    const search = new SkillSearch();
    search.update([A, B]);
    const reader = new Reader({ deploy: 'With a kangaroo.' });
    const reading = search.readBodies(reader);
    search.update([B]);
    await reading;
    assert.deepEqual(search.search('kangaroo'), []);
    assert.deepEqual(search.search('deploy'), []);
  });
});
