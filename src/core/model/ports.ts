// What the core needs of the outside world. Each host (VS Code, Node, a test) gives its own.

import type { Disposable } from './emitter';
import type { Skill } from './skill';

/** A CancellationToken of VS Code as it stands. */
export interface Cancellation {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: (event: unknown) => unknown): Disposable;
}

/** A LogOutputChannel of VS Code as it stands. */
export interface Logger {
  debug(message: string, ...args: unknown[]): void;
  info(message: string, ...args: unknown[]): void;
  warn(message: string, ...args: unknown[]): void;
  error(message: string | Error, ...args: unknown[]): void;
}

export type EntryKind = 'file' | 'folder' | 'other';

export interface Entry {
  readonly name: string;
  /** What it is, or what the link leads to; `other` for a link that leads nowhere. */
  readonly kind: EntryKind;
  readonly link: boolean;
}

/** Tells one state of a file from another without reading it. */
export interface Stamp {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** Why a file or folder could not be read or written. `reason` is the system's own word, for a person. */
export interface FileProblem {
  readonly kind: 'problem';
  readonly problem: 'not-found' | 'not-folder' | 'is-folder' | 'no-permission' | 'loop' | 'exists' | 'unknown';
  readonly reason: string;
}

/** A file's first bytes as text; `complete` if that is all of it. U+FFFD stands where it was not UTF-8. */
export interface FileText {
  readonly kind: 'text';
  readonly text: string;
  readonly complete: boolean;
  readonly stamp: Stamp;
  /** True if the path itself is a symlink, as far as the port can tell. */
  readonly link?: boolean;
}

/** The file is as it was under the stamp that was given. */
export interface FileUnchanged {
  readonly kind: 'unchanged';
}

export interface HeadRequest {
  readonly path: string;
  /** The stamp under which the file is already known; it isn't read again while that holds. */
  readonly known?: Stamp;
}

/** Files. No call throws for what disks do; a problem is an answer. */
export interface FileSystem {
  /** A folder's entries, in no order. */
  list(folder: string): Promise<readonly Entry[] | FileProblem>;

  /**
   * The first `bytes` of each file. Answers come one by one, in any order, with the request's index; the port
   * decides how many at once, and gives the event loop back at least every 20 ms.
   */
  readHeads(
    requests: readonly HeadRequest[],
    bytes: number,
    answer: (index: number, result: FileText | FileUnchanged | FileProblem) => void,
    token?: Cancellation,
  ): Promise<void>;

  /** A file's text up to `limit` bytes. */
  readText(path: string, limit: number): Promise<FileText | FileProblem>;

  stat(path: string): Promise<(Stamp & { readonly kind: 'file' | 'folder' }) | FileProblem>;

  /** The path with every symlink resolved; undefined where there is none or it leads nowhere. */
  realPath(path: string): Promise<string | undefined>;

  /** SHA-256 of a file's bytes, in hexadecimal. */
  digest(path: string): Promise<string | FileProblem>;
}

/**
 * Writes files. No call throws for what disks do: undefined is success. What exists is never overwritten, and the
 * folders above a target are made.
 */
export interface FileWriter {
  writeText(path: string, text: string): Promise<FileProblem | undefined>;

  /** A file, or a folder with all that is in it; links are copied as links. */
  copy(from: string, to: string): Promise<FileProblem | undefined>;

  /** Undefined where the host has no trash. */
  readonly trash?: (path: string) => Promise<FileProblem | undefined>;
}

export type Verdict =
  | {
      readonly allowed: true;
      /** To be asked once the skill was read: is what was read still what was allowed? */
      readonly stillHolds?: () => Promise<boolean>;
    }
  | { readonly allowed: false; readonly reason: string };

/** Who says whether a skill may reach a language model. */
export interface Consent {
  /** May its name and description stand in a catalogue? Asks nobody. */
  mayList(skill: Skill): boolean;
  /** May its body go to a model now? May ask the person. `reason` is written for the model. */
  mayLoad(skill: Skill, token?: Cancellation): Promise<Verdict>;
}
