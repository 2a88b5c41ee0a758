// The vocabulary: what a skill is, whichever dialect it was written in.

import type { Finding } from './finding';
import type { Root } from './root';

/** The way a SKILL.md is written. Told by its keys, not by its folder (see format/dialects.ts). */
export type Dialect = 'spec' | 'cat-code' | 'free-code' | 'workbuddy' | 'jarvis';

/** A declared argument of a skill. */
export interface SkillArgument {
  readonly name: string;
  readonly description: string;
}

/**
 * `hooks` has three meanings in the wild:
 * - `prompts`: pieces of prompt put around the body (free-code: preExecute, postExecute, onError)
 * - `commands`: commands an agent would run on its events (Claude Code); shown and audited, never run here
 * - `names`: names of hooks that live elsewhere (Jarvis); shown
 */
export type SkillHooks =
  | {
      readonly kind: 'prompts';
      readonly preExecute?: string;
      readonly postExecute?: string;
      readonly onError?: string;
    }
  | { readonly kind: 'commands'; readonly events: Readonly<Record<string, unknown>> }
  | { readonly kind: 'names'; readonly names: readonly string[] };

/** What the head of a SKILL.md says; the same record for every dialect. Immutable. */
export interface SkillHead {
  /** As written; never empty. One line, not yet cut to any agent's limit. */
  readonly name: string;
  /** Empty if the file has none (a finding says so). May hold several lines. */
  readonly description: string;
  readonly dialect: Dialect;
  /** What of these stands under a key that other dialects' agents do not know, such as `summary`. */
  readonly ownWords?: readonly ('name' | 'description')[];
  readonly version?: string;
  readonly author?: string;
  /** Words and phrases upon which the skill is meant to load (`read_when`, `triggers`, Jarvis keywords). */
  readonly triggers: readonly string[];
  /** Literal prefixes of a message such as `/my-skill`; never regular expressions. */
  readonly patterns: readonly string[];
  /** Tools that the skill asks for, in its own spelling (`permissions.tools`, `allowed-tools`, `tools`). */
  readonly tools: readonly string[];
  readonly disallowedTools: readonly string[];
  readonly model?: string;
  readonly arguments: readonly SkillArgument[];
  readonly argumentHint?: string;
  readonly hooks?: SkillHooks;
  /** The `permissions` manifest as it was written; it grants nothing by itself. */
  readonly permissions?: unknown;
  /** Names of skills that load before this one (`depends_on`). */
  readonly dependencies: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Jarvis' configuration block. */
  readonly configuration?: unknown;
  /** True if a model wrote the skill (`agent_created`). */
  readonly agentCreated: boolean;
  /** False if the author keeps it from the model's own choice (`disable-model-invocation: true`). */
  readonly modelInvocable: boolean;
  /** False if the author keeps it out of the person's menus (`user-invocable: false`). */
  readonly userInvocable: boolean;
  readonly findings: readonly Finding[];
}

/** A skill in its place. Immutable; its body stays on disk until somebody loads it. */
export interface Skill extends SkillHead {
  /** The SKILL.md itself: an absolute native path, or a raw URI off the disk (see paths.ts). */
  readonly path: string;
  /** The folder to which the skill's relative paths refer. */
  readonly directory: string;
  /** The target of a symlink, where `path` goes through one. */
  readonly realPath?: string;
  /** Where it was found; says scope and source. */
  readonly root: Root;
  /** The file's size in bytes. */
  readonly size: number;
  /** Last change, milliseconds since the epoch. */
  readonly modified: number;
}

/** A file from which no skill came, and why: a finding of severity error. */
export interface Failure {
  readonly path: string;
  readonly root: Root;
  readonly finding: Finding;
}
