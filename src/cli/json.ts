// The JSON that the commands print: stable, and documented here. Every key is always there; what there is none of is null.

import type { Snapshot } from '../core/catalog/snapshot';
import { type Finding, messageOf, type Severity } from '../core/model/finding';
import type { Scope, Source } from '../core/model/root';
import type { Dialect, Failure, Skill } from '../core/model/skill';

export interface JsonFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Absolute. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

export interface JsonSkill {
  readonly name: string;
  readonly description: string;
  readonly version: string | null;
  readonly dialect: Dialect;
  readonly scope: Scope;
  readonly source: Source;
  /** The SKILL.md, absolute. */
  readonly path: string;
  /** The SKILL.md of the skill that has the name. */
  readonly shadowedBy: string | null;
  readonly triggers: readonly string[];
  readonly tools: readonly string[];
  readonly findings: readonly JsonFinding[];
}

/** What `list` prints. A root that can't be used stands among the failures. */
export interface JsonList {
  readonly skills: readonly JsonSkill[];
  readonly failures: readonly JsonFinding[];
}

/** What `check` prints; the name is null for a file from which no skill came. */
export interface JsonCheck {
  readonly files: readonly {
    readonly path: string;
    readonly name: string | null;
    readonly findings: readonly JsonFinding[];
  }[];
}

/** What `show` prints: the skill as in `list`, and what else is known of it. */
export interface JsonShow extends JsonSkill {
  readonly author: string | null;
  readonly model: string | null;
  readonly directory: string;
  /** Other paths that lead to the same file. */
  readonly otherPaths: readonly string[];
  /** The SKILL.md of each skill of the same name that this one keeps from being used. */
  readonly shadows: readonly string[];
  readonly patterns: readonly string[];
  readonly disallowedTools: readonly string[];
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  readonly dependencies: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Estimates. */
  readonly tokens: { readonly catalogue: number; readonly loaded: number };
}

/** What `load` prints. */
export interface JsonLoad {
  readonly name: string;
  readonly path: string;
  /** As the tool load_skill answers it. */
  readonly content: string;
}

/** What `create` prints. */
export interface JsonCreate {
  readonly name: string;
  /** The new SKILL.md. */
  readonly path: string;
}

export function jsonFinding(path: string, finding: Finding): JsonFinding {
  const { code, severity, line, column } = finding;
  return { code, severity, message: messageOf(finding), path, line, column };
}

export function jsonSkill(skill: Skill, snapshot: Snapshot): JsonSkill {
  const { name, description, version, dialect, root, path, triggers, tools, findings } = skill;
  return {
    name,
    description,
    version: version ?? null,
    dialect,
    scope: root.scope,
    source: root.source,
    path,
    shadowedBy: snapshot.shadowedBy(skill)?.path ?? null,
    triggers,
    tools,
    findings: findings.map((finding) => jsonFinding(path, finding)),
  };
}

export function jsonFailure({ path, finding }: Failure): JsonFinding {
  return jsonFinding(path, finding);
}

export function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
