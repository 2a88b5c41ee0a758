// A match in its surroundings: what a rule asks to judge it.

import type { AuditDocument } from './document';
import { isScript } from './languages';
import { lowerBound } from './lines';
import type { Matcher, Span } from './matcher';
import type { AuditedSkill } from './skill';
import { type Level, milder } from './types';
import type { Zone } from './zones';

/** Lines within which two things belong together, unless a rule says otherwise. */
export const NEAR = 6;
/** Characters of a logical line, before and behind a match, that a rule looks at. */
const AROUND = 400;

export class Place {
  readonly skill: AuditedSkill;
  readonly document: AuditDocument;
  readonly span: Span;

  constructor(skill: AuditedSkill, document: AuditDocument, span: Span) {
    this.skill = skill;
    this.document = document;
    this.span = span;
  }

  /** The match, in lower case. */
  get text(): string {
    return this.document.text.slice(this.span.start, this.span.end);
  }

  get line(): number {
    return this.document.lineAt(this.span.start);
  }

  get zone(): Zone {
    return this.document.zoneAt(this.span.start);
  }

  /** True in a script, and in a fence of a language that runs. */
  get inCode(): boolean {
    const { kind, language } = this.zone;
    return kind === 'code' && (isScript(language) || (language === 'unknown' && this.document.language === 'markdown'));
  }

  /** True in code, and in a sentence's inline code. */
  get inCommand(): boolean {
    return this.inCode || (this.inProse && this.#isBetweenBackticks());
  }

  /** True in a file of its own that a machine runs. */
  get inScript(): boolean {
    return isScript(this.document.language);
  }

  get inProse(): boolean {
    const { kind } = this.zone;
    return kind === 'prose' || kind === 'list' || kind === 'heading' || kind === 'frontmatter' || kind === 'table';
  }

  /** The logical line around the match, cut to what is near. */
  get statement(): string {
    const { text } = this.document;
    const { start, end } = this.span;
    const before = text.slice(Math.max(0, start - AROUND), start);
    const after = text.slice(end, end + AROUND);
    const behind = after.search(/[\n\r]/);
    return before.slice(before.search(/[^\n\r]*$/)) + this.text + (behind < 0 ? after : after.slice(0, behind));
  }

  /** One level milder if the skill's name or description says openly that it does such a thing. */
  openly(says: RegExp, level: Level): Level {
    return says.test(this.skill.head) ? milder(level) : level;
  }

  #isBetweenBackticks(): boolean {
    const { text } = this.document;
    const before = text.slice(Math.max(0, this.span.start - AROUND), this.span.start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    return line.split('`').length % 2 === 0;
  }

  /** True if something that `matcher` finds begins inside the match. */
  contains(matcher: Matcher): boolean {
    const spans = this.document.find(matcher);
    const first = spans[lowerBound(startsOf(spans), this.span.start)];
    return first !== undefined && first.start < this.span.end;
  }

  /** True if `matcher` finds something within `lines` of the match, or in the same function of a script. */
  beside(matcher: Matcher, lines = NEAR): boolean {
    return this.nearest(matcher, lines) !== undefined;
  }

  /** What `matcher` finds first within `lines` of the match, or else in the same function. */
  nearest(matcher: Matcher, lines = NEAR): Span | undefined {
    const spans = this.document.find(matcher);
    if (spans.length === 0) return undefined;
    const { document } = this;
    const first = document.starts[Math.max(0, this.line - lines)] as number;
    const last = document.lineAt(this.span.end) + lines;
    const index = lowerBound(startsOf(spans), first);
    const found = spans[index];
    if (found && document.lineAt(found.start) <= last) return found;
    const unit = document.unitOfLine(this.line);
    return unit === 0 ? undefined : document.inUnit(matcher, unit);
  }
}

const STARTS = new WeakMap<readonly Span[], readonly number[]>();

function startsOf(spans: readonly Span[]): readonly number[] {
  let starts = STARTS.get(spans);
  if (!starts) {
    starts = spans.map((span) => span.start);
    STARTS.set(spans, starts);
  }
  return starts;
}
