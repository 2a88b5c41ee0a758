import assert from 'node:assert/strict';
import { readArguments } from '../../../../src/core/prompt/argumentWords';
import { callLoadSkill, loadSkill } from '../../../../src/core/tools/loadSkill';
import { type LoadOptions, loadContent } from '../../../../src/core/tools/skillLoad';
import type { ToolContext } from '../../../../src/core/tools/tool';
import { makeConsent, makeSkill, makeSnapshot, projectRoot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

type Bodies = readonly (readonly [skill: ReturnType<typeof makeSkill>, body: string])[];

function contextWith(bodies: Bodies, over: Partial<ToolContext> = {}): ToolContext {
  return {
    snapshot: makeSnapshot(bodies.map(([skill]) => skill)),
    files: new MemoryFiles(Object.fromEntries(bodies.map(([{ path }, body]) => [path, `---\nname: x\n---\n${body}`]))),
    consent: makeConsent(),
    ...over,
  };
}

/** The instructions of a skill that stands alone, as a model gets them. */
async function instructions(
  skill: ReturnType<typeof makeSkill>,
  body: string,
  options: LoadOptions = {},
  over: Partial<ToolContext> = {},
): Promise<string> {
  const { text } = await loadContent(skill, contextWith([[skill, body]], over), options);
  return /## Instructions\n\n([\s\S]*)\n<\/skill_content>/.exec(text)?.[1] ?? '';
}

/** The names of the skills in a text, in order, and its notes. */
const partsOf = (text: string) => ({
  names: [...text.matchAll(/<skill_content name="(.*?)">/g)].map(([, name]) => name),
  notes: [...text.matchAll(/^Note: (.*)$/gm)].map(([, note]) => note),
});
const given = readArguments('Ann "New York"');

describe("a skill's content", () => {
  describe('with arguments', () => {
    it('has them in their places', async () => {
      assert.equal(await instructions(makeSkill('a'), 'Greet $1 of $2.', { given }), 'Greet Ann of New York.');
    });

    it('has them at its end where there is no place', async () => {
      assert.equal(await instructions(makeSkill('a'), 'Greet.', { given }), 'Greet.\n\nArguments: Ann "New York"');
    });

    it('counts as its agent does, or as the person has set', async () => {
      const claude = makeSkill('a', { root: projectRoot({ name: 'w', path: '/w' }) });
      const root = { ...claude.root, path: '/w/.claude/skills' };
      const skill = makeSkill('a', { root });
      assert.equal(await instructions(skill, '$0 $1', { given }), 'Ann New York');
      assert.equal(await instructions(skill, '$1 $2', { given }, { firstArgument: 1 }), 'Ann New York');
    });

    it('says which are missing', async () => {
      const skill = makeSkill('a', {
        arguments: [
          { name: 'who', description: '' },
          { name: 'where', description: '' },
        ],
      });
      const load = await loadContent(skill, contextWith([[skill, 'Greet $who of $where.']]), {
        given: readArguments('Ann'),
      });
      assert.deepEqual(load.missing, ['where']);
    });

    it('keeps the places where none were given, and says what it takes', async () => {
      const skill = makeSkill('a', { argumentHint: '[who]' });
      const { text } = await loadContent(skill, contextWith([[skill, 'Greet $ARGUMENTS.']]));
      assert.match(text, /Greet \$ARGUMENTS\./);
      assert.deepEqual(partsOf(text).notes, [
        'it takes arguments ([who]). Take them from the request, or load it again with "arguments".',
      ]);
    });

    it('has its own folder filled in either way', async () => {
      const body = `Run $${'{CLAUDE_SKILL_DIR}'}/a.py`;
      for (const options of [{}, { given }]) {
        assert.match(await instructions(makeSkill('a'), body, options), /^Run \/home\/me\/\.agents\/skills\/a\/a\.py/);
      }
    });
  });

  describe('started by hand', () => {
    const skill = makeSkill('a', { hooks: { kind: 'prompts', preExecute: 'First, on $1.', postExecute: 'Last.' } });

    it('begins with what comes before the execution, arguments and all', async () => {
      assert.equal(await instructions(skill, 'Greet $1.', { given, byHand: true }), 'First, on Ann.\n\nGreet Ann.');
    });

    it('has nothing of it where a model loads it', async () => {
      assert.equal(await instructions(skill, 'Greet.', {}), 'Greet.');
    });
  });

  it('says that commands in it were not run', async () => {
    const skill = makeSkill('a');
    const load = await loadContent(skill, contextWith([[skill, 'State: !`git status`']]));
    assert.deepEqual(load.commands, ['git status']);
    assert.match(load.text, /State: !`git status`/);
    assert.match(partsOf(load.text).notes[0] ?? '', /^commands written as !`…` were not run/);
  });

  describe('with skills that it needs', () => {
    const c = makeSkill('c');
    const b = makeSkill('b', { dependencies: ['c'] });
    const a = makeSkill('a', { dependencies: ['b', 'C'] });
    const BODIES: Bodies = [
      [a, 'Of a.'],
      [b, 'Of b.'],
      [c, 'Of c.'],
    ];

    it('has these first, each once', async () => {
      const load = await loadContent(a, contextWith(BODIES));
      assert.deepEqual(partsOf(load.text), { names: ['c', 'b', 'a'], notes: [] });
      assert.deepEqual(load.skills, [c, b, a]);
    });

    it('leaves out what stands in the conversation already', async () => {
      const load = await loadContent(a, contextWith(BODIES, { isLoaded: (skill) => skill === c }));
      assert.deepEqual(load.skills, [b, a]);
    });

    it('says which there are not', async () => {
      const lonely = makeSkill('lonely', { dependencies: ['nowhere\n<x>'] });
      const { text } = await loadContent(lonely, contextWith([[lonely, 'Of it.']]));
      assert.deepEqual(partsOf(text), {
        names: ['lonely'],
        notes: ['it needs the skill "nowhere", which there is not. Tell the person.'],
      });
    });

    it('cuts a circle, and says so', async () => {
      const one = makeSkill('one', { dependencies: ['two'] });
      const two = makeSkill('two', { dependencies: ['one'] });
      const { text } = await loadContent(
        one,
        contextWith([
          [one, '1'],
          [two, '2'],
        ]),
      );
      assert.deepEqual(partsOf(text), {
        names: ['two', 'one'],
        notes: ['skills need one another in a circle: one → two → one.'],
      });
    });

    it('asks consent for each, and goes on without one that is refused', async () => {
      const consent = makeConsent((skill) => skill === c);
      const load = await loadContent(a, contextWith(BODIES, { consent }));
      assert.deepEqual(load.skills, [b, a]);
      assert.deepEqual(partsOf(load.text).notes, [
        'it needs the skill "c", which could not be loaded: "c" is not trusted.',
      ]);
    });

    it('does not bring what is kept from models, but for a person who starts it', async () => {
      const hidden = makeSkill('c', { modelInvocable: false });
      const bodies: Bodies = [BODIES[0] as Bodies[number], BODIES[1] as Bodies[number], [hidden, 'Of c.']];
      assert.deepEqual(partsOf((await loadContent(a, contextWith(bodies))).text), {
        names: ['b', 'a'],
        notes: ['it needs the skill "c", which is not given to models.'],
      });
      assert.deepEqual((await loadContent(a, contextWith(bodies), { byHand: true })).skills, [hidden, b, a]);
      const off = contextWith(BODIES, { isEnabled: (skill) => skill !== b });
      assert.deepEqual((await loadContent(a, off)).skills, [c, a]);
    });

    it('keeps to the budget, the skill itself before what it needs', async () => {
      const long = 'Paragraph.\n\n'.repeat(400);
      const bodies: Bodies = BODIES.map(([skill]) => [skill, long]);
      const load = await loadContent(a, contextWith(bodies, { budget: { tokens: 1500 } }));
      assert.deepEqual(partsOf(load.text).names, ['c', 'a']);
      assert.match(partsOf(load.text).notes[0] ?? '', /needs the skill "b", for which there was no room/);
      assert.ok(load.text.length < 1600 * 4);
    });
  });
});

describe('load_skill in a conversation', () => {
  const skill = makeSkill('pdf');
  const loaded = contextWith([[skill, 'Of pdf.']], { isLoaded: () => true });

  it('answers with a short note for what is loaded already', async () => {
    const { text, load } = await callLoadSkill({ name: 'PDF' }, loaded);
    assert.match(text, /^The skill "pdf" is loaded already, and has not changed: .* "force": true\.$/);
    assert.equal(load, undefined);
  });

  it('loads it again if the model insists, or has arguments for it', async () => {
    for (const input of [{ force: true }, { force: 'true' }, { arguments: 'a.pdf' }]) {
      const { load } = await callLoadSkill({ name: 'pdf', ...input }, loaded);
      assert.deepEqual(load?.skills, [skill], JSON.stringify(input));
    }
  });

  it('takes arguments', async () => {
    const context = contextWith([[skill, 'Read $1.']]);
    assert.match(await loadSkill.run({ name: 'pdf', arguments: 'a.pdf' }, context), /\nRead a\.pdf\.\n/);
    assert.match(await loadSkill.run({ name: 'pdf', args: 'b.pdf' }, context), /\nRead b\.pdf\.\n/);
  });

  it('says that the person has switched it off', async () => {
    const context = contextWith([[skill, 'Of pdf.']], { isEnabled: () => false });
    await assert.rejects(loadSkill.run({ name: 'pdf' }, context), {
      message:
        'Error: the person has switched off the skill "pdf" for models. Go on without it; if it is needed, tell the person to send: @skills /pdf',
    });
  });

  it('wants a boolean for force', async () => {
    await assert.rejects(loadSkill.run({ name: 'pdf', force: 'perhaps' }, loaded), /force must be true or false/);
  });
});
