// What the .vsix holds: what runs, what a person reads, and nothing else.

import assert from 'node:assert/strict';
import { listFiles, PackageManager } from '@vscode/vsce';
import { root } from '../support/sources';

const expected =
  /^(package(\.nls(\.[\w-]+)?)?\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/[\w-]+\.js|dist\/notices\.txt|media\/icon\.(png|svg)|l10n\/[\w.-]+\.json|skills\/.+|media\/walkthrough\/.+)$/;

describe('the package', () => {
  it('holds the bundles and what they show, and no source, test or map', async () => {
    const files = await listFiles({ cwd: root, packageManager: PackageManager.None });
    assert.deepEqual(
      files.filter((file) => !expected.test(file)),
      [],
    );
    for (const file of [
      'package.json',
      'package.nls.json',
      'dist/desktop.js',
      'dist/web.js',
      'media/icon.png',
      'LICENSE',
    ]) {
      assert.ok(files.includes(file), `${file} is missing`);
    }
  });
});
