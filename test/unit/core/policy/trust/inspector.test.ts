import assert from 'node:assert/strict';
import type { Skill } from '../../../../../src/core/model/skill';
import { inspectAll } from '../../../../../src/core/policy/trust/background';
import { Inspector } from '../../../../../src/core/policy/trust/inspector';
import { type Pace, UNHURRIED } from '../../../../../src/core/policy/trust/pace';
import { TestToken } from '../../../../support/cancellation';
import { makeSkill } from '../../../../support/makeSkill';
import { MemoryFiles } from '../../../../support/memoryFiles';

const one = makeSkill('one');
const two = makeSkill('two');
const text = (name: string) => `---\nname: ${name}\ndescription: Does it.\n---\n\nDo it.\n`;

const filesOf = (...skills: Skill[]) =>
  new MemoryFiles(Object.fromEntries(skills.map(({ path, name }) => [path, text(name)])));

const log = { debug: () => undefined };

describe('the inspector', () => {
  it('knows nothing before it has looked, and tells when it does', async () => {
    const inspector = new Inspector(filesOf(one));
    const told: string[] = [];
    inspector.onDidInspect(({ path }) => told.push(path));
    assert.equal(inspector.known(one), undefined);
    await inspector.inspect(one);
    assert.equal(inspector.known(one)?.report.level, 'P2');
    assert.deepEqual(told, [one.path]);
  });

  it('reads nothing anew as long as sizes and times are the same, unless it is to be fresh', async () => {
    const files = filesOf(one);
    const inspector = new Inspector(files);
    const first = await inspector.inspect(one);
    const reads = files.reads.length;
    assert.equal(await inspector.inspect(one), first);
    assert.equal(files.reads.length, reads);
    await inspector.inspect(one, true);
    assert.ok(files.reads.length > reads);
  });

  it('says nothing when nothing has changed, and does when a file beside SKILL.md has', async () => {
    const files = filesOf(one);
    const inspector = new Inspector(files);
    await inspector.inspect(one);
    let told = 0;
    inspector.onDidInspect(() => told++);
    await inspector.inspect(one, true);
    assert.equal(told, 0);
    files.write(`${one.directory}/run.sh`, 'sudo rm -rf ~/x\n');
    await inspector.inspect(one);
    assert.equal(told, 1);
    assert.deepEqual(inspector.known(one)?.facts.scripts, ['run.sh']);
  });

  it('knows nothing of a skill that was read anew', async () => {
    const inspector = new Inspector(filesOf(one));
    await inspector.inspect(one);
    assert.equal(inspector.known({ ...one }), undefined);
  });

  it('rests whenever its slice is spent, and gives up when nobody wants it any more', async () => {
    const token = new TestToken();
    let rests = 0;
    const pace: Pace = {
      isSpent: true,
      rest: () => {
        rests++;
        if (rests === 3) token.cancel();
        return Promise.resolve();
      },
    };
    const inspector = new Inspector(filesOf(one), () => ({}), pace);
    assert.equal(await inspector.inspect(one, false, token), undefined);
    assert.equal(rests, 3);
    assert.equal(inspector.known(one), undefined);
  });

  it('takes the rules of the moment', async () => {
    const options = { strict: false };
    const files = new MemoryFiles({ [one.path]: `${text('one')}\nUse sudo for it.\n` });
    const inspector = new Inspector(files, () => options);
    assert.notEqual((await inspector.inspect(one))?.report.level, 'P0');
    options.strict = true;
    inspector.forget();
    assert.equal((await inspector.inspect(one))?.report.level, 'P0');
  });

  it('leaves out what the person lives with', async () => {
    const sift = () => Promise.resolve({ level: 'P2' as const, findings: [], suppressed: [] });
    const files = new MemoryFiles({ [one.path]: `${text('one')}\nUse sudo for it.\n` });
    const inspector = new Inspector(files, () => ({ strict: true }), UNHURRIED, sift);
    assert.equal((await inspector.inspect(one))?.report.level, 'P2');
  });
});

describe('the audit in the background', () => {
  it('looks into every skill, those of which nothing is known first', async () => {
    const inspector = new Inspector(filesOf(one, two));
    await inspector.inspect(one);
    const told: string[] = [];
    inspector.onDidInspect(({ path }) => told.push(path));
    await inspectAll([one, two], inspector, { pace: UNHURRIED, log });
    assert.deepEqual(told, [two.path]);
    assert.ok(inspector.known(one) && inspector.known(two));
  });

  it('stops between two skills when it is cancelled', async () => {
    const inspector = new Inspector(filesOf(one, two));
    const token = new TestToken();
    inspector.onDidInspect(() => token.cancel());
    await inspectAll([one, two], inspector, { pace: UNHURRIED, log }, token);
    assert.equal(inspector.known(two), undefined);
  });

  it('goes on after a skill that can’t be looked into', async () => {
    const files = filesOf(one, two);
    files.before = (path) => {
      if (path === one.directory) throw new Error('disk on fire');
    };
    const logged: string[] = [];
    const inspector = new Inspector(files);
    await inspectAll([one, two], inspector, { pace: UNHURRIED, log: { debug: (message) => logged.push(message) } });
    assert.match(logged[0] ?? '', /one\/SKILL\.md could not be looked into: .*disk on fire/);
    assert.ok(inspector.known(two));
  });
});
