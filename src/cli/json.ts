// The JSON that the commands print: stable, and documented here. Every key is always there; what there is none of is null.

import type { Snapshot } from '../core/catalog/snapshot';
import type { State } from '../core/explain/verdict';
import { type Finding, messageOf, type Severity } from '../core/model/finding';
import type { Scope, Source } from '../core/model/root';
import type { Dialect, Failure, Skill } from '../core/model/skill';
import type { Level } from '../core/policy/audit/types';
import type { Answer } from '../core/policy/trust/decision';

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
  /** An estimate of what the content costs a model. */
  readonly tokens: number;
  /** The files beside the SKILL.md, relative to its folder. */
  readonly files: readonly string[];
  /** Arguments that the text asks for and `--arguments` doesn't give. */
  readonly missing: readonly string[];
}

/** What `create` prints. */
export interface JsonCreate {
  readonly name: string;
  /** The new SKILL.md. */
  readonly path: string;
}

/** What `audit` prints. */
export interface JsonAudit {
  readonly skills: readonly {
    /** The skill's folder, or the file or folder that was named. */
    readonly path: string;
    readonly name: string;
    /** The worst found; P2 where there is nothing. */
    readonly level: Level;
    readonly findings: readonly JsonAuditFinding[];
  }[];
}

export interface JsonAuditFinding {
  /** The rule's. */
  readonly id: string;
  readonly level: Level;
  /** Absolute. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** On one line, with what can't be seen made visible. */
  readonly evidence: string;
  readonly message: string;
  readonly remedy: string;
}

/** What `trust` prints. */
export interface JsonTrust {
  readonly answer: Answer;
  readonly skills: readonly JsonPlace[];
  /** Of which nothing was decided; standard error says why. */
  readonly left: readonly JsonPlace[];
}

interface JsonPlace {
  readonly name: string;
  readonly path: string;
}

/** What `trust --list` prints. */
export interface JsonTrustList {
  readonly decisions: readonly {
    readonly path: string;
    readonly answer: Answer;
    readonly level: Level;
    /** ISO 8601. */
    readonly decided: string;
  }[];
}

/** What `untrust` prints: each SKILL.md of which a decision was taken back. */
export interface JsonUntrust {
  readonly paths: readonly string[];
}

/** What `why` prints: a row for each agent; the fix is null where there is nothing to do. */
export interface JsonWhy {
  readonly name: string;
  readonly path: string;
  readonly agents: readonly {
    readonly agent: string;
    readonly state: State;
    readonly reason: string;
    readonly fix: string | null;
  }[];
}

/** What `budget` prints. `limit` is null where none is known; `kept` counts, `cut` and `dropped` name. */
export interface JsonBudget {
  readonly agents: readonly {
    readonly agent: string;
    readonly limit: number | null;
    readonly used: number;
    readonly kept: number;
    readonly cut: readonly string[];
    readonly dropped: readonly string[];
  }[];
}

/** What `search` prints a list of. */
export interface JsonHit {
  readonly name: string;
  readonly path: string;
  /** The higher the better; comparable within one answer only. */
  readonly score: number;
  /** The request's words that hit. */
  readonly why: readonly string[];
}

/** What `match` prints a list of. */
export interface JsonCall {
  readonly name: string;
  readonly path: string;
  /** The triggers and patterns that stand in the text, as their author wrote them. */
  readonly why: readonly string[];
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
