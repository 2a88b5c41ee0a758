// A workspace that is on no disk: a file system provider of the scheme `memfs`, as extensions for remote repositories have.

import * as vscode from 'vscode';

interface Folder {
  readonly kind: 'folder';
  readonly entries: Map<string, Node>;
}

interface File {
  readonly kind: 'file';
  readonly bytes: Uint8Array;
  readonly modified: number;
}

type Node = Folder | File;

const folder = (): Folder => ({ kind: 'folder', entries: new Map() });

export class MemoryFolder implements vscode.FileSystemProvider {
  readonly #root = folder();
  readonly #changes = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  /** The paths of the files that were read, in order. */
  readonly reads: string[] = [];

  readonly onDidChangeFile = this.#changes.event;

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const node = this.#find(uri);
    return node.kind === 'folder'
      ? { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 }
      : { type: vscode.FileType.File, ctime: 0, mtime: node.modified, size: node.bytes.length };
  }

  readDirectory(uri: vscode.Uri): [string, vscode.FileType][] {
    const node = this.#find(uri);
    if (node.kind !== 'folder') throw vscode.FileSystemError.FileNotADirectory(uri);
    return [...node.entries].map(([name, { kind }]) => [
      name,
      kind === 'folder' ? vscode.FileType.Directory : vscode.FileType.File,
    ]);
  }

  readFile(uri: vscode.Uri): Uint8Array {
    const node = this.#find(uri);
    if (node.kind !== 'file') throw vscode.FileSystemError.FileIsADirectory(uri);
    this.reads.push(uri.path);
    return node.bytes;
  }

  createDirectory(uri: vscode.Uri): void {
    this.#parent(uri).entries.set(nameOf(uri), folder());
  }

  writeFile(uri: vscode.Uri, bytes: Uint8Array): void {
    const parent = this.#parent(uri);
    const type = parent.entries.has(nameOf(uri)) ? vscode.FileChangeType.Changed : vscode.FileChangeType.Created;
    parent.entries.set(nameOf(uri), { kind: 'file', bytes, modified: Date.now() });
    this.#changes.fire([{ type, uri }]);
  }

  delete(uri: vscode.Uri): void {
    this.#parent(uri).entries.delete(nameOf(uri));
    this.#changes.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
  }

  rename(from: vscode.Uri, to: vscode.Uri): void {
    this.#parent(to).entries.set(nameOf(to), this.#find(from));
    this.#parent(from).entries.delete(nameOf(from));
    this.#changes.fire([
      { type: vscode.FileChangeType.Deleted, uri: from },
      { type: vscode.FileChangeType.Created, uri: to },
    ]);
  }

  #find(uri: vscode.Uri): Node {
    let node: Node | undefined = this.#root;
    for (const name of uri.path.split('/').filter(Boolean))
      node = node?.kind === 'folder' ? node.entries.get(name) : undefined;
    if (!node) throw vscode.FileSystemError.FileNotFound(uri);
    return node;
  }

  /** The folder in which `uri` stands, made if need be. */
  #parent(uri: vscode.Uri): Folder {
    let parent = this.#root;
    for (const name of uri.path.split('/').filter(Boolean).slice(0, -1)) {
      const next = parent.entries.get(name) ?? folder();
      if (next.kind !== 'folder') throw vscode.FileSystemError.FileNotADirectory(uri);
      parent.entries.set(name, next);
      parent = next;
    }
    return parent;
  }
}

function nameOf(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}
