// Looks through a folder at any depth for files that may be skills. Ends on every loop of links.

import { isSkillFile } from '../format/document';
import { finding } from '../model/finding';
import { isInside, join } from '../model/paths';
import type { Cancellation, Entry, FileSystem } from '../model/ports';
import type { Layout } from '../model/root';
import {
  type Broken,
  below,
  type Candidate,
  type Found,
  isDangling,
  type Place,
  placeOf,
  skillFilesAmong,
} from './candidate';
import { brokenLink } from './links';

/** A folder to look into. */
interface Folder extends Place {
  /** Levels of folders that may still be entered. */
  readonly depth: number;
}

export interface WalkOptions {
  readonly files: FileSystem;
  readonly layout: Layout;
  /** True for a folder that is not to be entered. */
  readonly exclude?: ((path: string) => boolean) | undefined;
  /** Folders that may still be entered, shared by all walks of one root. */
  readonly allowance: { folders: number };
  readonly token?: Cancellation;
}

const NEVER_ENTERED = new Set(['node_modules', '.git']);

/** True for a folder that no scan enters, whatever its root's layout is. */
export function isPassedOver(name: string, layout: Layout): boolean {
  return NEVER_ENTERED.has(name) || (layout.skipHidden && name.startsWith('.'));
}

/** Every candidate in `start` and `depth` levels below it; real folders come first, so that no link to one is followed. */
export async function walk(start: Place, depth: number, options: WalkOptions): Promise<Found> {
  const walker = new Walker(options);
  await walker.run({ ...start, depth });
  return walker;
}

class Walker implements Found {
  readonly candidates: Candidate[] = [];
  readonly broken: Broken[] = [];
  readonly #options: WalkOptions;
  readonly #entered = new Set<string>();
  #next: Folder[] = [];
  #links: Folder[] = [];

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  async run(start: Folder): Promise<void> {
    let level = [start];
    while (level.length > 0 && !this.#options.token?.isCancellationRequested) {
      this.#next = [];
      await Promise.all(level.map((place) => this.#enter(place)));
      level = this.#next.length > 0 ? this.#next : await this.#followLinks();
    }
  }

  async #enter(place: Folder): Promise<void> {
    const { files, allowance } = this.#options;
    if (this.#entered.has(place.realPath) || allowance.folders <= 0) return;
    this.#entered.add(place.realPath);
    allowance.folders--;
    const entries = await files.list(place.path);
    if ('kind' in entries) {
      if (entries.problem !== 'not-found') this.#unreadable(place.path, entries.reason);
      return;
    }
    for (const entry of entries) if (entry.kind === 'folder') this.#folder(place, entry);
    await Promise.all(skillFilesAmong(entries, this.#options.layout).map((entry) => this.#file(place, entry)));
  }

  #unreadable(path: string, reason: string): void {
    this.broken.push({ path, finding: finding('root-unreadable', { reason }) });
  }

  #folder(parent: Folder, { name, link }: Entry): void {
    const path = join(parent.path, name);
    if (isSkillFile(name)) this.broken.push({ path, finding: finding('file-is-folder', { name }) });
    if (parent.depth === 0 || isPassedOver(name, this.#options.layout) || this.#options.exclude?.(path)) return;
    const place = below(parent, name);
    (link ? this.#links : this.#next).push({ ...place, linked: place.linked || link, depth: parent.depth - 1 });
  }

  async #file(parent: Place, entry: Entry): Promise<void> {
    if (isDangling(entry)) {
      const path = join(parent.path, entry.name);
      this.broken.push({ path, finding: await brokenLink(path, this.#options.files) });
      return;
    }
    const place = await placeOf(parent, entry, this.#options.files);
    if (place) this.candidates.push(place);
  }

  /** The linked folders that lead anywhere but back to where they came from. */
  async #followLinks(): Promise<Folder[]> {
    const links = this.#links;
    this.#links = [];
    const targets = await Promise.all(links.map(({ path }) => this.#options.files.realPath(path)));
    return links.flatMap((link, index) => {
      const realPath = targets[index];
      return realPath === undefined || isInside(realPath, link.realPath) ? [] : [{ ...link, realPath }];
    });
  }
}
