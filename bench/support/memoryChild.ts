// How much a catalog holds on to, a skill. Run with --expose-gc; prints bytes.
//
//   node --expose-gc memoryChild.js FOLDER

import path from 'node:path';
import { Catalog } from '../../src/core/catalog/catalog';
import { Loader } from '../../src/core/catalog/loader';
import { nodeFiles } from '../../src/node/files';

const places = { workspaceFolders: [], folders: [path.resolve(process.argv[2] ?? '.')] };
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function heap(): number {
  // Twice, for what only a finalizer lets go.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function measure(): Promise<number> {
  const before = heap();
  const catalog = new Catalog();
  const loader = new Loader(catalog, nodeFiles(), silent, () => places);
  const { skills } = await loader.reload();
  const after = heap();
  // Both are still needed here, so that neither was collected.
  return (after - before) / Math.max(1, skills.length + (loader.scanning ? 1 : 0));
}

void measure().then((bytes) => process.stdout.write(String(Math.round(bytes))));
