import assert from 'node:assert/strict';
import { MemoryFiles } from '../../support/memoryFiles';
import { skillText } from '../../support/scanning';
import { run } from './running';

const files = () =>
  new MemoryFiles({
    '/w/.claude/skills/lint/SKILL.md': skillText('lint', 'Use to lint. It has 中文 in it.'),
    '/w/.claude/skills/broken/SKILL.md': 'no head',
    '/home/me/.agents/skills/lint/SKILL.md': skillText('lint'),
    '/home/me/.agents/skills/pdf/SKILL.md':
      '---\nname: pdf\ndescription: Use for PDF.\nversion: 2.0.0\ntriggers: [pdf]\nallowed-tools: Read Bash\n---\n',
    '/s/deep/down/x/SKILL.md': skillText('x'),
    '/ext/skills/guide/SKILL.md': skillText('guide'),
  });

const listed = async (args: string) => {
  const { out } = await run(`list --json ${args}`, files());
  return (JSON.parse(out) as { skills: { name: string; scope: string }[] }).skills.map(
    ({ name, scope }) => `${scope} ${name}`,
  );
};

describe('skillshelf list', () => {
  it('looks in the current folder and the home where nothing is given', async () => {
    assert.deepEqual(await listed(''), ['project lint', 'user lint', 'user pdf']);
  });

  it('looks in what is given, and nowhere else', async () => {
    assert.deepEqual(await listed('--home /home/me'), ['user lint', 'user pdf']);
    assert.deepEqual(await listed('--workspace .'), ['project lint']);
    assert.deepEqual(await listed('--root ../s'), ['external x']);
    assert.deepEqual(await listed('--root /s --root /home/me/.agents/skills --workspace /w'), [
      'project lint',
      'external x',
      'external lint',
      'external pdf',
    ]);
  });

  it('has the bundled skills only when they are asked for', async () => {
    assert.deepEqual(await listed('--root /s --bundled'), ['external x', 'bundled guide']);
  });

  it('prints JSON of a shape that stays', async () => {
    const { code, out, err } = await run('list --json', files());
    assert.deepEqual(JSON.parse(out), {
      skills: [
        {
          name: 'lint',
          description: 'Use to lint. It has 中文 in it.',
          version: null,
          dialect: 'spec',
          scope: 'project',
          source: 'local',
          path: '/w/.claude/skills/lint/SKILL.md',
          shadowedBy: null,
          triggers: [],
          tools: [],
          findings: [],
        },
        {
          name: 'lint',
          description: 'Use when a test needs a skill.',
          version: null,
          dialect: 'spec',
          scope: 'user',
          source: 'local',
          path: '/home/me/.agents/skills/lint/SKILL.md',
          shadowedBy: '/w/.claude/skills/lint/SKILL.md',
          triggers: [],
          tools: [],
          findings: [],
        },
        {
          name: 'pdf',
          description: 'Use for PDF.',
          version: '2.0.0',
          dialect: 'spec',
          scope: 'user',
          source: 'local',
          path: '/home/me/.agents/skills/pdf/SKILL.md',
          shadowedBy: null,
          triggers: ['pdf'],
          tools: ['Read', 'Bash'],
          findings: [],
        },
      ],
      failures: [
        {
          code: 'no-frontmatter',
          severity: 'error',
          message: 'There is no frontmatter: the file must open with a line of three dashes.',
          path: '/w/.claude/skills/broken/SKILL.md',
          line: 1,
          column: 1,
        },
      ],
    });
    assert.deepEqual([code, err], [1, '']);
  });

  it('counts a root that cannot be used among the failures', async () => {
    const { code, out } = await run('list --json --root /gone --root /s/deep/down/x/SKILL.md', files());
    const { failures } = JSON.parse(out) as { failures: { code: string; severity: string; path: string }[] };
    assert.deepEqual(
      failures.map((each) => `${each.severity} ${each.code} ${each.path}`),
      ['warning root-missing /gone', 'error root-not-folder /s/deep/down/x/SKILL.md'],
    );
    assert.equal(code, 1);
  });

  it('ends with 0 where there is nothing worse than a warning', async () => {
    assert.equal((await run('list --root /gone', files())).code, 0);
    assert.equal((await run('list --home /home/me', files())).code, 0);
  });

  it('is aligned and says all that matters', async () => {
    const { out, err } = await run('list', files());
    assert.equal(
      out,
      [
        'Project w',
        '    lint  Use to lint. It has 中文 in it.',
        '',
        'User',
        '    lint  shadowed by .claude/skills/lint/SKILL.md',
        '    pdf   Use for PDF.',
        '',
        'Not loaded',
        '.claude/skills/broken/SKILL.md:1:1  error  There is no frontmatter: the file must open with a line of three dashes.  no-frontmatter',
        '  → Put "---", "name: broken", "description: …" and "---" on top.',
        '',
        '3 skills, 1 shadowed, 1 failed',
        '',
      ].join('\n'),
    );
    assert.equal(err, '');
  });

  it('fits a screen, in which a Chinese character takes two places', async () => {
    const screen = { columns: 40, colours: false };
    const wide = new MemoryFiles({ '/w/.claude/skills/a/SKILL.md': skillText('a', `用于${'测试'.repeat(30)}`) });
    const { out } = await run('list --workspace /w', wide, { screen });
    assert.equal(out.split('\n')[1], `    a  用于${'测试'.repeat(7)}…`);
  });

  it('colours a screen that wants it, and nothing else', async () => {
    const sequence = '\u001b[';
    assert.ok((await run('list', files(), { screen: { columns: 80, colours: true } })).out.includes(sequence));
    assert.ok(!(await run('list', files(), { screen: { columns: 80, colours: false } })).out.includes(sequence));
    assert.ok(!(await run('list', files())).out.includes(sequence));
  });

  it('lets no skill steer the terminal', async () => {
    const hostile = new MemoryFiles({
      '/w/.claude/skills/a/SKILL.md': '---\nname: "a\\e[2Jb"\ndescription: "x\\e]0;title\\ay\\nz"\n---\n',
    });
    for (const args of ['list', 'show a[2Jb', 'check']) {
      const { out } = await run(`${args} --workspace /w`, hostile);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
      assert.doesNotMatch(out, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/, args);
    }
  });

  it('says what a skill is where there is none', async () => {
    const { code, out } = await run('list --workspace /empty', files());
    assert.equal(code, 0);
    assert.match(out, /^No skills here\. A skill is a folder with a SKILL\.md/);
  });
});
