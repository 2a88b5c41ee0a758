// A folder of the workspace that is on no disk, and workspace folders that come and go.

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { MemoryFolder } from '../support/memoryFolder';
import { found, skillshelf, skillText } from '../support/skills';

const ROOT = vscode.Uri.parse('memfs:/a project');
const SKILL = vscode.Uri.joinPath(ROOT, '.agents/skills/in memory/SKILL.md');
const PATH = 'memfs:///a project/.agents/skills/in memory/SKILL.md';

function changeFolders(start: number, count: number, ...added: vscode.Uri[]): void {
  assert.ok(vscode.workspace.updateWorkspaceFolders(start, count, ...added.map((uri) => ({ uri, name: 'virtual' }))));
}

describe('a virtual folder', () => {
  const files = new MemoryFolder();
  let provider: vscode.Disposable;

  before(async () => {
    provider = vscode.workspace.registerFileSystemProvider('memfs', files, { isCaseSensitive: true });
    files.writeFile(SKILL, new TextEncoder().encode(skillText('in-memory', 'Lives on no disk.', 'Body of memory.\n')));
    changeFolders(2, 0, ROOT);
    await found(({ skills }) => skills.some(({ path }) => path === PATH));
  });

  after(async () => {
    const at = vscode.workspace.workspaceFolders?.findIndex(({ name }) => name === 'virtual') ?? -1;
    if (at >= 0) changeFolders(at, 1);
    await found(({ skills }) => !skills.some(({ path }) => path === PATH));
    provider.dispose();
  });

  it('has its skills beside those of the disk', async () => {
    const { skills } = await skillshelf();
    const skill = skills.find(({ path }) => path === PATH);
    assert.equal(skill?.name, 'in-memory');
    assert.equal(skill?.root.folder?.name, 'virtual');
    assert.ok(skills.some(({ name }) => name === 'only-one'));
  });

  it('gives a model the body, and a directory that is a URI', async () => {
    const input = { name: 'virtual:in-memory' };
    const result = await vscode.lm.invokeTool('load_skill', { input, toolInvocationToken: undefined });
    const text = result.content.map((part) => (part as vscode.LanguageModelTextPart).value).join('');
    assert.match(text, /Body of memory\./);
    assert.ok(text.includes('Directory: memfs:///a project/.agents/skills/in memory'), text);
  });

  it('reads a file that changed, and none of the others', async () => {
    const other = vscode.Uri.joinPath(ROOT, '.agents/skills/other/SKILL.md');
    files.writeFile(other, new TextEncoder().encode(skillText('other', 'First.')));
    await found(({ skills }) => skills.some(({ name }) => name === 'other'));
    files.reads.length = 0;
    files.writeFile(other, new TextEncoder().encode(skillText('other', 'Second.')));
    await found(({ skills }) => skills.some(({ description }) => description === 'Second.'));
    assert.ok(files.reads.includes(other.path));
    assert.ok(!files.reads.includes(SKILL.path), files.reads.join());
  });

  it('says where a broken file is broken', async () => {
    const broken = vscode.Uri.joinPath(ROOT, '.agents/skills/broken/SKILL.md');
    files.writeFile(broken, new TextEncoder().encode('---\n- a list\n---\n'));
    await found(({ failures }) => failures.some(({ path }) => path.endsWith('/broken/SKILL.md')));
    files.delete(broken);
    await found(({ failures }) => failures.length === 0);
  });
});

describe('a workspace folder', () => {
  it('takes its skills along when it goes, and brings them when it comes', async () => {
    const second = vscode.workspace.workspaceFolders?.[1];
    assert.ok(second);
    const hasBoth = (paths: readonly { path: string }[]) =>
      paths.filter(({ path }) => path.includes('in-both')).length === 2;
    await found(({ skills }) => hasBoth(skills));
    assert.ok(vscode.workspace.updateWorkspaceFolders(1, 1));
    await found(({ skills }) => !hasBoth(skills));
    assert.ok(vscode.workspace.updateWorkspaceFolders(1, 0, { uri: second.uri, name: second.name }));
    await found(({ skills }) => hasBoth(skills));
  });
});
