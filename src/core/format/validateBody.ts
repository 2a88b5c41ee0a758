// Holds a body against the guidance and the skill's own files: the second stage of findings.

import { type Finding, type FindingCode, type FindingData, finding } from '../model/finding';
import type { SkillHead } from '../model/skill';
import { bodyRanges } from './body';
import type { Range } from './jarvis';
import { type Prose, proseOf } from './prose';
import { ARGUMENT_RULES } from './rulesArguments';
import { LINK_RULES } from './rulesLinks';
import { TEXT_RULES } from './rulesText';

/** What is known of a skill besides the text of its SKILL.md. */
export interface BodyContext {
  readonly head: SkillHead;
  /** All files of the skill, relative to its folder, with `/`. Where they aren't known, links aren't followed. */
  readonly files?: readonly string[];
  /** The texts of its Markdown files, as far as they were read, by the same paths. */
  readonly references?: ReadonlyMap<string, string>;
  /** Estimates the tokens of a text. */
  readonly tokens: (text: string) => number;
}

/** What a rule sees of a body. */
export interface BodyFacts extends BodyContext, Prose {
  /** The whole file. */
  readonly text: string;
  readonly ranges: readonly Range[];
  report(code: FindingCode, place: Range, data?: FindingData): void;
}

export type BodyRule = (facts: BodyFacts) => void;

const RULES: readonly BodyRule[] = [...TEXT_RULES, ...LINK_RULES, ...ARGUMENT_RULES];

/** The findings on the body of `text`, a whole file, in the order of their places. */
export function validateBody(text: string, context: BodyContext): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (code: FindingCode, { start, end }: Range, data?: FindingData) => {
    findings.push(finding(code, data, text, start, end));
  };
  const ranges = bodyRanges(text);
  const facts: BodyFacts = { ...context, ...proseOf(text, ranges), text, ranges, report };
  for (const rule of RULES) rule(facts);
  return findings.sort((a, b) => a.start - b.start);
}
