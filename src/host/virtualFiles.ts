// The core's files through VS Code, for every scheme that it knows; whole files only, many at once.

import * as vscode from 'vscode';
import type {
  Cancellation,
  Entry,
  EntryKind,
  FileProblem,
  FileSystem,
  FileText,
  FileUnchanged,
  HeadRequest,
  Stamp,
} from '../core/model/ports';
import { Limiter } from './limiter';
import { toUri } from './uri';

/** Each call goes from one process to another and back; one at a time, they take sixteen times as long. */
const AT_ONCE = 16;

const PROBLEMS: Readonly<Record<string, FileProblem['problem']>> = {
  FileNotFound: 'not-found',
  FileExists: 'exists',
  FileNotADirectory: 'not-folder',
  FileIsADirectory: 'is-folder',
  NoPermissions: 'no-permission',
};

export class VirtualFiles implements FileSystem {
  readonly #limiter = new Limiter(AT_ONCE);

  async list(folder: string): Promise<readonly Entry[] | FileProblem> {
    const entries = await this.#ask(() => vscode.workspace.fs.readDirectory(toUri(folder)));
    return isProblem(entries)
      ? entries
      : entries.map(([name, type]) => ({ name, kind: kindOf(type), link: isLink(type) }));
  }

  async readHeads(
    requests: readonly HeadRequest[],
    bytes: number,
    answer: (index: number, result: FileText | FileUnchanged | FileProblem) => void,
    token?: Cancellation,
  ): Promise<void> {
    await Promise.all(
      requests.map(async (request, index) => {
        const result = await this.#readHead(request, bytes, token);
        if (result && !token?.isCancellationRequested) answer(index, result);
      }),
    );
  }

  async readText(path: string, limit: number): Promise<FileText | FileProblem> {
    const status = await this.#ask(() => vscode.workspace.fs.stat(toUri(path)));
    return isProblem(status) ? status : this.#read(path, limit, status);
  }

  async stat(path: string): Promise<(Stamp & { readonly kind: 'file' | 'folder' }) | FileProblem> {
    const status = await this.#ask(() => vscode.workspace.fs.stat(toUri(path)));
    if (isProblem(status)) return status;
    const kind = kindOf(status.type);
    return kind === 'other' ? { kind: 'problem', problem: 'not-found', reason: '' } : { kind, ...stampOf(status) };
  }

  /** VS Code has no word for where a link leads, so that each path is its own. */
  async realPath(path: string): Promise<string | undefined> {
    const status = await this.stat(path);
    return status.kind === 'problem' ? undefined : path;
  }

  async digest(path: string): Promise<string | FileProblem> {
    const content = await this.#ask(() => vscode.workspace.fs.readFile(toUri(path)));
    if (isProblem(content)) return content;
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(content));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async #readHead({ path, known }: HeadRequest, bytes: number, token?: Cancellation) {
    const status = await this.#ask(() => vscode.workspace.fs.stat(toUri(path)));
    if (isProblem(status)) return status;
    if (token?.isCancellationRequested) return undefined;
    const { size, modified } = stampOf(status);
    if (size === known?.size && modified === known.modified) return { kind: 'unchanged' } as const;
    return this.#read(path, bytes, status);
  }

  async #read(path: string, limit: number, status: vscode.FileStat): Promise<FileText | FileProblem> {
    const content = await this.#ask(() => vscode.workspace.fs.readFile(toUri(path)));
    if (isProblem(content)) return content;
    const complete = content.length <= limit;
    // As a stream, so that a character that the limit cuts in two is left out instead of spoiled.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(0, limit), {
      stream: !complete,
    });
    return { kind: 'text', text, complete, stamp: stampOf(status), link: isLink(status.type) };
  }

  async #ask<T extends object>(call: () => Thenable<T>): Promise<T | FileProblem> {
    try {
      return await this.#limiter.run(call);
    } catch (error) {
      return problemOf(error as Error);
    }
  }
}

function isProblem(answer: object): answer is FileProblem {
  return 'problem' in answer;
}

/** A scheme that nobody provides (a web worker's own `https:`) holds nothing. */
export function problemOf(error: Error): FileProblem {
  const code = error instanceof vscode.FileSystemError ? error.code : error.name;
  const problem = /\bENOPRO\b/.test(`${error.name} ${error.message}`) ? 'not-found' : (PROBLEMS[code] ?? 'unknown');
  return { kind: 'problem', problem, reason: error.message };
}

function stampOf({ size, mtime }: vscode.FileStat): Stamp {
  return { size, modified: mtime };
}

function kindOf(type: vscode.FileType): EntryKind {
  if (type & vscode.FileType.Directory) return 'folder';
  return type & vscode.FileType.File ? 'file' : 'other';
}

function isLink(type: vscode.FileType): boolean {
  return (type & vscode.FileType.SymbolicLink) !== 0;
}
