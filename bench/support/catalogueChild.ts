// Measures scans of one folder of skills in a process of its own, and prints what came out as JSON.
//
//   node catalogueChild.js FOLDER flat|deep ROUNDS

import { closeSync, openSync, readdirSync, readSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Catalog } from '../../src/core/catalog/catalog';
import { Loader } from '../../src/core/catalog/loader';
import type { Places } from '../../src/core/catalog/roots';
import { nodeFiles } from '../../src/node/files';
import { Stalls } from './stalls';

/** Milliseconds, one a round. */
export interface Times {
  readonly floor: number[];
  readonly first: number[];
  readonly second: number[];
  readonly one: number[];
  readonly stall: number[];
}

export interface CatalogueResult {
  readonly skills: number;
  readonly failures: number;
  readonly times: Times;
}

const [folder = '', layout = 'deep', rounds = '5'] = process.argv.slice(2);

/** A flat folder is an agent's own; one of any depth is a further folder of the settings. */
const places: Places =
  layout === 'flat'
    ? { workspaceFolders: [{ name: 'bench', path: path.resolve(folder, '../..') }], folders: [] }
    : { workspaceFolders: [], folders: [path.resolve(folder)] };

const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** What no way of doing it can do without: list, open, read 4 KB, split at the closing dashes. */
function floor(): string[] {
  const buffer = Buffer.allocUnsafe(4096);
  return skillFiles().map((file) => {
    const descriptor = openSync(file, 'r');
    const text = buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, 0));
    closeSync(descriptor);
    return text.slice(4, text.indexOf('\n---', 4));
  });
}

function skillFiles(): string[] {
  if (layout === 'flat') return readdirSync(folder).map((name) => `${folder}/${name}/SKILL.md`);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => /(?:^|[\\/])SKILL\.md$/i.test(entry)).map((entry) => path.join(folder, entry));
}

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Files that are read before anything counts. */
const WARM = 10_000;

async function measure(): Promise<CatalogueResult> {
  const times: Times = { floor: [], first: [], second: [], one: [], stall: [] };
  let skills = 0;
  let failures = 0;
  // Rounds that aren't counted warm up what is measured: as many for few skills as it takes to have read many.
  for (let round = -Math.ceil(WARM / skillFiles().length); round < Number(rounds); round++) {
    const keep = (into: number[], ms: number) => round >= 0 && into.push(ms);
    keep(times.floor, await time(floor));
    const loader = new Loader(new Catalog(), nodeFiles(), silent, () => places);
    const stalls = new Stalls();
    keep(times.first, await time(() => loader.reload()));
    keep(times.second, await time(() => loader.reload()));
    const snapshot = await loader.ready;
    const changed = snapshot.skills[Math.floor(snapshot.skills.length / 2)]?.path ?? folder;
    utimesSync(changed, new Date(), new Date());
    keep(times.one, await time(() => loader.refresh([changed])));
    keep(times.stall, stalls.stop());
    skills = snapshot.skills.length;
    failures = snapshot.failures.length;
  }
  return { skills, failures, times };
}

void measure().then((result) => process.stdout.write(JSON.stringify(result)));
