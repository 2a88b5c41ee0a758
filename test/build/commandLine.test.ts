// The command as it is installed: the bundle, in a process of its own.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { version } from '../../package.json';
import { skillText } from '../support/scanning';

const BIN = path.resolve(__dirname, '../../dist/cli.js');

describe('the command skillshelf', () => {
  let folder: string;

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const run = (...args: string[]) => {
    const env = { PATH: process.env.PATH, HOME: path.join(folder, 'home'), USERPROFILE: path.join(folder, 'home') };
    const cwd = path.join(folder, 'project');
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { cwd, env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'skillshelf-'));
    write('project/.claude/skills/lint/SKILL.md', skillText('lint'));
    write('project/.github/skills/broken/SKILL.md', 'no head');
    write('home/.copilot/skills/--help/SKILL.md', skillText('--help'));
    write('more/a/b/deep/SKILL.md', skillText('deep'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('lists the current folder and the home, as JSON and nothing else', () => {
    const { status, stdout, stderr } = run('list', '--json');
    const { skills, failures } = JSON.parse(stdout) as { skills: { name: string }[]; failures: { code: string }[] };
    assert.deepEqual(
      [skills.map(({ name }) => name), failures.map(({ code }) => code)],
      [['lint', '--help'], ['no-frontmatter']],
    );
    assert.deepEqual([status, stderr], [1, '']);
  });

  it('lists what is given, and the bundled skills on demand', () => {
    const { status, stdout } = run('list', '--json', '--root', '../more', '--bundled');
    const { skills } = JSON.parse(stdout) as { skills: { name: string; scope: string }[] };
    assert.equal(skills[0]?.name, 'deep');
    assert.deepEqual([...new Set(skills.map(({ scope }) => scope))], ['external', 'bundled']);
    assert.equal(status, 0);
  });

  it('writes no colours where nobody sees them', () => {
    assert.ok(!run('list').stdout.includes('\u001b'));
  });

  it('takes a name for a name after two dashes', () => {
    assert.match(run('show', '--', '--help').stdout, /^--help\n/);
    assert.match(run('show', '--help').stdout, /^Usage/);
  });

  it('checks files, and reads heads that need a YAML parser', () => {
    write(
      'more/yaml/SKILL.md',
      '---\nname: yaml\ndescription: &a "Use \\u00e9"\nmetadata: {a: [1, *a]}\n---\nDo it.\n',
    );
    const { status, stdout } = run('check', '../more/yaml', '--json');
    const { files } = JSON.parse(stdout) as { files: { name: string }[] };
    assert.deepEqual(
      files.map(({ name }) => name),
      ['yaml'],
    );
    assert.ok(status === 0 || status === 1);
  });

  it('loads a skill with its warning apart from it', () => {
    const { status, stdout, stderr } = run('load', 'lint');
    assert.match(stdout, /^<skill_content name="lint">/);
    assert.doesNotMatch(stdout, /stranger/);
    assert.match(stderr, /stranger/);
    assert.equal(status, 0);
  });

  it('ends with 2 for wrong usage, and with 1 for an unknown name', () => {
    assert.equal(run('lisst').status, 2);
    assert.equal(run('load').status, 2);
    assert.equal(run('load', 'nothing').status, 1);
  });

  it('knows its version', () => assert.equal(run('--version').stdout, `${version}\n`));

  it('is content if nobody reads on', () => {
    for (let index = 0; index < 400; index++) {
      write(`many/${index}/SKILL.md`, skillText(`s${index}`, `Use it. ${'word '.repeat(100)}`));
    }
    const pipe = `"${process.execPath}" "${BIN}" list --json --root "${path.join(folder, 'many')}" | head -c 10`;
    const { stdout, stderr } = spawnSync('sh', ['-c', pipe], { encoding: 'utf8' });
    assert.deepEqual([stdout, stderr], ['{\n  "skill', '']);
  });
});
