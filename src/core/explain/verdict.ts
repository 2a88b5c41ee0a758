// What is said of a skill and an agent: one state, why, and what would help.

import type { Agent } from '../model/agentTable';
import type { Finding, FindingData } from '../model/finding';
import type { Failure, Skill } from '../model/skill';
import type { FixCode, ReasonCode } from './sentences';

/**
 * - `loaded`: the agent's model hears of it as it is
 * - `shadowed`: another one has its name
 * - `too-deep`, `wrong-place`: the agent does not look there
 * - `refused`: the agent does not take the file
 * - `cut`: its model hears a part of the name or the description, or the name alone
 * - `hidden`: kept from the model's own choice by its author
 * - `over-budget`: the listing is full before it
 * - `disabled`: switched off by the person
 */
export type State =
  | 'loaded'
  | 'shadowed'
  | 'too-deep'
  | 'wrong-place'
  | 'refused'
  | 'cut'
  | 'hidden'
  | 'over-budget'
  | 'disabled';

/** A skill, or a file from which none came. */
export type Subject = Skill | Failure;

export interface Verdict {
  readonly agent: Agent;
  readonly state: State;
  readonly reason: Sentence<ReasonCode>;
  /** What is wrong with the file, where that is the reason; it fills `{finding}` and `{remedy}`. */
  readonly finding?: Finding;
  /** The skill that has the name; only for `shadowed`. */
  readonly winner?: Skill;
  /** Undefined where there is nothing to do. */
  readonly fix?: Fix;
}

/** A sentence of the table, with what its places are filled with. */
export interface Sentence<Code> {
  readonly code: Code;
  readonly data: FindingData;
}

/** What would help, for a link that does it. */
export interface Fix extends Sentence<FixCode> {
  /** The file or folder to begin with. */
  readonly path: string;
  /** Where it goes; for `copy`, `move`, `move-in` and `rename-file`. */
  readonly to?: string;
  /** The place in the file, from 1. */
  readonly line?: number;
  readonly column?: number;
}

export function isFailure(subject: Subject): subject is Failure {
  return 'finding' in subject;
}
