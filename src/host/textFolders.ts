// Texts as a file system of VS Code's: `//id/skills/NAME/SKILL.md`, read-only.

import * as vscode from 'vscode';

interface TextFile {
  readonly bytes: Uint8Array;
  readonly modified: number;
}

/** The skills of one provider, each under its name. A name is one segment of a path. */
export class TextFolder {
  readonly files: ReadonlyMap<string, TextFile>;

  constructor(skills: readonly { readonly name: string; readonly text: string }[]) {
    const encoder = new TextEncoder();
    const modified = Date.now();
    this.files = new Map(
      skills.map(({ name, text }) => [name.replace(/[\\/]/g, '-'), { bytes: encoder.encode(text), modified }]),
    );
  }
}

export class TextFolders implements vscode.FileSystemProvider {
  readonly #folders = new Map<string, TextFolder>();
  readonly #changes = new vscode.EventEmitter<vscode.FileChangeEvent[]>();

  readonly onDidChangeFile = this.#changes.event;

  /** Takes the place of what the id had; without a folder it has nothing any more. */
  set(id: string, folder?: TextFolder): void {
    if (folder) this.#folders.set(encodeURIComponent(id), folder);
    else this.#folders.delete(encodeURIComponent(id));
  }

  /** Whoever provides says when something changes; there is nothing to watch. */
  watch(): vscode.Disposable {
    return vscode.Disposable.from();
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const file = this.#find(uri);
    const times = { ctime: file?.modified ?? 0, mtime: file?.modified ?? 0 };
    if (file) return { type: vscode.FileType.File, size: file.bytes.length, ...times };
    this.readDirectory(uri);
    return { type: vscode.FileType.Directory, size: 0, ...times };
  }

  readDirectory(uri: vscode.Uri): [string, vscode.FileType][] {
    const { folder, segments } = this.#place(uri);
    const [, name] = segments;
    if (folder && segments.length === 1) return [...folder.files.keys()].map((key) => [key, vscode.FileType.Directory]);
    if (folder && segments.length === 2 && folder.files.has(name ?? '')) return [['SKILL.md', vscode.FileType.File]];
    throw vscode.FileSystemError.FileNotFound(uri);
  }

  readFile(uri: vscode.Uri): Uint8Array {
    const file = this.#find(uri);
    if (!file) throw vscode.FileSystemError.FileNotFound(uri);
    return file.bytes;
  }

  createDirectory(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  writeFile(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  delete(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  rename(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  #find(uri: vscode.Uri): TextFile | undefined {
    const { folder, segments } = this.#place(uri);
    const [, name = '', file, ...more] = segments;
    return file === 'SKILL.md' && more.length === 0 ? folder?.files.get(name) : undefined;
  }

  /** The first segment is always `skills`. */
  #place({ authority, path }: vscode.Uri): { folder: TextFolder | undefined; segments: readonly string[] } {
    const segments = path.split('/').filter(Boolean);
    return { folder: segments[0] === 'skills' ? this.#folders.get(authority) : undefined, segments };
  }
}
