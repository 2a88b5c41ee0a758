// What a row of the rules' tables says.

import type { Matcher } from './matcher';
import type { Place } from './place';
import type { AuditedSkill } from './skill';
import type { Level } from './types';

/**
 * What becomes of a match that is only talked about (a line that says never or detects, a deny-list, a skill about
 * defence): it stays, goes down, or is no finding.
 */
export type Talk = 'keep' | 'lower' | 'drop';

export interface RuleText {
  /** Stable: theme and thing. */
  readonly id: string;
  /** What it is unless `judge` says otherwise. */
  readonly level: Level;
  /** What is wrong, for a person; `{x}` is a place for data. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** A rule about what stands in a text. */
export interface TextRule extends RuleText {
  readonly find: Matcher;
  readonly talk: Talk;
  /** The level in its place; undefined where it is no finding. */
  readonly judge?: (place: Place) => Level | undefined;
  /** Words for the places of `message`. */
  readonly data?: (place: Place) => Readonly<Record<string, string | number>>;
  /** True if it becomes P0 as soon as another rule finds something inside it. */
  readonly holds?: boolean;
}

/** A finding about a file as such. */
export interface FileHit {
  readonly file: string;
  readonly evidence: string;
  readonly level?: Level;
  readonly data?: Readonly<Record<string, string | number>>;
}

/** A rule about the folder's files. */
export interface FolderRule extends RuleText {
  readonly check: (skill: AuditedSkill) => Iterable<FileHit>;
}
