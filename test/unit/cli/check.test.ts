import assert from 'node:assert/strict';
import { MemoryFiles } from '../../support/memoryFiles';
import { skillText } from '../../support/scanning';
import { run } from './running';

const files = () =>
  new MemoryFiles({
    '/w/.claude/skills/good/SKILL.md': skillText('good'),
    '/w/.claude/skills/bad/SKILL.md': '---\n- one\n- two\n---\n',
    '/w/.claude/skills/lax/SKILL.md': '---\nname: lax\n---\n\nDo it.\n',
  });

const pathsOf = (out: string) =>
  (JSON.parse(out) as { files: { path: string; name: string | null; findings: { code: string }[] }[] }).files.map(
    ({ path, name, findings }) => [path, name, ...findings.map(({ code }) => code)],
  );

describe('skillshelf check', () => {
  it('says what is wrong as a compiler does, and ends with a count', async () => {
    const { code, out } = await run('check .claude/skills/lax', files());
    assert.equal(
      out,
      [
        '.claude/skills/lax/SKILL.md:1:1  warning  There is no description, so no model can tell when to use the skill.  description-missing',
        '  → Add "description: …": what it does, and when to use it.',
        '',
        '1 file checked: 1 warning.',
        '',
      ].join('\n'),
    );
    assert.equal(code, 0);
  });

  it('checks all that list shows where no path is given', async () => {
    const { code, out } = await run('check --json', files());
    assert.deepEqual(pathsOf(out), [
      ['/w/.claude/skills/bad/SKILL.md', null, 'frontmatter-not-mapping'],
      ['/w/.claude/skills/good/SKILL.md', 'good'],
      ['/w/.claude/skills/lax/SKILL.md', 'lax', 'description-missing'],
    ]);
    assert.equal(code, 1);
  });

  it('checks files, folders of skills, and each but once', async () => {
    const { out } = await run(
      'check --json /w/.claude/skills/good/SKILL.md .claude/skills .claude/skills/good',
      files(),
    );
    assert.deepEqual(
      pathsOf(out).map(([path]) => path),
      ['good', 'bad', 'lax'].map((name) => `/w/.claude/skills/${name}/SKILL.md`),
    );
  });

  it('reads what lies in a project’s agents’ folders by the rules of these', async () => {
    const project = new MemoryFiles({
      '/w/.free-code/skills/plain.md': '---\nname: plain\ndescription: x. Use when y.\n---\n\nDo it.\n',
      '/w/.free-code/skills/notes.md': 'No skill.\n',
      '/w/.cat-code/skills/nameless/SKILL.md': '---\ndescription: x. Use when y.\n---\n\nDo it.\n',
    });
    const { out } = await run('check --json /w', project);
    assert.deepEqual(pathsOf(out).sort(), [
      ['/w/.cat-code/skills/nameless/SKILL.md', null, 'name-required'],
      ['/w/.free-code/skills/plain.md', 'plain'],
    ]);
  });

  it('says what only the whole file, and the other skills, can tell', async () => {
    const { out } = await run(
      'check --json /w/.claude/skills',
      new MemoryFiles({
        '/w/.claude/skills/a/SKILL.md':
          '---\nname: a\ndescription: x. Use when y.\ndepends_on: [gone]\n---\n\nSee [it](no.md).\n',
      }),
    );
    assert.deepEqual(pathsOf(out), [['/w/.claude/skills/a/SKILL.md', 'a', 'dependency-missing', 'link-dead']]);
  });

  it('gives the place of a finding, from 1', async () => {
    const { out } = await run('check --json .claude/skills/bad', files());
    const [finding] =
      (JSON.parse(out) as { files: { findings: Record<string, unknown>[] }[] }).files[0]?.findings ?? [];
    assert.deepEqual(Object.keys(finding ?? {}), ['code', 'severity', 'message', 'path', 'line', 'column']);
    assert.ok((finding?.line as number) >= 2 && (finding?.column as number) >= 1);
  });

  it('has nothing to say against good files', async () => {
    const { code, out } = await run('check .claude/skills/good', files());
    assert.deepEqual([code, out], [0, '1 file checked: nothing to say against them.\n']);
  });

  it('fails for a path that is not there', async () => {
    const { code, out } = await run('check nowhere', files());
    assert.equal(code, 1);
    assert.match(out, /^nowhere:1:1 {2}error {2}The file could not be read: no such file or directory/);
  });

  it('says so where there is nothing to check', async () => {
    const { code, out } = await run('check', new MemoryFiles().folder('/w'));
    assert.deepEqual([code, out], [0, 'There are no skills to check.\n']);
  });
});
