// A folder of skills of our own, shaped as real ones are: heads of some 300 characters, bodies of some 5 KB.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const THINGS = ['invoice', 'release', 'migration', 'dashboard', 'contract', 'dataset', 'pipeline', 'translation'];
const DEEDS = ['review', 'draft', 'check', 'convert', 'summarise', 'repair', 'compare', 'publish'];

function nameOf(index: number): string {
  return `${deedOf(index)}-${thingOf(index)}-${String(index).padStart(5, '0')}`;
}

function deedOf(index: number): string {
  return DEEDS[index % DEEDS.length] ?? '';
}

function thingOf(index: number): string {
  return THINGS[Math.floor(index / DEEDS.length) % THINGS.length] ?? '';
}

/** Quotes, blocks, and in every eighth head a list and a nested map. */
function head(index: number): string {
  const [deed, thing] = [deedOf(index), thingOf(index)];
  const what = `How to ${deed} a ${thing} of kind ${index}, step by step, with what usually goes wrong and how to notice it.`;
  const when = `Use when someone asks to ${deed} a ${thing}, sends one along, or speaks of one that has gone wrong.`;
  const name = `name: ${nameOf(index)}`;
  const more = [
    [`description: ${what} ${when}`],
    [`description: "${what} ${when}"`, 'license: MIT'],
    ['description: >-', `  ${what}`, `  ${when}`, 'version: 1.2.0'],
    [
      `description: ${what} ${when}`,
      'allowed-tools: Bash(git:*) Read',
      'metadata:',
      '  author: somebody',
      "  version: '1.0'",
    ],
  ];
  return ['---', name, ...(more[index % 8 === 7 ? 3 : index % 3] ?? []), '---', ''].join('\n');
}

const PARAGRAPH =
  'First look at what is there, and write down what you expect. Then do the smallest thing that helps.\n\n';

/** Makes `count` skills in `folder`, one level deep. */
export function makeSkills(count: number, folder: string): void {
  for (let index = 0; index < count; index++) {
    // In one of four the name and the folder differ, as out there.
    const own = path.join(folder, index % 4 === 3 ? `other-${nameOf(index)}` : nameOf(index));
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, 'SKILL.md'), head(index) + PARAGRAPH.repeat(20 + (index % 60)));
  }
}

/** A folder that is gone when the measurement is done. */
export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'skillshelf-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
