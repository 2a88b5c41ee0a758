// The catalog follows the disk, whatever happens on it and whoever does it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { found, inWorkspace, remove, skillshelf, skillText, write } from '../support/skills';

const ROOT = '.agents/skills';
const disk = (below: string) => inWorkspace(below).fsPath;

async function named(prefix: string): Promise<string[]> {
  const { skills } = await skillshelf();
  return skills.map(({ name }) => name).filter((name) => name.startsWith(prefix));
}

/** Another process writes `count` skills, as a package manager or a checkout does. */
function makeSkills(folder: string, prefix: string, count: number, description: string): void {
  const program = `
    const fs = require('fs');
    for (let i = 0; i < ${count}; i++) {
      const folder = ${JSON.stringify(folder)} + '/' + ${JSON.stringify(prefix)} + i;
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(folder + '/SKILL.md', '---\\nname: ' + ${JSON.stringify(prefix)} + i + '\\ndescription: ${description}\\n---\\n\\nDo it.\\n');
    }`;
  execFileSync(process.execPath, ['-e', program], { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } });
}

describe('the catalog follows the disk', () => {
  it('when a folder of a skill is renamed, and when it is moved to another agent', async () => {
    await write({ [`${ROOT}/disk-one/SKILL.md`]: skillText('disk-one', 'One.') });
    await found(({ skills }) => skills.some(({ path: file }) => file.endsWith('/disk-one/SKILL.md')));
    await fs.rename(disk(`${ROOT}/disk-one`), disk(`${ROOT}/disk-renamed`));
    await found(
      ({ skills }) =>
        skills.some(({ path: file }) => file.endsWith('/disk-renamed/SKILL.md')) &&
        !skills.some(({ path: file }) => file.endsWith('/disk-one/SKILL.md')),
    );
    await fs.mkdir(disk('.claude/skills'), { recursive: true });
    await fs.rename(disk(`${ROOT}/disk-renamed`), disk('.claude/skills/disk-moved'));
    await found(({ skills }) => skills.some(({ path: file }) => file.endsWith('.claude/skills/disk-moved/SKILL.md')));
    await remove('.claude/skills/disk-moved');
    await found(({ skills }) => !skills.some(({ name }) => name === 'disk-one'));
  });

  it('when another process makes twenty skills at once', async () => {
    makeSkills(disk(ROOT), 'twenty-', 20, 'Made at once.');
    await found(({ skills }) => skills.filter(({ name }) => name.startsWith('twenty-')).length === 20);
    for (let i = 0; i < 20; i++) await fs.rm(disk(`${ROOT}/twenty-${i}`), { recursive: true });
    await found(({ skills }) => !skills.some(({ name }) => name.startsWith('twenty-')));
  });

  it('when a thousand files change at once, and no reader sees a half of it', async function () {
    this.timeout(120_000);
    const api = await skillshelf();
    makeSkills(disk(ROOT), 'branch-', 1000, 'Before.');
    await found(({ skills }) => skills.filter(({ name }) => name.startsWith('branch-')).length === 1000);
    const seen = new Set<number>();
    const listener = api.onDidChange(() => {
      seen.add(api.skills.filter(({ description }) => description === 'After.').length);
    });
    makeSkills(disk(ROOT), 'branch-', 1000, 'After.');
    await found(({ skills }) => skills.filter(({ description }) => description === 'After.').length === 1000);
    listener.dispose();
    assert.ok(seen.size <= 5, `${seen.size} states were seen: ${[...seen].join()}`);
    execFileSync('rm', ['-rf', ...Array.from({ length: 1000 }, (_, i) => disk(`${ROOT}/branch-${i}`))]);
    await found(({ skills }) => !skills.some(({ name }) => name.startsWith('branch-')));
  });

  it('when a root appears that was not there', async () => {
    assert.deepEqual(await named('late-'), []);
    makeSkills(path.join(homedir(), '.jarvis/skills'), 'late-', 1, 'Late.');
    await found(({ skills }) => skills.some(({ name }) => name === 'late-0'));
    await fs.rm(path.join(homedir(), '.jarvis'), { recursive: true });
    // VS Code may not tell of a watched folder that goes with the folder above it; the window's next focus would.
    await (await skillshelf()).reload();
    await found(({ skills }) => !skills.some(({ name }) => name === 'late-0'));
  });

  it('when what a linked folder leads to changes', async () => {
    const target = path.join(path.dirname(disk('.')), 'linked-target');
    await fs.mkdir(target, { recursive: true });
    await fs.writeFile(path.join(target, 'SKILL.md'), skillText('linked', 'First.'));
    await fs.symlink(target, disk(`${ROOT}/linked`));
    await found(({ skills }) => skills.some(({ description }) => description === 'First.'));
    await fs.writeFile(path.join(target, 'SKILL.md'), skillText('linked', 'Second.'));
    await found(({ skills }) => skills.some(({ description }) => description === 'Second.'));
    await fs.rm(disk(`${ROOT}/linked`));
    await fs.rm(target, { recursive: true });
    await found(({ skills }) => !skills.some(({ name }) => name === 'linked'));
  });

  it('when files.exclude hides a folder, and shows it again', async () => {
    await write({ [`${ROOT}/excluded/SKILL.md`]: skillText('excluded', 'Hidden later.') });
    await found(({ skills }) => skills.some(({ name }) => name === 'excluded'));
    const files = vscode.workspace.getConfiguration('files');
    await files.update('exclude', { '**/excluded': true }, vscode.ConfigurationTarget.Workspace);
    await found(({ skills }) => !skills.some(({ name }) => name === 'excluded'));
    await files.update('exclude', undefined, vscode.ConfigurationTarget.Workspace);
    await found(({ skills }) => skills.some(({ name }) => name === 'excluded'));
    await remove(`${ROOT}/excluded`);
    await remove('.vscode');
  });
});
