// What a person decided of a skill, and what follows from it when the skill would reach a model.

import type { Scope, Source } from '../../model/root';
import type { Level } from '../audit/types';
import { isSame, type Manifest } from './folder';

/** `once` lasts for the session; `always` as long as the folder is what it was; `never` until it is taken back. */
export type Answer = 'once' | 'always' | 'never';

/** One person's decision of one skill. Stored as it stands. */
export interface Decision {
  /** The skill's SKILL.md, absolute: a decision is of a place, and for `always` and `once` of its content too. */
  readonly path: string;
  readonly answer: Answer;
  /** The worst that the audit had found when it was decided. */
  readonly level: Level;
  readonly manifest: Manifest;
  /** Milliseconds since the epoch. */
  readonly decided: number;
}

/** The setting `skillshelf.trust.workspaceSkills`: what is done with a stranger's skill of which nothing was decided. */
export type StrangersPolicy = 'ask' | 'always' | 'never';

export interface TrustCase {
  readonly scope: Scope;
  readonly source: Source;
  readonly level: Level;
  readonly manifest: Manifest;
  readonly decision: Decision | undefined;
  readonly policy: StrangersPolicy;
}

/**
 * - `block`: the audit found P0, and nobody has typed the skill's name for this very content
 * - `ask`: `before` is there if it was allowed with another content
 */
export type Ruling =
  | { readonly kind: 'allow' }
  | { readonly kind: 'deny'; readonly by: 'person' | 'setting' }
  | { readonly kind: 'block' }
  | { readonly kind: 'ask'; readonly before?: Manifest };

/** P0 blocks, P1 asks, P2 goes; a stranger's skill is asked for once whatever it holds (decided). */
export function rule({ scope, source, level, manifest, decision, policy }: TrustCase): Ruling {
  if (source === 'bundled') return { kind: 'allow' };
  if (decision?.answer === 'never') return { kind: 'deny', by: 'person' };
  // A skill that was harmless to the rules of then was not allowed as the danger that it is to those of now.
  if (level === 'P0' && decision?.level !== 'P0') return { kind: 'block' };
  if (decision && isSame(decision.manifest, manifest)) return { kind: 'allow' };
  if (level === 'P0') return { kind: 'block' };
  if (decision) return { kind: 'ask', before: decision.manifest };
  if (!isStrangers(scope, source)) return level === 'P1' ? { kind: 'ask' } : { kind: 'allow' };
  if (policy === 'never') return { kind: 'deny', by: 'setting' };
  return policy === 'always' ? { kind: 'allow' } : { kind: 'ask' };
}

/** A skill that the person did not put into their own home. */
export function isStrangers(scope: Scope, source: Source): boolean {
  return scope === 'project' || scope === 'external' || source === 'plugin';
}
