// The engine: every rule over every file of a skill's folder.

import { fill } from '../../model/finding';
import type { AuditDocument } from './document';
import { evidenceOf } from './evidence';
import type { Span } from './matcher';
import { Place } from './place';
import type { FolderRule, RuleText, TextRule } from './rule';
import { FOLDER_RULES, TEXT_RULES, THEMES } from './rules';
import { STRICT_RULES } from './rules/strict';
import { AuditedSkill } from './skill';
import { type Said, talkAbout } from './talk';
import {
  type AuditFinding,
  type AuditOptions,
  type AuditReport,
  isWorse,
  type Level,
  milder,
  type SkillFolder,
} from './types';

/** Findings of one rule in one file that are told; the rest say no more. */
const ENOUGH = 20;

/** What a skill's folder could do, by reading it. Pure, and linear in the folder's size. */
export function auditFolder(folder: SkillFolder, options: AuditOptions = {}): AuditReport {
  const steps = auditSteps(folder, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of one rule in one file, between which whoever shares the thread may have it. */
export function* auditSteps(folder: SkillFolder, options: AuditOptions = {}): Generator<undefined, AuditReport> {
  const skill = new AuditedSkill(folder, options.knownSkills);
  const rules = options.strict ? [...TEXT_RULES, ...STRICT_RULES] : TEXT_RULES;
  const findings: AuditFinding[] = [];
  for (const document of skill.documents) {
    const found: AuditFinding[] = [];
    for (const rule of rules) {
      found.push(...findingsOf(rule, skill, document));
      yield;
    }
    findings.push(...raiseHolders(rules, found));
  }
  for (const rule of FOLDER_RULES) findings.push(...folderFindings(rule, skill));
  const told = withLevels(findings, options.levels ?? {}).sort(worstFirst);
  return { level: told[0]?.level ?? 'P2', findings: told };
}

/** The rule's words with their places for data, for whoever translates them; undefined for an id that is none. */
export function ruleText(id: string): Pick<RuleText, 'message' | 'remedy'> | undefined {
  return THEMES.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}

function findingsOf(rule: TextRule, skill: AuditedSkill, document: AuditDocument): AuditFinding[] {
  const byLine = new Map<number, AuditFinding>();
  for (const span of document.find(rule.find)) {
    const place = new Place(skill, document, span);
    const level = levelOf(rule, place);
    if (!level) continue;
    const known = byLine.get(place.line);
    if (!known || isWorse(level, known.level)) byLine.set(place.line, textFinding(rule, level, place));
  }
  if (byLine.size <= ENOUGH) return [...byLine.values()];
  return [...byLine.values()].sort(worstFirst).slice(0, ENOUGH);
}

function levelOf(rule: TextRule, place: Place): Level | undefined {
  const level = rule.judge ? rule.judge(place) : rule.level;
  if (!level || rule.talk === 'keep') return level;
  const said = talkAbout(place);
  if (said === 'sentence' && rule.talk === 'drop') return undefined;
  return lowered(level, said, place);
}

function lowered(level: Level, said: Said, place: Place): Level {
  if (said === 'sentence') return 'P2';
  const once = said === 'section' ? milder(level) : level;
  if (!place.skill.isDefence || place.inScript) return once;
  // Whoever looks for attacks must show commands; orders to the agent are no part of that.
  return once === 'P0' || place.inCommand ? milder(once) : once;
}

function textFinding(rule: TextRule, level: Level, place: Place): AuditFinding {
  const { document, line, span } = place;
  const data = rule.data?.(place) ?? {};
  const column = span.start - (document.starts[line] as number) + 1;
  const evidence = evidenceOf(span.shown ?? shownOf(place));
  return { ...told(rule, level, data), file: document.path, line: line + 1, column, ...offsets(span), evidence };
}

/** Characters of a line of code that is shown whole. */
const SHORT = 160;

/** In code the line that holds the match, since a part of it says little; else the match. */
function shownOf({ document, span, line, inCode }: Place): string {
  const start = document.starts[line] as number;
  const end = document.starts[line + 1] ?? document.raw.length;
  const isWhole = inCode && end - start <= SHORT && span.end <= end;
  return isWhole ? document.raw.slice(start, end) : document.raw.slice(span.start, span.end);
}

function folderFindings(rule: FolderRule, skill: AuditedSkill): AuditFinding[] {
  return [...rule.check(skill)].map(({ file, evidence, level, data }) => ({
    ...told(rule, level ?? rule.level, data ?? {}),
    ...{ file, line: 1, column: 1, start: 0, end: 0, evidence: evidenceOf(evidence) },
  }));
}

const offsets = ({ start, end }: Span) => ({ start, end });

function told(rule: RuleText, level: Level, data: AuditFinding['data']) {
  return { id: rule.id, level, message: fill(rule.message, data), data };
}

/** A comment, a hook or a command that holds what another rule finds is P0. */
function raiseHolders(rules: readonly TextRule[], findings: AuditFinding[]): AuditFinding[] {
  const holders = new Set(rules.filter((rule) => rule.holds).map((rule) => rule.id));
  const held = findings.filter((finding) => !holders.has(finding.id) && finding.level !== 'P2');
  return findings.map((finding) =>
    holders.has(finding.id) && held.some((other) => other.start >= finding.start && other.start < finding.end)
      ? { ...finding, level: 'P0' as const }
      : finding,
  );
}

function withLevels(findings: AuditFinding[], levels: NonNullable<AuditOptions['levels']>): AuditFinding[] {
  return findings.flatMap((finding) => {
    const level = levels[finding.id] ?? finding.level;
    return level === 'off' ? [] : [{ ...finding, level }];
  });
}

function worstFirst(a: AuditFinding, b: AuditFinding): number {
  if (a.level !== b.level) return a.level < b.level ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.start - b.start || (a.id < b.id ? -1 : 1);
}
