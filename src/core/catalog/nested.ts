// Agents' folders that lie deeper in a workspace, as in a monorepo: `packages/web/.claude/skills`.

import { SKILL_FOLDERS } from '../model/agents';
import { isInside, isUri, join, relative } from '../model/paths';
import type { Cancellation, Entry, FileSystem } from '../model/ports';
import type { Places } from './roots';

/** By the path of a workspace folder, the folders below it in which agents' folders stand. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

export const NO_ANCHORS: Anchors = new Map();

export interface AnchorSearch {
  readonly files: FileSystem;
  readonly token?: Cancellation;
  /** Only what lies at these paths is looked at again; the rest is as it was `before`. */
  readonly again?: undefined | { readonly paths: readonly string[]; readonly before: Anchors };
}

/** How deep is looked where nobody says otherwise: far enough for `packages/group/name`. */
export const NESTED_DEPTH = 3;

/** Folders that are listed in one workspace folder; fewer where each goes over a network. */
const MOST = 5000;
const MOST_REMOTE = 300;

/** The first parts of the agents' folders, such as `.claude`. */
const AGENT_FOLDERS: ReadonlySet<string> = new Set(
  SKILL_FOLDERS.flatMap(({ project }) => (project === undefined ? [] : [project.split('/', 1)[0] as string])),
);

/** The anchors below every workspace folder, down to `places.nestedDepth`. */
export async function findAnchors(places: Places, search: AnchorSearch): Promise<Anchors> {
  const depth = places.nestedDepth ?? 0;
  if (depth === 0) return NO_ANCHORS;
  const entries = places.workspaceFolders.map(async ({ path }): Promise<[string, readonly string[]]> => {
    const finder = new AnchorFinder(path, places.exclude, search);
    const before = search.again?.before.get(path);
    await (search.again && before ? finder.searchAgain(search.again.paths, before, depth) : finder.search(path, depth));
    return [path, [...finder.anchors].sort()];
  });
  return new Map(await Promise.all(entries));
}

class AnchorFinder {
  readonly anchors = new Set<string>();
  readonly #top: string;
  readonly #exclude: Places['exclude'];
  readonly #search: AnchorSearch;
  #left: number;

  constructor(top: string, exclude: Places['exclude'], search: AnchorSearch) {
    this.#top = top;
    this.#exclude = exclude;
    this.#search = search;
    this.#left = isUri(top) ? MOST_REMOTE : MOST;
  }

  /** `start` and `depth` levels of folders below it. */
  async search(start: string, depth: number): Promise<void> {
    let level = [start];
    for (let left = depth; level.length > 0 && !this.#search.token?.isCancellationRequested; left--) {
      const some = level.slice(0, this.#left);
      this.#left -= some.length;
      const found = await Promise.all(some.map((folder) => this.#foldersIn(folder)));
      level = left > 0 ? found.flat() : [];
    }
  }

  async searchAgain(paths: readonly string[], before: readonly string[], depth: number): Promise<void> {
    const starts = [...new Set(paths.flatMap((path) => this.#startFor(path, depth) ?? []))];
    for (const anchor of before) if (!starts.some((start) => isInside(start, anchor))) this.anchors.add(anchor);
    for (const start of starts) await this.search(start, depth - this.#depthOf(start));
  }

  /** Where to look because something happened at `path`; undefined where that can't have made an anchor. */
  #startFor(path: string, depth: number): string | undefined {
    if (isInside(path, this.#top)) return this.#top;
    if (!isInside(this.#top, path)) return undefined;
    const names = relative(this.#top, path).split('/');
    const agent = names.findIndex((name) => AGENT_FOLDERS.has(name));
    const way = agent < 0 ? names : names.slice(0, agent);
    const isReachable = way.length > 0 && way.length <= depth && way.every(isEntered);
    return isReachable ? join(this.#top, ...way) : undefined;
  }

  #depthOf(folder: string): number {
    return folder === this.#top ? 0 : relative(this.#top, folder).split('/').length;
  }

  async #foldersIn(folder: string): Promise<string[]> {
    const entries = await this.#search.files.list(folder);
    if ('kind' in entries) return [];
    const folders = entries.filter(({ kind }) => kind === 'folder');
    if (folder !== this.#top && folders.some(({ name }) => AGENT_FOLDERS.has(name))) this.anchors.add(folder);
    const isLookedInto = ({ name, link }: Entry) => !link && isEntered(name) && !this.#exclude?.(join(folder, name));
    return folders.filter(isLookedInto).map(({ name }) => join(folder, name));
  }
}

/** Hidden folders hold caches, environments and histories. */
function isEntered(name: string): boolean {
  return name !== 'node_modules' && !name.startsWith('.');
}
