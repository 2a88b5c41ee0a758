// What the audit is given and what it answers, as plain data.

/** P0 blocks, P1 asks, P2 notes. */
export type Level = 'P0' | 'P1' | 'P2';

/** From worst to mildest. */
export const LEVELS: readonly Level[] = ['P0', 'P1', 'P2'];

export type FileKind = 'text' | 'binary' | 'symlink' | 'archive' | 'executable';

/** A file of a skill's folder. Links are not followed and archives not unpacked by whoever lists them. */
export interface FolderFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly kind: FileKind;
  /** Bytes. */
  readonly size: number;
  /** The whole text; only for kind `text`. */
  readonly text?: string;
  /** What a symlink says, as it is written in the link. */
  readonly target?: string;
}

/** A skill's folder, whole or broken: a valid SKILL.md is not needed. */
export interface SkillFolder {
  readonly name: string;
  readonly files: readonly FolderFile[];
}

export interface AuditFinding {
  /** The rule's stable id. */
  readonly id: string;
  readonly level: Level;
  /** As in the folder's list. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** Offsets in the file's text, in UTF-16 units; both 0 for a finding about the file itself. */
  readonly start: number;
  readonly end: number;
  /** What was found, on one line, with invisible characters made visible. */
  readonly evidence: string;
  /** An English sentence; `data` are the words in its places, for whoever translates the rule's own. */
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
}

export interface AuditReport {
  /** The worst level found; P2 where there is nothing. */
  readonly level: Level;
  /** Worst first, then by file and place. */
  readonly findings: readonly AuditFinding[];
}

export interface AuditOptions {
  /** Adds the fourth seed's literal patterns at the seed's own levels. */
  readonly strict?: boolean;
  /** Levels that a person set for rules; `off` silences one. */
  readonly levels?: Readonly<Record<string, Level | 'off'>>;
  /** Names of skills that are installed, against look-alikes. */
  readonly knownSkills?: readonly string[];
}

/** True if `a` is worse than `b`. */
export function isWorse(a: Level, b: Level): boolean {
  return a < b;
}

/** One level milder; P2 stays. */
export function milder(level: Level): Level {
  return level === 'P0' ? 'P1' : 'P2';
}
