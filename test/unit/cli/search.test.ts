import assert from 'node:assert/strict';
import type { JsonHit } from '../../../src/cli/json';
import { MemoryFiles } from '../../support/memoryFiles';
import { skillText } from '../../support/scanning';
import { type Ran, run } from './running';

const RELEASE = '/w/.claude/skills/release-notes/SKILL.md';
const PDF = '/home/me/.agents/skills/pdf/SKILL.md';

const files = () =>
  new MemoryFiles({
    [RELEASE]: skillText('release-notes', 'Write what changed. Use before a release.'),
    '/w/.claude/skills/unit-tests/SKILL.md': skillText('unit-tests', 'Write unit tests. Use for new code.'),
    [PDF]: `${skillText('pdf', 'Use for PDF files.')}Rotate pages with the watermark remover.\n`,
    '/home/me/.agents/skills/release-notes/SKILL.md': skillText('release-notes', 'Write what changed, at home.'),
  });

const search = (args: string, over?: Parameters<typeof run>[2]) => run(`search ${args}`, files(), over);
const names = ({ out }: Ran) => (JSON.parse(out) as JsonHit[]).map(({ name }) => name);
const answers = ({ out }: Ran) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as JsonHit[])[0]?.name ?? 'nothing');

describe('skillshelf search', () => {
  it('prints the skills that fit, best first, where they lie and why', async () => {
    const ran = await search('unit tests --json');
    const [best, ...others] = JSON.parse(ran.out) as JsonHit[];
    assert.deepEqual(Object.keys(best ?? {}), ['name', 'path', 'score', 'why']);
    assert.equal(best?.path, '/w/.claude/skills/unit-tests/SKILL.md');
    assert.deepEqual(best?.why, ['unit tests']);
    assert.ok(others.every(({ score }) => score <= (best?.score ?? 0)));
    assert.deepEqual([ran.code, ran.err], [0, '']);
  });

  it('takes several words without quotes', async () => {
    assert.deepEqual(names(await search('write unit tests --json --limit 1')), ['unit-tests']);
  });

  it('looks into the instructions', async () => {
    assert.deepEqual(names(await search('watermark --json')), ['pdf']);
  });

  it('understands Chinese', async () => {
    assert.equal(names(await search('单元测试 --json'))[0], 'unit-tests');
  });

  it('finds a shadowed skill too', async () => {
    const found = JSON.parse((await search('release-notes --json')).out) as JsonHit[];
    assert.deepEqual(found.map(({ path }) => path).sort(), ['/home/me/.agents/skills/release-notes/SKILL.md', RELEASE]);
  });

  it('prints no more than asked for', async () => {
    assert.equal(names(await search('write --json --limit 2')).length, 2);
  });

  it('prints nothing rather than a poor guess, and ends with 0', async () => {
    const ran = await search('chocolate cake --json');
    assert.deepEqual([ran.code, JSON.parse(ran.out), ran.err], [0, [], '']);
    assert.equal((await search('chocolate cake')).out, 'None of the 4 skills here fits.\n');
    assert.equal((await run('search cake', new MemoryFiles())).out, 'There are no skills here.\n');
  });

  it('says to a person what each is for, why it is here and where it lies', async () => {
    const { out } = await search('release notes');
    assert.equal(
      out,
      [
        '  release-notes  Write what changed. Use before a release.',
        '                 release notes · .claude/skills/release-notes/SKILL.md',
        '  release-notes  Write what changed, at home.',
        '                 release notes · shadowed · ~/.agents/skills/release-notes/SKILL.md',
        '',
      ].join('\n'),
    );
  });

  describe('for each line of a file', () => {
    const asked = (text: string, args = '', over?: Parameters<typeof run>[2]) =>
      run(`search --queries asked.txt ${args}`, files().write('/w/asked.txt', text), over);

    it('prints one list a line, in the order of the lines', async () => {
      const ran = await asked('unit tests\r\n\nchocolate cake\nwatermark\n');
      assert.deepEqual(answers(ran), ['unit-tests', 'nothing', 'nothing', 'pdf']);
      assert.equal(ran.out.split('\n').length, 5);
      assert.equal(ran.code, 0);
    });

    it('answers a last line that does not end, and one behind a byte order mark', async () => {
      assert.deepEqual(answers(await asked('\ufeffpdf\nunit tests')), ['pdf', 'unit-tests']);
    });

    it('keeps to the limit, and reads each file once', async () => {
      const asking = files().write('/w/asked.txt', 'write\nwrite\n');
      const { out } = await run('search --queries asked.txt --limit 1', asking);
      assert.deepEqual(
        out
          .trimEnd()
          .split('\n')
          .map((line) => (JSON.parse(line) as JsonHit[]).length),
        [1, 1],
      );
      assert.ok(asking.reads.filter((path) => path === PDF).length <= 2, 'once for the head, once for the body');
    });

    it('takes them from standard input, and answers each before it reads the next', async () => {
      const written: string[] = [];
      const ran = await run('search --queries -', files(), {
        write: (text) => void written.push(text),
        *input() {
          yield 'unit tests';
          assert.equal(written.length, 1);
          yield 'watermark';
        },
      });
      assert.deepEqual(answers({ ...ran, out: written.join('') }), ['unit-tests', 'pdf']);
    });

    it('complains of a file that is not there', async () => {
      const ran = await search('--queries gone.txt');
      assert.deepEqual([ran.code, ran.out, ran.err], [1, '', 'gone.txt: no such file or directory.\n']);
    });
  });

  it('complains where nothing is asked, twice, or without a number', async () => {
    for (const args of ['', '--json', 'pdf --queries f']) {
      const ran = await search(args);
      assert.deepEqual([ran.code, ran.out], [2, '']);
      assert.match(ran.err, /skillshelf search QUERY/);
    }
    for (const limit of ['0', '-1', 'x', '1.5']) {
      const ran = await search(`pdf --limit ${limit}`);
      assert.deepEqual([ran.code, ran.out], [2, '']);
      assert.match(ran.err, /whole number/);
    }
  });
});
