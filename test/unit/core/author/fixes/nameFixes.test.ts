// Fixes for the names of skill, folder and file.

import assert from 'node:assert/strict';
import { doc, FINE, fixesIn, mended, titles } from './mending';

const NAME = 'name: my-skill';

describe('fixes for names', () => {
  it('a missing one is the folder’s', () => {
    assert.equal(mended(doc(FINE), 'name-missing'), doc(NAME, FINE));
    assert.equal(mended(doc('name:', FINE), 'name-missing'), doc(NAME, FINE));
    assert.deepEqual(titles(doc(FINE), 'name-missing'), ['Add "name: my-skill" ✓']);
    assert.equal(mended(doc(FINE), 'name-required', undefined, { strictName: true }), doc(NAME, FINE));
  });

  it('a folder that is no name is no safe one', () => {
    const titlesOf = titles(doc(FINE), 'name-missing', { folderName: 'My Skill' });
    assert.deepEqual(titlesOf, ['Add "name: My Skill"']);
  });

  it('one with other characters or hyphens takes its folder along', () => {
    const [fix] = fixesIn(doc('name: My Skill!', FINE), 'name-characters', { folderName: 'My Skill!' });
    assert.deepEqual(fix?.rename, { what: 'folder', to: 'my-skill' });
    assert.equal(mended(doc('name: My Skill!', FINE), 'name-characters'), doc(NAME, FINE));
    assert.deepEqual(titles(doc('name: My Skill!', FINE), 'name-characters'), ['Call it "my-skill"']);
    assert.deepEqual(titles(doc('name: my--skill', FINE), 'name-hyphens', { folderName: 'my--skill' }), [
      'Call it "my-skill", and its folder too',
    ]);
  });

  it('name and folder: either takes the other’s', () => {
    const text = doc('name: other', FINE);
    assert.deepEqual(titles(text, 'name-folder'), [
      'Name the skill after its folder: "my-skill"',
      'Rename the folder to "other"',
    ]);
    assert.equal(mended(text, 'name-folder'), doc(NAME, FINE));
    assert.deepEqual(fixesIn(text, 'name-folder')[1]?.rename, { what: 'folder', to: 'other' });
    assert.deepEqual(titles(text, 'name-folder', { folderName: 'My Skill' }), ['Rename the folder to "other"']);
  });

  it('a folder that begins with a hyphen', () => {
    const [fix] = fixesIn(doc('name: --my-skill', FINE), 'folder-hyphen', { folderName: '--my-skill' });
    assert.deepEqual(fix?.rename, { what: 'folder', to: 'my-skill' });
    assert.equal(
      mended(doc('name: --my-skill', FINE), 'folder-hyphen', undefined, { folderName: '--my-skill' }),
      doc(NAME, FINE),
    );
  });

  it('the file’s spelling', () => {
    const [fix] = fixesIn(doc(NAME, FINE), 'file-spelling', { fileName: 'skill.md' });
    assert.deepEqual([fix?.rename, fix?.edits, fix?.safe], [{ what: 'file', to: 'SKILL.md' }, [], false]);
  });
});
