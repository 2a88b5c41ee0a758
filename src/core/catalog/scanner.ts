// All roots: keeps what the last scan found of each, and scans again what may have changed.

import type { Cancellation, FileSystem } from '../model/ports';
import type { Root } from '../model/root';
import { assemble } from './assemble';
import type { FileRecord } from './fileRecord';
import { findAnchors, NO_ANCHORS } from './nested';
import { type Places, rootsFor } from './roots';
import { type RootScan, type ScanOptions, scanRoot } from './scanRoot';
import type { Snapshot } from './snapshot';
import { realFolders, unitsConcerned } from './unitsConcerned';

export interface ScanRequest {
  readonly places: Places;
  /** Where something happened; undefined for everywhere. */
  readonly paths?: readonly string[] | undefined;
  readonly token?: Cancellation;
  /** Hears of each file's record as soon as it is there. */
  readonly onRecord?: ((record: FileRecord) => void) | undefined;
}

export class Scanner {
  readonly #files: FileSystem;
  #scans: readonly RootScan[] = [];
  #anchors = NO_ANCHORS;

  constructor(files: FileSystem) {
    this.#files = files;
  }

  /** The folders outside of their roots in which skills really lie, by way of links. */
  get linkedFolders(): readonly string[] {
    return [...new Set(this.#scans.flatMap(realFolders))];
  }

  /** Not to be called before the last call has ended. Undefined if it was cancelled; then it is as if it never was. */
  async scan(request: ScanRequest): Promise<Snapshot | undefined> {
    const { places, token } = request;
    const top = rootsFor(places);
    // The nested roots are looked for while the others are scanned, so that nobody waits for them.
    const [topScans, nested] = await Promise.all([this.#scanEach(top, request), this.#scanNested(top, request)]);
    if (token?.isCancellationRequested) return undefined;
    const byPath = new Map([...topScans, ...nested.scans].map((scan) => [scan.root.path, scan]));
    this.#anchors = nested.anchors;
    this.#scans = rootsFor(places, nested.anchors).flatMap(({ path }) => byPath.get(path) ?? []);
    return assemble(this.#scans);
  }

  async #scanNested(top: readonly Root[], request: ScanRequest) {
    const { places, paths, token } = request;
    const again = paths && { paths, before: this.#anchors };
    const anchors = await findAnchors(places, { files: this.#files, token, again });
    const known = new Set(top.map(({ path }) => path));
    const roots = rootsFor(places, anchors).filter(({ path }) => !known.has(path));
    return { anchors, scans: await this.#scanEach(roots, request) };
  }

  #scanEach(roots: readonly Root[], { places, paths, token, onRecord }: ScanRequest): Promise<RootScan[]> {
    const options: ScanOptions = { files: this.#files, exclude: places.exclude, token, onRecord };
    return Promise.all(roots.map((root) => this.#scanRoot(root, paths, options)));
  }

  #scanRoot(wanted: Root, paths: readonly string[] | undefined, options: ScanOptions): Promise<RootScan> {
    const scan = this.#scans.find(({ root }) => root.path === wanted.path);
    if (!scan) return scanRoot(wanted, options);
    // The old object is kept where it says the same, for its skills hold on to it.
    const root = JSON.stringify(scan.root) === JSON.stringify(wanted) ? scan.root : wanted;
    const concerned = paths && root === scan.root ? unitsConcerned(scan, paths) : 'all';
    if (concerned === 'all') return scanRoot(root, options, { scan });
    return concerned.size === 0 ? Promise.resolve(scan) : scanRoot(root, options, { scan, only: concerned });
  }
}
