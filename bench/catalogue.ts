// Scanning: how long it takes against the floor, what a second look and one changed file cost, the longest stall, memory.

import path from 'node:path';
import { bundle, output } from './support/bundle';
import type { CatalogueResult } from './support/catalogueChild';
import { makeSkills } from './support/madeSkills';
import { median, type Row, table, verdict } from './support/table';

/** What is asked for: ms, except for the ratios and the bytes. Few skills are scanned before much is optimised. */
const MOST = { ratio: 2, ratioOfFew: 3, second: 300, one: 100, stall: 50, bytes: 2048 };
const FEW = 5000;

const PROCESSES = 3;

export interface CatalogueOptions {
  /** Skills of one's own to measure on. */
  readonly folder?: string | undefined;
  readonly rounds: number;
}

export async function catalogue(temporary: string, { folder, rounds }: CatalogueOptions): Promise<string> {
  const [scan, memory] = [await bundle('catalogueChild', temporary), await bundle('memoryChild', temporary)];
  const rows: Row[] = [];
  for (const { name, where, layout } of folder ? [{ name: folder, where: folder, layout: 'deep' }] : made(temporary)) {
    const { skills, failures, times } = await measure([scan, where, layout, String(rounds)]);
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
    `Scanning, medians of ${rounds} rounds in each of ${PROCESSES} processes, warm; the floor is: list, open, read 4 KB, split at the dashes`,
    ['', 'floor ms', 'scan ms', 'ratio', 'again, unchanged', 'one file', 'longest stall', 'a skill in memory'],
    rows,
  );
}

/** An engine may settle on a slow way of doing things, for good; the middle of several processes tells what is usual. */
async function measure(program: readonly string[]): Promise<CatalogueResult> {
  const results: CatalogueResult[] = [];
  for (let process = 0; process < PROCESSES; process++) results.push(JSON.parse(await output(program)));
  const [first] = results as [CatalogueResult];
  const all = (name: keyof CatalogueResult['times']) => results.flatMap(({ times }) => times[name]);
  const times = {
    floor: all('floor'),
    first: all('first'),
    second: all('second'),
    one: all('one'),
    stall: all('stall'),
  };
  return { ...first, times };
}

function made(temporary: string) {
  return [1000, 10_000].map((count) => {
    const where = path.join(temporary, String(count), '.claude/skills');
    makeSkills(count, where);
    return { name: 'made', where, layout: 'flat' };
  });
}
