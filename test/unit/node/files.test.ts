import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileProblem, FileText, FileUnchanged, HeadRequest } from '../../../src/core/model/ports';
import { nodeFiles } from '../../../src/node/files';
import { TestToken } from '../../support/cancellation';

type Answer = FileText | FileUnchanged | FileProblem;

describe('files on a disk', () => {
  let folder: string;
  const at = (...names: string[]) => path.join(folder, ...names);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
    return at(name);
  };

  async function heads(requests: readonly HeadRequest[], bytes = 4096): Promise<Answer[]> {
    const answers: Answer[] = [];
    await nodeFiles().readHeads(requests, bytes, (index, answer) => {
      assert.equal(answers[index], undefined);
      answers[index] = answer;
    });
    return answers;
  }
  const head = async (name: string, bytes?: number) => (await heads([{ path: at(name) }], bytes))[0] as Answer;
  const textOf = (answer: Answer) => {
    assert.equal(answer.kind, 'text');
    return answer as FileText;
  };
  const problemIn = (answer: object) => (answer as FileProblem).problem;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'skillshelf-'));
  });
  afterEach(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });

  describe('a head', () => {
    it('is the whole of a short file', async () => {
      write('a', 'Grüße\n');
      const { text, complete, stamp, link } = textOf(await head('a'));
      assert.deepEqual([text, complete, stamp.size, link], ['Grüße\n', true, 8, false]);
      assert.ok(Math.abs(stamp.modified - Date.now()) < 60_000);
    });

    it('is the beginning of a long one', async () => {
      write('a', 'x'.repeat(5000));
      const { text, complete, stamp } = textOf(await head('a'));
      assert.deepEqual([text.length, complete, stamp.size], [4096, false, 5000]);
    });

    it('of exactly that length is complete', async () => {
      write('a', 'x'.repeat(4096));
      assert.equal(textOf(await head('a')).complete, true);
    });

    it('is empty for an empty file', async () => {
      write('a', '');
      const { text, complete } = textOf(await head('a'));
      assert.deepEqual([text, complete], ['', true]);
    });

    it('keeps a byte order mark, line ends and NUL, for whoever parses', async () => {
      write('a', '\ufeffa\r\nb\0');
      assert.equal(textOf(await head('a')).text, '\ufeffa\r\nb\0');
    });

    it('has U+FFFD where it is not UTF-8', async () => {
      write('a', new Uint8Array([0x61, 0xff, 0x62, 0xc3]));
      assert.equal(textOf(await head('a')).text, 'a\ufffdb\ufffd');
    });

    for (const character of ['é', '中', '🦀']) {
      it(`does not end within ${character}`, async () => {
        const bytes = Buffer.byteLength(character);
        for (let cut = 1; cut <= bytes; cut++) {
          write('a', 'x'.repeat(16 - cut) + character.repeat(2));
          const whole = cut === bytes ? character : '';
          assert.equal(textOf(await head('a', 16)).text, 'x'.repeat(16 - cut) + whole);
        }
      });
    }

    it('is longer than a slice where that is asked for', async () => {
      write('a', 'y'.repeat(300_000));
      const { text, complete } = textOf(await head('a', 1_000_000));
      assert.deepEqual([text.length, complete], [300_000, true]);
    });

    it('is the same by either way of reading', async () => {
      write('a', 'é'.repeat(100));
      const { text, ...rest } = textOf(await head('a', 101));
      const whole = textOf(await nodeFiles().readText(at('a'), 101));
      assert.deepEqual(whole, { text, ...rest });
      assert.equal(text, 'é'.repeat(50));
    });
  });

  describe('a file that is known', () => {
    it('is not read again while size and time are the same', async () => {
      write('a', 'one');
      const { stamp } = textOf(await head('a'));
      assert.deepEqual(await heads([{ path: at('a'), known: stamp }]), [{ kind: 'unchanged' }]);
    });

    it('is read again when one of them differs', async () => {
      write('a', 'one');
      const { stamp } = textOf(await head('a'));
      utimesSync(at('a'), new Date(), new Date(stamp.modified + 5000));
      assert.equal(textOf((await heads([{ path: at('a'), known: stamp }]))[0] as Answer).text, 'one');
      write('a', 'longer');
      assert.equal(textOf((await heads([{ path: at('a'), known: stamp }]))[0] as Answer).text, 'longer');
    });

    it('that is gone is not found', async () => {
      const known = { size: 1, modified: 1 };
      assert.equal(problemIn((await heads([{ path: at('gone'), known }]))[0] as Answer), 'not-found');
    });
  });

  describe('what is no readable file', () => {
    it('is a problem in the system’s words', async () => {
      mkdirSync(at('folder'));
      write('file', '');
      const answers = await heads([at('folder'), at('gone'), at('file', 'below')].map((each) => ({ path: each })));
      assert.deepEqual(answers.map(problemIn), ['is-folder', 'not-found', 'not-folder']);
      assert.equal((answers[1] as FileProblem).reason, 'no such file or directory');
    });

    // To root nothing is forbidden.
    const isForbidden = process.getuid?.() === 0 ? 'text' : 'problem';
    it('may be forbidden', async () => {
      chmodSync(write('a', 'secret'), 0);
      assert.equal((await head('a')).kind, isForbidden);
    });

    it('may be a pipe, and nobody waits at its end', async () => {
      execFileSync('mkfifo', [at('pipe')]);
      assert.deepEqual(await head('pipe'), { kind: 'problem', problem: 'unknown', reason: 'it is no ordinary file' });
    });
  });

  describe('a link', () => {
    it('is followed, and is known for one', async () => {
      symlinkSync(write('real', 'text'), at('link'));
      const { text, link } = textOf(await head('link'));
      assert.deepEqual([text, link], ['text', true]);
      assert.equal(textOf(await nodeFiles().readText(at('link'), 100)).link, true);
    });

    it('on the way to a file is none of the file’s', async () => {
      write('real/a', 'text');
      symlinkSync(at('real'), at('linked'));
      assert.equal(textOf(await head('linked/a')).link, false);
    });

    it('to nowhere is not found, and one to itself is a loop', async () => {
      symlinkSync(at('gone'), at('dangling'));
      symlinkSync(at('loop'), at('loop'));
      assert.equal(problemIn(await head('dangling')), 'not-found');
      assert.equal(problemIn(await head('loop')), 'loop');
      assert.equal(problemIn(await nodeFiles().stat(at('loop'))), 'loop');
    });

    it('has a real path, if it leads anywhere', async () => {
      write('real/a', 'text');
      symlinkSync(at('real'), at('linked'));
      symlinkSync(at('gone'), at('dangling'));
      const real = await nodeFiles().realPath(at('real', 'a'));
      assert.equal(await nodeFiles().realPath(at('linked', 'a')), real);
      assert.equal(await nodeFiles().realPath(at('dangling')), undefined);
    });
  });

  describe('a folder', () => {
    it('lists what is in it, links by what they lead to', async () => {
      write('f/file', '');
      mkdirSync(at('f/folder'));
      symlinkSync(at('f/file'), at('f/toFile'));
      symlinkSync(at('f/folder'), at('f/toFolder'));
      symlinkSync(at('gone'), at('f/toNowhere'));
      const entries = await nodeFiles().list(at('f'));
      assert.ok(!('kind' in entries));
      assert.deepEqual(
        [...entries].sort((a, b) => (a.name < b.name ? -1 : 1)),
        [
          { name: 'file', kind: 'file', link: false },
          { name: 'folder', kind: 'folder', link: false },
          { name: 'toFile', kind: 'file', link: true },
          { name: 'toFolder', kind: 'folder', link: true },
          { name: 'toNowhere', kind: 'other', link: true },
        ],
      );
    });

    it('that is none is a problem', async () => {
      write('file', '');
      assert.equal(problemIn(await nodeFiles().list(at('file'))), 'not-folder');
      assert.equal(problemIn(await nodeFiles().list(at('gone'))), 'not-found');
    });
  });

  it('have a size and a time, or a problem', async () => {
    write('a', '12345');
    const file = await nodeFiles().stat(at('a'));
    assert.ok(file.kind === 'file' && file.size === 5);
    assert.equal((await nodeFiles().stat(folder)).kind, 'folder');
    assert.equal(problemIn(await nodeFiles().stat(at('gone'))), 'not-found');
  });

  it('are read no further once that is cancelled', async () => {
    const requests = Array.from({ length: 50 }, (_, index) => ({ path: write(`f${index}`, 'x') }));
    const token = new TestToken();
    let answers = 0;
    await nodeFiles().readHeads(
      requests,
      4096,
      () => {
        answers++;
        if (answers === 10) token.cancel();
      },
      token,
    );
    assert.equal(answers, 10);
  });

  it('leave the event loop free while thousands are read', async () => {
    const one = write('a', 'x'.repeat(4096));
    const requests = Array.from({ length: 5000 }, () => ({ path: one }));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await nodeFiles().readHeads(requests, 4096, () => undefined);
    clearInterval(timer);
    assert.ok(turns >= 2, `the loop turned ${turns} times`);
  });
});
