// A catalog over files in memory, for tests of the scan.

import { Catalog, type CatalogChange } from '../../src/core/catalog/catalog';
import { Loader } from '../../src/core/catalog/loader';
import type { Places } from '../../src/core/catalog/roots';
import type { Snapshot } from '../../src/core/catalog/snapshot';
import type { Logger } from '../../src/core/model/ports';
import type { MemoryFiles } from './memoryFiles';

/** A SKILL.md that nobody has anything to say against. */
export function skillText(name: string, description = 'Use when a test needs a skill.'): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\nDo it.\n`;
}

export interface Scanning {
  readonly loader: Loader;
  readonly catalog: Catalog;
  /** Every change of the catalog so far. */
  readonly changes: readonly CatalogChange[];
  /** What was logged, as `level message`. */
  readonly logged: readonly string[];
  /** Changes where is looked from the next scan on. */
  place(places: Partial<Places>): void;
}

/** Looks in the workspace folder `/w` and the home `/home/me`, unless `places` says otherwise. */
export function scanning(files: MemoryFiles, places: Partial<Places> = {}): Scanning {
  let current: Places = { workspaceFolders: [{ name: 'w', path: '/w' }], home: '/home/me', folders: [], ...places };
  const catalog = new Catalog();
  const changes: CatalogChange[] = [];
  const logged: string[] = [];
  catalog.onDidChange((change) => changes.push(change));
  const loader = new Loader(catalog, files, logTo(logged), () => current);
  return {
    loader,
    catalog,
    changes,
    logged,
    place(more) {
      current = { ...current, ...more };
    },
  };
}

/** `name path` of every skill, in order. */
export function skillsOf(snapshot: Snapshot): string[] {
  return snapshot.skills.map(({ name, path }) => `${name} ${path}`);
}

/** `code path` of every failure and of every root's problem. */
export function problemsOf({ failures, problems }: Snapshot): string[] {
  return [
    ...failures.map(({ path, finding }) => `${finding.code} ${path}`),
    ...problems.map(({ root, finding }) => `${finding.code} ${root.path}`),
  ];
}

function logTo(lines: string[]): Logger {
  const at = (level: string) => (message: string | Error) => void lines.push(`${level} ${message}`);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
