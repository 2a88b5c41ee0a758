import assert from 'node:assert/strict';
import { TestToken } from '../../../support/cancellation';
import { MemoryFiles } from '../../../support/memoryFiles';
import { scanning, skillText } from '../../../support/scanning';

const path = (name: string) => `/w/.claude/skills/${name}/SKILL.md`;

function filesWith(...names: string[]): MemoryFiles {
  return new MemoryFiles(Object.fromEntries(names.map((name) => [path(name), skillText(name)])));
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `skill-${String(index).padStart(4, '0')}`);
const names = (snapshot: { skills: readonly { name: string }[] }) => snapshot.skills.map(({ name }) => name);

describe('scans that overlap', () => {
  it('run one after the other, and what is asked for meanwhile is done once', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const first = loader.reload();
    await Promise.resolve();
    const [second, third] = [loader.reload(), loader.refresh([path('a')])];
    await first;
    files.write(path('b'), skillText('b'));
    assert.deepEqual(names(await second), ['a', 'b']);
    assert.equal(await third, await second);
  });

  it('never let what is older overwrite what is newer', async () => {
    const files = filesWith('a');
    const { loader, catalog } = scanning(files);
    let slow = true;
    files.before = async (each) => {
      if (!slow || each !== path('a')) return;
      slow = false;
      // The file changes while the first scan is about to read another.
      await new Promise(setImmediate);
      files.write(path('a'), skillText('newer'));
      void loader.refresh([path('a')]);
    };
    await loader.reload();
    await loader.refresh([]);
    assert.deepEqual(names(catalog.snapshot), ['newer']);
  });

  it('go on after one that broke', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    files.before = () => Promise.reject(new Error('a bug in a port'));
    await assert.rejects(loader.reload(), /a bug in a port/);
    files.before = undefined;
    assert.deepEqual(names(await loader.reload()), ['a']);
  });
});

describe('a cancelled reload', () => {
  it('leaves the catalog as it was', async () => {
    const files = filesWith(...many(50));
    const { loader, catalog } = scanning(files);
    const before = await loader.reload();
    const token = new TestToken();
    files.write(path('skill-0000'), skillText('changed'));
    files.before = (each) => {
      if (each === path('skill-0010')) token.cancel();
    };
    assert.equal(await loader.reload(token), before);
    assert.equal(catalog.snapshot, before);
    files.before = undefined;
    assert.equal((await loader.reload()).skills[0]?.name, 'changed');
  });

  it('goes on for whoever else asked for it', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const token = new TestToken();
    const both = [loader.reload(token), loader.reload()];
    token.cancel();
    assert.deepEqual((await Promise.all(both)).map(names), [['a'], ['a']]);
  });

  it('does not make the catalog ready', async () => {
    const files = filesWith('a');
    const { loader } = scanning(files);
    const token = new TestToken();
    token.cancel();
    let ready = false;
    void loader.ready.then(() => {
      ready = true;
    });
    assert.equal((await loader.reload(token)).complete, false);
    assert.equal(ready, false);
    await loader.reload();
    assert.deepEqual(names(await loader.ready), ['a']);
  });
});

describe('the first scan', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  /** From now on each file that is looked at takes `ms`. */
  function slow(files: MemoryFiles, ms: number): MemoryFiles {
    let time = now();
    Date.now = () => time;
    files.before = (each) => {
      if (each.endsWith('/SKILL.md')) time += ms;
    };
    return files;
  }

  it('shows a part of the skills if it takes long, and says that it is one', async () => {
    const { loader, changes } = scanning(slow(filesWith(...many(150)), 20));
    await loader.reload();
    const shown = changes.map(({ snapshot }) => [snapshot.skills.length, snapshot.complete]);
    assert.deepEqual(shown, [
      [10, false],
      [40, false],
      [150, true],
    ]);
  });

  it('shows the very first skill of a slow disk', async () => {
    const { loader, changes } = scanning(slow(filesWith('a', 'b'), 200));
    await loader.reload();
    assert.deepEqual(
      changes.map(({ snapshot }) => snapshot.skills.length),
      [1, 2],
    );
  });

  it('shows all at once if it is over in a moment', async () => {
    const { loader, changes } = scanning(slow(filesWith(...many(150)), 0));
    await loader.reload();
    assert.deepEqual(
      changes.map(({ snapshot }) => snapshot.complete),
      [true],
    );
  });

  it('makes the catalog ready, also where there is nothing', async () => {
    const { loader, catalog } = scanning(new MemoryFiles());
    await loader.reload();
    assert.equal(await loader.ready, catalog.snapshot);
    assert.equal(catalog.snapshot.complete, true);
  });

  it('is the only one that shows parts', async () => {
    const files = slow(filesWith(...many(100)), 20);
    const { loader, changes } = scanning(files);
    await loader.reload();
    const count = changes.length;
    files.remove('/w/.claude/skills');
    for (const name of many(60)) files.write(path(name), skillText(name));
    await loader.reload();
    assert.equal(changes.length, count + 1);
    assert.ok(changes.at(-1)?.snapshot.complete);
  });
});

describe('a listener that breaks', () => {
  it('keeps neither the scan nor anybody else from going on', async () => {
    const { loader, catalog, changes, logged } = scanning(filesWith(...many(20)));
    catalog.onDidChange(() => {
      throw new Error('a bug in a view');
    });
    assert.equal((await loader.reload()).skills.length, 20);
    assert.equal((await loader.ready).complete, true);
    assert.equal(changes.at(-1)?.snapshot.complete, true);
    assert.ok(logged.includes('error Error: a bug in a view'));
  });
});

describe('scanning', () => {
  it('is told when it begins and when it ends', async () => {
    const { loader } = scanning(filesWith('a'));
    const told: boolean[] = [];
    loader.onDidChangeScanning((on) => told.push(on));
    assert.equal(loader.scanning, false);
    const done = loader.reload();
    await Promise.resolve();
    assert.equal(loader.scanning, true);
    await done;
    assert.deepEqual([told, loader.scanning], [[true, false], false]);
  });
});
