// Fills the catalog. The first scan, a reload, and a changed file all take this one path.

import { type Disposable, Emitter } from '../model/emitter';
import { messageOf } from '../model/finding';
import type { Cancellation, FileSystem, Logger } from '../model/ports';
import type { Root } from '../model/root';
import { assembleEarly } from './assemble';
import type { Catalog } from './catalog';
import type { FileRecord } from './fileRecord';
import { type Places, rootsFor } from './roots';
import { Scanner } from './scanner';
import type { Snapshot } from './snapshot';
import { Wanted } from './wanted';

/** A first scan that takes longer than this, in ms, shows what is there, and again whenever that is so many times more. */
const SOON = 200;
const GROWTH = 4;

/**
 * One scan runs at a time. What is asked for meanwhile is done by the one after it, all at once, so that nothing older
 * ever overwrites what is newer, and everybody's answer has seen what was there when they asked.
 */
export class Loader implements Disposable {
  /** The first complete snapshot. */
  readonly ready: Promise<Snapshot>;

  readonly #catalog: Catalog;
  readonly #scanner: Scanner;
  readonly #log: Logger;
  readonly #places: () => Places;
  readonly #scanningChanges = new Emitter<boolean>();
  readonly onDidChangeScanning = this.#scanningChanges.event;

  #scanning = false;
  #wanted = new Wanted();
  #next: Promise<Snapshot> | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #tellReady: (snapshot: Snapshot) => void = () => undefined;

  constructor(catalog: Catalog, files: FileSystem, log: Logger, places: () => Places) {
    this.#catalog = catalog;
    this.#scanner = new Scanner(files);
    this.#log = log;
    this.#places = places;
    this.ready = new Promise((resolve) => {
      this.#tellReady = resolve;
    });
  }

  get scanning(): boolean {
    return this.#scanning;
  }

  /** Looks at everything; reads what is new or changed. Once cancelled it leaves the catalog as it was. */
  reload(token?: Cancellation): Promise<Snapshot> {
    return this.#request(undefined, token);
  }

  /** Looks at what lies at `paths`, files or folders that appeared, changed or went. */
  refresh(paths: readonly string[]): Promise<Snapshot> {
    return this.#request(paths);
  }

  /** The folders outside of their roots in which skills really lie, by way of links. */
  get linkedFolders(): readonly string[] {
    return this.#scanner.linkedFolders;
  }

  dispose(): void {
    this.#scanningChanges.dispose();
  }

  #request(paths: readonly string[] | undefined, token?: Cancellation): Promise<Snapshot> {
    this.#wanted.add(paths, token);
    this.#next ??= this.#running.then(() => {
      const wanted = this.#wanted;
      this.#wanted = new Wanted();
      this.#next = undefined;
      const scan = this.#scan(wanted);
      // Whoever asked hears of an error; the scan after it runs all the same.
      this.#running = scan.catch(() => undefined);
      return scan;
    });
    return this.#next;
  }

  async #scan(wanted: Wanted): Promise<Snapshot> {
    const started = Date.now();
    this.#setScanning(true);
    try {
      const places = this.#places();
      const isFirst = !this.#catalog.snapshot.complete;
      const snapshot = await this.#scanner.scan({
        places,
        paths: wanted.paths,
        token: wanted,
        onRecord: isFirst ? this.#showEarly(rootsFor(places), started) : undefined,
      });
      if (snapshot) this.#publish(snapshot, started);
      return this.#catalog.snapshot;
    } finally {
      this.#setScanning(false);
    }
  }

  #publish(snapshot: Snapshot, started: number): void {
    const before = this.#catalog.snapshot;
    if (!snapshot.equals(before)) this.#swap(snapshot);
    const heard = new Set(before.failures);
    for (const { path, finding } of snapshot.failures.filter((failure) => !heard.has(failure))) {
      this.#log.warn(`${path}:${finding.line}:${finding.column} ${messageOf(finding)}`);
    }
    const { skills, failures } = snapshot;
    this.#log.info(`${skills.length} skills, ${failures.length} failed, in ${Date.now() - started} ms`);
    this.#tellReady(snapshot);
  }

  /** Whoever listens may break; that is no reason for a scan to end, or for anybody to wait in vain. */
  #swap(snapshot: Snapshot): void {
    try {
      this.#catalog.swap(snapshot);
    } catch (error) {
      this.#log.error(error as Error);
    }
  }

  #showEarly(roots: readonly Root[], started: number): (record: FileRecord) => void {
    const records: FileRecord[] = [];
    let next = 1;
    return (record) => {
      if (records.push(record) < next || Date.now() - started < SOON) return;
      next = records.length * GROWTH;
      this.#swap(assembleEarly(roots, records));
    };
  }

  #setScanning(scanning: boolean): void {
    this.#scanning = scanning;
    this.#scanningChanges.fire(scanning);
  }
}
