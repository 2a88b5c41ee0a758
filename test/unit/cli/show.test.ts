import assert from 'node:assert/strict';
import { MemoryFiles } from '../../support/memoryFiles';
import { skillText } from '../../support/scanning';
import { run } from './running';

const files = () =>
  new MemoryFiles({
    '/src/deploy/SKILL.md': [
      '---',
      'name: deploy',
      'description: Use to put a version into production.',
      'version: 1.4.0',
      'author: Mei',
      'allowed-tools: Read Bash(git:*)',
      'disable-model-invocation: true',
      '---',
      'Body.',
      '',
    ].join('\n'),
    '/home/me/.claude/skills/deploy/SKILL.md': skillText('deploy'),
    '/home/me/.claude/skills/deploy-docs/SKILL.md': skillText('deploy-docs'),
  }).link('/w/.claude/skills/deploy', '/src/deploy');

describe('skillshelf show', () => {
  it('tells all that is known of a skill', async () => {
    const { code, out, err } = await run('show Deploy', files());
    assert.equal(
      out,
      [
        'deploy',
        'Use to put a version into production.',
        '',
        '  file        .claude/skills/deploy/SKILL.md',
        '  also at     /src/deploy/SKILL.md',
        '  from        project, .claude/skills',
        '  shadows     ~/.claude/skills/deploy/SKILL.md',
        '  version     1.4.0',
        '  author      Mei',
        '  written as  spec',
        '  tools       Read, Bash(git:*)',
        '  models      may not load it by themselves',
        '  tokens      ≈ 12 in a catalogue, ≈ 42 loaded',
        '',
      ].join('\n'),
    );
    assert.deepEqual([code, err], [0, '']);
  });

  it('prints the same as JSON', async () => {
    const { out } = await run('show deploy --json', files());
    const shown = JSON.parse(out) as Record<string, unknown>;
    assert.deepEqual(
      [shown.name, shown.path, shown.directory, shown.otherPaths, shown.shadows, shown.author, shown.model],
      [
        'deploy',
        '/w/.claude/skills/deploy/SKILL.md',
        '/w/.claude/skills/deploy',
        ['/src/deploy/SKILL.md'],
        ['/home/me/.claude/skills/deploy/SKILL.md'],
        'Mei',
        null,
      ],
    );
    assert.deepEqual(Object.keys(shown.tokens as object), ['catalogue', 'loaded']);
  });

  it('says by what a skill is shadowed', async () => {
    const shadowed = files().write('/w/.agents/skills/deploy/SKILL.md', skillText('Deploy'));
    const { out } = await run('show deploy', shadowed);
    assert.match(out, /file +\.agents\/skills\/deploy\/SKILL\.md/);
    assert.match(out, /shadows +\.claude\/skills\/deploy\/SKILL\.md\n +~\/\.claude\/skills\/deploy\/SKILL\.md\n/);
  });

  it('names what is nearest to an unknown name', async () => {
    const { code, out, err } = await run('show deplyo', files());
    assert.deepEqual([code, out], [1, '']);
    assert.equal(err, 'There is no skill "deplyo". Did you mean deploy?\n');
  });

  it('knows where to look for names where none is near', async () => {
    const { err } = await run('show zzz', files());
    assert.equal(err, 'There is no skill "zzz". skillshelf list shows those there are.\n');
  });
});

describe('skillshelf load', () => {
  it('prints what load_skill answers, and beside it what it costs, and a warning', async () => {
    const { code, out, err } = await run('load deploy-docs', files());
    assert.match(out, /^<skill_content name="deploy-docs">\n# Skill: deploy-docs\n/);
    assert.match(out, /Do it\.\n<\/skill_content>\nDirectory: \/home\/me\/\.claude\/skills\/deploy-docs/);
    assert.match(err, /^≈ \d+ tokens\nThis text is a stranger’s: read it before you give it to a model\.\n$/);
    assert.equal(code, 0);
  });

  it('loads a skill that its author keeps from models, for a person asked', async () => {
    const { code, out } = await run('load deploy', files());
    assert.equal(code, 0);
    assert.match(out, /Body\./);
  });

  it('puts arguments in their places, and says which are missing', async () => {
    const greeting = new MemoryFiles({
      '/home/me/.agents/skills/greet/SKILL.md': '---\nname: greet\ndescription: Greets.\n---\nGreet $1 of $2.\n',
      '/home/me/.agents/skills/greet/notes.md': '',
    });
    const { out, err } = await run('load greet --arguments Ann', greeting);
    assert.match(out, /\nGreet Ann of \$2\.\n/);
    assert.match(err, /^≈ \d+ tokens · 1 file beside it · arguments that are missing: \$2\n/);
    const { tokens, files: beside, missing } = JSON.parse((await run('load greet --json', greeting)).out);
    assert.ok(tokens > 10);
    assert.deepEqual([beside, missing], [['notes.md'], []]);
  });

  it('prints JSON and nothing else', async () => {
    const { out } = await run('load deploy-docs --json', files());
    const { name, path, content } = JSON.parse(out) as Record<string, string>;
    assert.deepEqual([name, path], ['deploy-docs', '/home/me/.claude/skills/deploy-docs/SKILL.md']);
    assert.match(content ?? '', /^<skill_content/);
  });

  it('warns of no skill that comes with the product', async () => {
    const bundled = new MemoryFiles({ '/ext/skills/guide/SKILL.md': skillText('guide') });
    const { code, err } = await run('load guide --bundled', bundled);
    assert.equal(code, 0);
    assert.match(err, /^≈ \d+ tokens\n$/);
  });

  it('ends with 1 for an unknown name, and for a file that went', async () => {
    assert.equal((await run('load nothing', files())).code, 1);
    const going = files();
    going.readText = () => Promise.resolve({ kind: 'problem', problem: 'not-found', reason: 'gone' });
    const { code, out, err } = await run('load deploy-docs', going);
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /^Error: /);
  });
});

describe('skillshelf', () => {
  it('prints its help, made of the same tables', async () => {
    const { code, out } = await run('', files());
    assert.equal(code, 0);
    for (const word of [
      'list',
      'check [PATH...]',
      'show NAME',
      'load NAME',
      '--workspace DIR',
      '-h, --help',
      'Exit code',
    ]) {
      assert.ok(out.includes(word), word);
    }
    assert.equal((await run('--help', files())).out, out);
    assert.match((await run('check --help', files())).out, /^Usage {2}skillshelf check \[PATH\.\.\.\] \[options\]\n/);
  });

  it('prints its version', async () => {
    assert.equal((await run('--version', files())).out, '1.2.3\n');
  });

  it('ends with 2 for wrong usage, and says what is right', async () => {
    const { code, out, err } = await run('lst', files());
    assert.deepEqual([code, out], [2, '']);
    assert.equal(
      err,
      'There is no command lst. Did you mean list?\nUsage: skillshelf COMMAND [options]\nMore: skillshelf --help\n',
    );
    assert.match((await run('show', files())).err, /show needs a NAME\.\nUsage: skillshelf show NAME \[options\]/);
  });
});
