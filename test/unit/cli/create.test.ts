import assert from 'node:assert/strict';
import { main } from '../../../src/cli/main';
import { memoryDecisions } from '../../support/memoryDecisions';
import { MemoryFiles } from '../../support/memoryFiles';
import { memoryWriter } from '../../support/memoryWriter';

async function run(files: MemoryFiles, ...args: string[]) {
  const printed = { out: '', err: '' };
  const code = await main(['create', ...args], {
    files,
    writer: memoryWriter(files),
    decisions: () => memoryDecisions(),
    cwd: '/w',
    home: '/home/me',
    bundled: '/bundled',
    version: '1.0.0',
    write: (text) => {
      printed.out += text;
    },
    complain: (text) => {
      printed.err += text;
    },
    input: () => [],
  });
  return { code, ...printed };
}

async function textAt(files: MemoryFiles, path: string): Promise<string> {
  const file = await files.readText(path, 10_000);
  return file.kind === 'text' ? file.text : assert.fail(file.reason);
}

const PATH = '/w/.agents/skills/release-notes/SKILL.md';
const DESCRIBED = ['--description', 'Write release notes: one page. Use before a release.'];

describe('skillshelf create', () => {
  it('makes a skill in the current folder, and prints where', async () => {
    const files = new MemoryFiles({ '/w/steps.md': '# Steps\n' });
    const done = await run(
      files,
      'release-notes',
      ...DESCRIBED,
      '--trigger',
      'release',
      '--trigger',
      '发布',
      '--body',
      'steps.md',
    );
    assert.deepEqual(done, { code: 0, out: `${PATH}\n`, err: '' });
    assert.equal(
      await textAt(files, PATH),
      '---\nname: release-notes\ndescription: "Write release notes: one page. Use before a release."\ntriggers:\n  - release\n  - 发布\n---\n\n# Steps\n',
    );
  });

  it('begins from a template where no instructions are given', async () => {
    const files = new MemoryFiles();
    await run(files, 'release-notes', ...DESCRIBED);
    assert.match(await textAt(files, PATH), /\n# Release notes\n[\s\S]*## Steps\n/);
  });

  it('makes it in the home', async () => {
    const files = new MemoryFiles();
    const { out } = await run(files, 'x', ...DESCRIBED, '--user', '--json');
    assert.deepEqual(JSON.parse(out), { name: 'x', path: '/home/me/.agents/skills/x/SKILL.md' });
  });

  it('overwrites nothing', async () => {
    const files = new MemoryFiles({ [PATH]: 'mine' });
    assert.deepEqual(await run(files, 'release-notes', ...DESCRIBED), {
      code: 1,
      out: '',
      err: `${PATH}: it exists already.\n`,
    });
    assert.equal(await textAt(files, PATH), 'mine');
  });

  it('says what is missing or wrong', async () => {
    const files = new MemoryFiles();
    const complaint = async (...args: string[]) => (await run(files, ...args)).err;
    assert.match(await complaint('x'), /^A description is needed/);
    assert.match(await complaint('Release Notes', ...DESCRIBED), /"release-notes" would do\.\n$/);
    assert.equal(await complaint('x', ...DESCRIBED, '--body', 'nope.md'), 'nope.md: no such file or directory.\n');
    assert.match(await complaint('x', ...DESCRIBED, '--root', '/r'), /^There is no folder for it/);
  });
});
