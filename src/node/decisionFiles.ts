// Decisions of trust on disk: `~/.skillshelf/trust`, a file for each skill, shared by every window and the command line.

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Decision } from '../core/policy/trust/decision';
import { type DecisionStore, readDecision } from '../core/policy/trust/decisions';

export function decisionFiles(home: string): DecisionStore {
  const folder = join(home, '.skillshelf', 'trust');
  const fileOf = async (path: string) => {
    // Loaded when it is needed: it is large, and most starts go without.
    const { createHash } = await import('node:crypto');
    return join(folder, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`);
  };
  return {
    async list() {
      const names = await readdir(folder).catch(nothingThere([]));
      const decisions = await Promise.all(names.filter(isDecision).map((name) => readStored(join(folder, name))));
      return decisions.filter((decision) => decision !== undefined);
    },
    read: async (path) => readStored(await fileOf(path)),
    async write(decision) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await fileOf(decision.path);
      // Whoever reads meanwhile finds the old decision or the new one, never half of one.
      const draft = `${file}.${crypto.randomUUID()}`;
      await writeFile(draft, `${JSON.stringify(decision, undefined, 2)}\n`, { mode: 0o600 });
      await rename(draft, file);
    },
    remove: async (path) => rm(await fileOf(path), { force: true }),
  };
}

const isDecision = (name: string) => name.endsWith('.json');

/** What can't be read is no decision, so that the person is asked again. */
async function readStored(file: string): Promise<Decision | undefined> {
  try {
    return readDecision(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Not there, or not JSON: to trust, both are "undecided".
    return undefined;
  }
}

function nothingThere<T>(nothing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
}
