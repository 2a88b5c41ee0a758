// Fixes for the names of other skills.

import assert from 'node:assert/strict';
import { applyEdits, fixTitle } from '../../../../../src/core/author/fixes/fix';
import { fixesFor } from '../../../../../src/core/author/fixes/fixes';
import { finding } from '../../../../../src/core/model/finding';
import { contextOf, doc, FINE } from './mending';

const NAME = 'name: my-skill';

/** By title, what each fix makes of `text`, in which `name` is missing. */
function fixed(text: string, name: string, skills: readonly string[] = []): Record<string, string> {
  const at = text.indexOf(name);
  const missing = finding('dependency-missing', { name }, text, at, at + name.length);
  const fixes = fixesFor(text, missing, contextOf({ skills }));
  return Object.fromEntries(fixes.map((fix) => [fixTitle(fix), applyEdits(text, fix.edits)]));
}

describe('fixes for dependencies', () => {
  it('a name that is nearly another skill’s', () => {
    const text = doc(NAME, FINE, 'depends_on: [tests, deplyo]');
    assert.equal(
      fixed(text, 'deplyo', ['deploy', 'tests', 'moon'])['Depend on "deploy" instead'],
      doc(NAME, FINE, 'depends_on: [tests, deploy]'),
    );
  });

  it('is taken out of its list, however that is written', () => {
    const title = 'Take "gone" out of "depends_on"';
    const cases: readonly [before: readonly string[], after: readonly string[]][] = [
      [['depends_on: [gone, a]'], ['depends_on: [a]']],
      [['depends_on: [a, gone]'], ['depends_on: [a]']],
      [['depends_on: ["gone", "a"]'], ['depends_on: ["a"]']],
      [['depends_on: ["a", "gone"]'], ['depends_on: ["a"]']],
      [['depends_on: [a, gone, b]'], ['depends_on: [a, b]']],
      [
        ['depends_on:', '  - a', '  - gone', '  - b'],
        ['depends_on:', '  - a', '  - b'],
      ],
      [['depends_on: [gone]'], []],
      [['depends_on:', '  - gone'], []],
      [['depends_on: gone'], []],
    ];
    for (const [before, after] of cases) {
      assert.equal(fixed(doc(NAME, FINE, ...before), 'gone')[title], doc(NAME, FINE, ...after));
    }
  });

  it('a circle is opened here', () => {
    const text = doc(NAME, FINE, 'depends_on: [a, b]');
    const circle = finding('dependency-circle', { circle: 'my-skill → b → my-skill' }, text, text.indexOf('[a'));
    const [fix] = fixesFor(text, circle, contextOf());
    assert.ok(fix);
    assert.equal(applyEdits(text, fix.edits), doc(NAME, FINE, 'depends_on: [a]'));
  });
});
