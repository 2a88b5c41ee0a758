// Holds a body against the guidance and the skill's own files: the second stage of findings.

import type { Finding } from '../model/finding';
import type { SkillHead } from '../model/skill';
import { bodyRanges } from './body';
import { type Prose, proseOf } from './prose';
import { type Range, Report } from './report';
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
  readonly report: Report;
}

export type BodyRule = (facts: BodyFacts) => void;

const RULES: readonly BodyRule[] = [...TEXT_RULES, ...LINK_RULES, ...ARGUMENT_RULES];

/** The findings on the body of `text`, a whole file, in the order of their places. */
export function validateBody(text: string, context: BodyContext): readonly Finding[] {
  const report = new Report(text);
  const ranges = bodyRanges(text);
  const facts: BodyFacts = { ...context, ...proseOf(text, ranges), text, ranges, report };
  for (const rule of RULES) rule(facts);
  return report.findings;
}
