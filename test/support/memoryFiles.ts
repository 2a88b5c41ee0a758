// Files that live in memory only: no test of the core touches a disk. Counts what is read, and misbehaves on demand.

import { createHash } from 'node:crypto';
import { basename, dirname, isInside } from '../../src/core/model/paths';
import type {
  Cancellation,
  Entry,
  FileProblem,
  FileSystem,
  FileText,
  FileUnchanged,
  HeadRequest,
  Stamp,
} from '../../src/core/model/ports';

type Node =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly modified: number }
  | { readonly kind: 'folder' }
  | { readonly kind: 'link'; readonly target: string };

type Place = { readonly path: string; readonly node: Exclude<Node, { kind: 'link' }> };

const REASONS: Record<FileProblem['problem'], string> = {
  'not-found': 'no such file or directory',
  'not-folder': 'not a directory',
  'is-folder': 'illegal operation on a directory',
  'no-permission': 'permission denied',
  loop: 'too many symbolic links encountered',
  exists: 'file already exists',
  unknown: 'input/output error',
};

function problem(kind: FileProblem['problem']): FileProblem {
  return { kind: 'problem', problem: kind, reason: REASONS[kind] };
}

/** Paths are absolute, with `/`, or URIs. A write makes the folders above it. Writes are a second apart. */
export class MemoryFiles implements FileSystem {
  /** The paths whose content was read, in order. */
  readonly reads: string[] = [];
  /** The folders that were listed, in order. */
  readonly lists: string[] = [];
  /** Called before each list and read, with its path; may change the files, or wait. */
  before: ((path: string) => void | Promise<void>) | undefined;

  readonly #nodes = new Map<string, Node>();
  readonly #children = new Map<string, Set<string>>();
  readonly #problems = new Map<string, FileProblem>();
  #now = 1_700_000_000_000;

  constructor(texts: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [path, text] of Object.entries(texts)) this.write(path, text);
  }

  write(path: string, text: string | Uint8Array): this {
    this.folder(dirname(path));
    this.#now += 1000;
    this.#put(path, { kind: 'file', bytes: Buffer.from(text), modified: this.#now });
    return this;
  }

  /** Gives a file another time of its last change. */
  date(path: string, modified: number): this {
    const node = this.#nodes.get(path);
    if (node?.kind === 'file') this.#put(path, { ...node, modified });
    return this;
  }

  folder(path: string): this {
    for (let at = path; !this.#nodes.has(at); at = dirname(at)) {
      this.#put(at, { kind: 'folder' });
      if (dirname(at) === at) break;
    }
    return this;
  }

  /** A symlink at `path`; it need not lead anywhere. */
  link(path: string, target: string): this {
    this.folder(dirname(path));
    this.#put(path, { kind: 'link', target });
    return this;
  }

  remove(path: string): this {
    for (const each of [...this.#nodes.keys()]) if (isInside(path, each)) this.#drop(each);
    return this;
  }

  move(from: string, to: string): this {
    this.folder(dirname(to));
    for (const [path, node] of [...this.#nodes]) {
      if (!isInside(from, path)) continue;
      this.#drop(path);
      this.#put(to + path.slice(from.length), node);
    }
    return this;
  }

  /** From now on `path` can be seen in its folder, and neither read nor listed. */
  breakAt(path: string, kind: FileProblem['problem'] = 'no-permission'): this {
    this.#problems.set(path, problem(kind));
    return this;
  }

  mendAt(path: string): this {
    this.#problems.delete(path);
    return this;
  }

  async list(folder: string): Promise<readonly Entry[] | FileProblem> {
    await this.before?.(folder);
    this.lists.push(folder);
    const place = this.#find(folder);
    if ('problem' in place) return place;
    if (place.node.kind !== 'folder') return problem('not-folder');
    const entries: Entry[] = [];
    for (const path of this.#children.get(place.path) ?? []) {
      const node = this.#nodes.get(path) as Node;
      const target = node.kind === 'link' ? this.#find(path) : { node };
      entries.push({
        name: basename(path),
        kind: 'problem' in target ? 'other' : (target.node.kind as 'file' | 'folder'),
        link: node.kind === 'link',
      });
    }
    return entries;
  }

  async readHeads(
    requests: readonly HeadRequest[],
    bytes: number,
    answer: (index: number, result: FileText | FileUnchanged | FileProblem) => void,
    token?: Cancellation,
  ): Promise<void> {
    for (const [index, { path, known }] of requests.entries()) {
      if (token?.isCancellationRequested) return;
      await this.before?.(path);
      const stamp = known && this.#stamp(path);
      const same = stamp && stamp.size === known.size && stamp.modified === known.modified;
      answer(index, same ? { kind: 'unchanged' } : this.#read(path, bytes));
    }
  }

  async readText(path: string, limit: number): Promise<FileText | FileProblem> {
    await this.before?.(path);
    return this.#read(path, limit);
  }

  stat(path: string): Promise<(Stamp & { readonly kind: 'file' | 'folder' }) | FileProblem> {
    const place = this.#find(path);
    if ('problem' in place) return Promise.resolve(place);
    const stamp = this.#stamp(path);
    return Promise.resolve(stamp ? { kind: 'file', ...stamp } : { kind: 'folder', size: 0, modified: 0 });
  }

  realPath(path: string): Promise<string | undefined> {
    const place = this.#find(path);
    return Promise.resolve('problem' in place ? undefined : place.path);
  }

  async digest(path: string): Promise<string | FileProblem> {
    await this.before?.(path);
    const place = this.#find(path);
    if ('problem' in place) return place;
    if (place.node.kind !== 'file') return problem('is-folder');
    return createHash('sha256').update(place.node.bytes).digest('hex');
  }

  #put(path: string, node: Node): void {
    this.#nodes.set(path, node);
    const folder = dirname(path);
    if (folder === path) return;
    const siblings = this.#children.get(folder) ?? new Set();
    this.#children.set(folder, siblings.add(path));
  }

  #drop(path: string): void {
    this.#nodes.delete(path);
    this.#children.get(dirname(path))?.delete(path);
  }

  #stamp(path: string): Stamp | undefined {
    const place = this.#find(path);
    return 'problem' in place || place.node.kind !== 'file'
      ? undefined
      : { size: place.node.bytes.length, modified: place.node.modified };
  }

  #read(path: string, limit: number): FileText | FileProblem {
    this.reads.push(path);
    const place = this.#find(path);
    if ('problem' in place) return place;
    if (place.node.kind !== 'file') return problem('is-folder');
    const { bytes, modified } = place.node;
    return {
      kind: 'text',
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit), {
        stream: bytes.length > limit,
      }),
      complete: bytes.length <= limit,
      stamp: { size: bytes.length, modified },
      link: this.#nodes.get(path)?.kind === 'link',
    };
  }

  /** Where `path` leads, with every link on the way followed. */
  #find(path: string): Place | FileProblem {
    const broken = this.#problems.get(path);
    if (broken) return broken;
    let at = path;
    for (let links = 0; links < 40; links++) {
      const link = this.#firstLink(at);
      if (!link) {
        const node = this.#nodes.get(at);
        if (node && node.kind !== 'link') return this.#problems.get(at) ?? { path: at, node };
        return problem(this.#nodes.get(dirname(at))?.kind === 'file' ? 'not-folder' : 'not-found');
      }
      at = link.target + at.slice(link.path.length);
    }
    return problem('loop');
  }

  #firstLink(path: string): { path: string; target: string } | undefined {
    for (let end = path.indexOf('/', 1); ; end = path.indexOf('/', end + 1)) {
      const part = end === -1 ? path : path.slice(0, end);
      const node = this.#nodes.get(part);
      if (node?.kind === 'link') return { path: part, target: node.target };
      if (end === -1) return undefined;
    }
  }
}
