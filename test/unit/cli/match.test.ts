import assert from 'node:assert/strict';
import { MemoryFiles } from '../../support/memoryFiles';
import { skillText } from '../../support/scanning';
import { run } from './running';

const withTriggers = (name: string, triggers: string) =>
  `---\nname: ${name}\ndescription: Use for ${name}.\ntriggers: [${triggers}]\n---\n`;

const files = () =>
  new MemoryFiles({
    '/w/.claude/skills/review/SKILL.md': withTriggers('review', 'code review, 代码审查'),
    '/w/.claude/skills/git/SKILL.md': withTriggers('git', 'git, review'),
    '/home/me/.agents/skills/git/SKILL.md': withTriggers('git', 'git log'),
    '/home/me/.agents/skills/plain/SKILL.md': skillText('plain'),
  });
const matched = async (text: string) => JSON.parse((await run(`match ${text} --json`, files())).out);

describe('skillshelf match', () => {
  it('prints the skills that a text calls, the most specific first, and by what', async () => {
    assert.deepEqual(await matched('a code review please'), [
      { name: 'review', path: '/w/.claude/skills/review/SKILL.md', why: ['code review'] },
      { name: 'git', path: '/w/.claude/skills/git/SKILL.md', why: ['review'] },
    ]);
    assert.deepEqual(await matched('请做代码审查吧'), [
      { name: 'review', path: '/w/.claude/skills/review/SKILL.md', why: ['代码审查'] },
    ]);
  });

  it('does not ask the shadowed ones', async () => {
    assert.deepEqual(
      (await matched('git log')).map(({ path }: { path: string }) => path),
      ['/w/.claude/skills/git/SKILL.md'],
    );
  });

  it('does not search by meaning', async () => {
    assert.deepEqual(await matched('plain'), []);
    const ran = await run('match plain', files());
    assert.deepEqual([ran.code, ran.out], [0, 'It calls no skill by a trigger or pattern.\n']);
  });

  it('says it to a person', async () => {
    const { out } = await run('match code review', files());
    assert.equal(
      out,
      [
        '  review  Use for review.',
        '          code review · .claude/skills/review/SKILL.md',
        '  git     Use for git.',
        '          review · .claude/skills/git/SKILL.md',
        '',
      ].join('\n'),
    );
  });

  it('needs a text', async () => {
    assert.equal((await run('match', files())).code, 2);
  });
});
