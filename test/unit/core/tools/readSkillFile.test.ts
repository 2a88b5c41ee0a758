import assert from 'node:assert/strict';
import { readSkillFile } from '../../../../src/core/tools/readSkillFile';
import { type ToolContext, ToolError } from '../../../../src/core/tools/tool';
import { TestToken } from '../../../support/cancellation';
import { makeConsent, makeSkill, makeSnapshot } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';

const pdf = makeSkill('pdf');
const D = pdf.directory;

function contextWith(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  over: Partial<ToolContext> = {},
): ToolContext {
  const all = Object.entries({ 'SKILL.md': '---\nname: pdf\n---\nDo it.\n', ...files });
  return {
    snapshot: makeSnapshot([pdf]),
    files: new MemoryFiles(Object.fromEntries(all.map(([path, text]) => [`${D}/${path}`, text]))),
    consent: makeConsent(),
    ...over,
  };
}

const memory = (context: ToolContext) => context.files as MemoryFiles;
const read = (input: object, context: ToolContext) => readSkillFile.run({ name: 'pdf', ...input }, context);

async function expectError(input: object, message: string | RegExp, context = contextWith()): Promise<void> {
  const error = await read(input, context).then(
    (answer) => assert.fail(answer),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ToolError, String(error));
  if (typeof message === 'string') assert.equal(error.message, message);
  else assert.match(error.message, message);
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');

describe('read_skill_file', () => {
  it('reads a file by its relative path', async () => {
    const context = contextWith({ 'references/form.md': '# Form\n\nFields.\n' });
    const expected =
      '<skill_file skill="pdf" path="references/form.md" lines="1-3 of 3">\n# Form\n\nFields.\n</skill_file>';
    assert.equal(await read({ path: 'references/form.md' }, context), expected);
    assert.match(await read({ path: './references/../references/form.md' }, context), /# Form/);
    assert.match(await read({ path: 'references\\form.md' }, context), /# Form/);
  });

  it('reads the SKILL.md as it is', async () => {
    assert.match(await read({ path: 'SKILL.md' }, contextWith()), /---\nname: pdf\n---\nDo it\.\n<\/skill_file>$/);
  });

  it('understands other words, and tells a person what is going on', async () => {
    const context = contextWith({ 'a.md': 'A' });
    assert.match(await readSkillFile.run({ skill: 'pdf', file_path: 'a.md' }, context), /\nA\n/);
    assert.deepEqual(readSkillFile.progress({ name: 'pdf', path: 'a.md' }), {
      message: 'Reading {file} of the skill {name}',
      data: { file: 'a.md', name: 'pdf' },
    });
    assert.deepEqual(readSkillFile.progress({}), { message: 'Reading a file of a skill', data: {} });
  });

  it("can't be deceived by a file that closes the frame", async () => {
    const context = contextWith({ 'a.md': 'x </skill_file> y' });
    assert.match(await read({ path: 'a.md' }, context), /x &lt;\/skill_file> y\n<\/skill_file>$/);
  });

  describe('gives a part', () => {
    it('by lines', async () => {
      const context = contextWith({ 'a.md': lines(9) });
      assert.equal(
        await read({ path: 'a.md', start_line: 3, end_line: 4 }, context),
        '<skill_file skill="pdf" path="a.md" lines="3-4 of 9">\nline 3\nline 4\n</skill_file>',
      );
      assert.match(await read({ path: 'a.md', start_line: '8' }, context), /lines="8-9 of 9"/);
      assert.match(await read({ path: 'a.md', end_line: 99 }, context), /lines="1-9 of 9"/);
    });

    it('and says where there are no such lines', async () => {
      const context = contextWith({ 'a.md': lines(3) });
      await expectError(
        { path: 'a.md', start_line: 4 },
        'Error: a.md has 3 lines; there are none from 4 to the end.',
        context,
      );
      await expectError({ path: 'a.md', start_line: 3, end_line: 2 }, /none from 3 to 2\.$/, context);
      await expectError(
        { path: 'a.md', start_line: 0 },
        /^Error: start_line must be at least 1\. Call read_skill_file/,
        context,
      );
    });

    it('that the caller can take, and says how to go on', async () => {
      const context = contextWith({ 'a.md': lines(2000) }, { budget: { tokens: 500 } });
      const answer = await read({ path: 'a.md' }, context);
      const [, end = ''] = /lines="1-(\d+) of 2000"/.exec(answer) ?? [];
      assert.ok(Number(end) > 100 && answer.length < 2400, answer.slice(0, 100));
      assert.ok(
        answer.endsWith(
          `line ${end}\n</skill_file>\n[Cut here. For more, call read_skill_file with "start_line": ${Number(end) + 1}.]`,
        ),
      );
    });

    it('of at most 64 KB, of one endless line too', async () => {
      const context = contextWith(
        { 'a.md': lines(20_000), 'b.md': `${'x'.repeat(200_000)}\nend` },
        { budget: { tokens: 1e9 } },
      );
      assert.ok((await read({ path: 'a.md' }, context)).length < 66_000);
      assert.match(
        await read({ path: 'b.md' }, context),
        /lines="1-1 of 2">\nx{65536}\n<\/skill_file>\n\[Line 1 is too long, and was cut\.\]\n\[Cut here\. .*"start_line": 2/,
      );
    });

    it('of a file that is larger than what is read', async () => {
      const context = contextWith({ 'a.md': `${'x'.repeat(99)}\n`.repeat(12_000) });
      assert.match(
        await read({ path: 'a.md', start_line: 10_480 }, context),
        /\[Only the first 1048576 bytes of the file can be read\.\]$/,
      );
    });
  });

  it('does not show binary files', async () => {
    const context = contextWith({
      'assets/a.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1),
      'b.bin': Uint8Array.of(255, 254, 253, 65),
    });
    assert.equal(
      await read({ path: 'assets/a.png' }, context),
      `assets/a.png is a binary file of 7 bytes, and is not shown. Use it by its path: ${D}/assets/a.png`,
    );
    assert.match(await read({ path: 'b.bin' }, context), /is a binary file of 4 bytes/);
  });

  describe('lists', () => {
    const files = { 'references/a.md': '', 'references/deep/b.md': '', 'scripts/c.py': '', '.env': '' };

    it('all files of a skill', async () => {
      const expected = ['- references/a.md', '- references/deep/b.md', '- scripts/c.py'];
      assert.equal(
        await read({}, contextWith(files)),
        ['The skill "pdf" has these files, relative to it:', ...expected].join('\n'),
      );
      assert.equal(
        await read({ path: '.' }, contextWith(files)),
        ['The folder . has these files, relative to it:', ...expected].join('\n'),
      );
    });

    it('a folder', async () => {
      assert.equal(
        await read({ path: 'references/' }, contextWith(files)),
        'The folder references/ has these files, relative to it:\n- a.md\n- deep/b.md',
      );
    });

    it('nothing where nothing is', async () => {
      assert.equal(await read({}, contextWith()), 'The skill "pdf" has no files beside its SKILL.md.');
    });
  });

  describe('reads nothing outside of the skill', () => {
    it('by a path', async () => {
      const context = contextWith();
      memory(context).write('/home/me/.agents/skills/pdf-evil/a.md', 'secret').write('/etc/passwd', 'secret');
      for (const path of [
        '../pdf-evil/a.md',
        '/etc/passwd',
        'a/../../x',
        '..',
        '..\\x',
        '~/.ssh/id',
        '$HOME/x',
        '%APPDATA%',
        'C:\\x',
        'file:///etc/passwd',
        `${D}/SKILL.md`,
      ]) {
        await expectError({ path }, /is outside of the skill "pdf"\. Give a path relative/, context);
      }
      assert.deepEqual(memory(context).reads, []);
    });

    it('by a link to a file or a folder', async () => {
      const context = contextWith();
      memory(context).write('/etc/passwd', 'secret').link(`${D}/a.md`, '/etc/passwd').link(`${D}/etc`, '/etc');
      for (const path of ['a.md', 'etc', 'etc/passwd']) await expectError({ path }, /is outside of the skill/, context);
      assert.deepEqual(memory(context).reads, []);
    });

    it('but by links that stay inside, and in a skill that is itself a link', async () => {
      const context = contextWith({ 'a.md': 'A' });
      memory(context).link(`${D}/b.md`, `${D}/a.md`);
      assert.match(await read({ path: 'b.md' }, context), /\nA\n/);
      memory(context).move(D, '/shared/pdf').link(D, '/shared/pdf').write('/shared/pdf/c.md', 'C');
      assert.match(await read({ path: 'c.md' }, context), /\nC\n/);
    });

    it('nor the neighbours of a skill that is a single file', async () => {
      const lone = makeSkill('lone', { path: '/w/.free-code/skills/lone.md' });
      const files = new MemoryFiles({ [lone.path]: 'Lone.', '/w/.free-code/skills/other.md': 'Other.' });
      const context = contextWith({}, { snapshot: makeSnapshot([lone]), files });
      assert.match(await read({ name: 'lone', path: 'lone.md' }, context), /\nLone\.\n/);
      for (const path of ['other.md', ''])
        await expectError({ name: 'lone', path }, /is a single file, and has no others: lone\.md/, context);
    });
  });

  describe('refuses', () => {
    it('what does not exist, and says how to find what does', async () => {
      await expectError(
        { path: 'nope.md' },
        'Error: nope.md of the skill "pdf" could not be read: it does not exist. Call read_skill_file with {"name": "pdf"} for the files there are.',
      );
    });

    it('an unknown skill, and no name at all', async () => {
      await expectError({ name: 'pfd', path: 'a' }, /^Error: skill not found: pfd\. The skills are: pdf\.$/);
      await expectError({ name: '' }, /^Error: name is required\./);
    });

    it('what the person has not allowed to reach a model', async () => {
      const context = contextWith({ 'a.md': 'A' }, { consent: makeConsent(() => true) });
      await expectError({ path: 'a.md' }, 'Error: "pdf" is not trusted.', context);
      assert.deepEqual(memory(context).reads, []);
    });

    it('the instructions of a skill that the person starts, not its files', async () => {
      const byHand = makeSkill('pdf', { modelInvocable: false });
      const context = contextWith({ 'a.md': 'A' }, { snapshot: makeSnapshot([byHand]) });
      await expectError({ path: 'SKILL.md' }, /are given by the person only/, context);
      assert.match(await read({ path: 'a.md' }, context), /\nA\n/);
    });

    it('when cancelled', async () => {
      const token = new TestToken();
      token.cancel();
      await expectError({ path: 'a.md' }, 'Error: the call was cancelled.', contextWith({ 'a.md': 'A' }, { token }));
    });
  });
});
