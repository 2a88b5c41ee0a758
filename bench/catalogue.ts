// Scanning: how long it takes against the floor, what a second look and one changed file cost, the longest stall, memory.

import path from 'node:path';
import { bundle, output } from './support/bundle';
import type { CatalogueResult } from './support/catalogueChild';
import { makeSkills } from './support/madeSkills';
import { median, type Row, table, verdict } from './support/table';

/** What is asked for: ms, except for the ratios and the bytes. Few skills are scanned before much is optimised. */
const MOST = { ratio: 2, ratioOfFew: 3, second: 300, one: 100, stall: 50, bytes: 2048 };
const FEW = 5000;

export interface CatalogueOptions {
  /** Skills of one's own to measure on. */
  readonly folder?: string | undefined;
  readonly rounds: number;
}

export async function catalogue(temporary: string, { folder, rounds }: CatalogueOptions): Promise<string> {
  const [scan, memory] = [await bundle('catalogueChild', temporary), await bundle('memoryChild', temporary)];
  const rows: Row[] = [];
  for (const { name, where, layout } of folder ? [{ name: folder, where: folder, layout: 'deep' }] : made(temporary)) {
    const { skills, failures, times } = JSON.parse(
      await output([scan, where, layout, String(rounds)]),
    ) as CatalogueResult;
    const bytes = Number(await output(['--expose-gc', memory, where]));
    rows.push([
      `${name}: ${skills} skills${failures > 0 ? `, ${failures} failed` : ''}`,
      median(times.floor).toFixed(0),
      median(times.first).toFixed(0),
      verdict(
        median(times.first.map((ms, round) => ms / (times.floor[round] ?? ms))),
        skills < FEW ? MOST.ratioOfFew : MOST.ratio,
        '×',
      ),
      verdict(median(times.second), MOST.second, 'ms'),
      verdict(median(times.one), MOST.one, 'ms'),
      verdict(median(times.stall), MOST.stall, 'ms'),
      verdict(bytes, MOST.bytes, 'B'),
    ]);
  }
  return table(
    `Scanning, medians of ${rounds} rounds in one process, warm; the floor is: list, open, read 4 KB, split at the dashes`,
    ['', 'floor ms', 'scan ms', 'ratio', 'again, unchanged', 'one file', 'longest stall', 'a skill in memory'],
    rows,
  );
}

function made(temporary: string) {
  return [1000, 10_000].map((count) => {
    const where = path.join(temporary, String(count), '.claude/skills');
    makeSkills(count, where);
    return { name: 'made', where, layout: 'flat' };
  });
}
