// Text → what the head of a skill says: the one way in, for a scan and for an open editor alike.

import { type Finding, type FindingCode, type FindingData, finding } from '../model/finding';
import type { SkillHead } from '../model/skill';
import type { Entry } from './entry';
import { type Fence, findFence } from './fence';
import { readFrontmatter } from './frontmatter';
import { isJarvis, JARVIS_REACH, readJarvis } from './jarvis';
import { lineEnd } from './lines';
import { Parts, type Source } from './parts';
import { recordOf } from './record';
import { type Range, Report, TOP } from './report';
import { type HeadFacts, validateHead } from './validate';

/** What is known of the file besides its text. */
export interface HeadContext {
  readonly fileName: string;
  readonly folderName: string;
  /** The root's: a missing name is a failure, as under `.cat-code`. */
  readonly strictName: boolean;
  /** The root's: a `.md` that isn't SKILL.md counts, if it opens with frontmatter. */
  readonly anyMarkdown: boolean;
  /** True if `text` is the whole file, or all of it that will ever be read. */
  readonly complete: boolean;
}

export type HeadResult =
  | { readonly kind: 'skill'; readonly head: SkillHead }
  | { readonly kind: 'failure'; readonly finding: Finding }
  /** More of the file is needed; never answered to a complete text. */
  | { readonly kind: 'incomplete' }
  /** Not a skill, and no failure: another `.md` without frontmatter. */
  | { readonly kind: 'none' };

const INCOMPLETE: HeadResult = { kind: 'incomplete' };
const NO_SKILL: HeadResult = { kind: 'none' };

/** Reads a head from the beginning of a file. Never throws, and evaluates nothing. */
export function readHead(text: string, context: HeadContext): HeadResult {
  const fence = findFence(text);
  if (!fence) return withoutFrontmatter(text, context);
  if (fence.kind === 'foreign') return failure(context, 'frontmatter-engine', { engine: fence.engine }, text, fence);
  return withFrontmatter(text, fence, context);
}

/** True for SKILL.md in any spelling. */
export function isSkillFile(fileName: string): boolean {
  return fileName.toLowerCase() === 'skill.md';
}

function withFrontmatter(text: string, fence: Fence, context: HeadContext): HeadResult {
  if (!isSkillFile(context.fileName) && (fence.late || fence.kind === 'open')) return NO_SKILL;
  if (!context.complete && (fence.kind === 'open' || fence.after === text.length)) return INCOMPLETE;
  const report = new Report(text);
  const { entries, failure: problem } = readFrontmatter(text, fence, report);
  if (!problem) {
    reportFence(text, fence, report);
    return skill({ text, entries, sections: false }, context, report);
  }
  const isOther = problem.code === 'frontmatter-not-mapping' && !isSkillFile(context.fileName);
  return isOther ? NO_SKILL : { kind: 'failure', finding: problem };
}

function withoutFrontmatter(text: string, context: HeadContext): HeadResult {
  if (!isSkillFile(context.fileName)) return NO_SKILL;
  if (!context.complete && text.length < JARVIS_REACH) return INCOMPLETE;
  if (isJarvis(text)) {
    if (!context.complete) return INCOMPLETE;
    return skill({ text, entries: readJarvis(text).entries, sections: true }, context, new Report(text));
  }
  if (text.trim() === '') return failure(context, 'file-empty', {}, text);
  if (text.includes('\0')) return failure(context, 'file-not-text', { reason: 'it holds NUL characters' }, text);
  return failure(context, 'no-frontmatter', { folder: context.folderName }, text);
}

function reportFence(text: string, { late, language, opening, kind, closing }: Fence, report: Report): void {
  const lineAt = (start: number) => ({ start, end: lineEnd(text, start) });
  if (text.charCodeAt(0) === 0xfeff) report.add('byte-order-mark');
  if (late) report.add('frontmatter-late', lineAt(opening));
  if (language !== '') report.add('opening-line', lineAt(opening), { language });
  if (kind === 'closed' && text.slice(closing + 3, lineEnd(text, closing)).trim() !== '') {
    report.add('closing-line', lineAt(closing));
  }
}

function skill(source: Source, context: HeadContext, report: Report): HeadResult {
  const { fileName, folderName, strictName } = context;
  const parts = new Parts(source, report);
  if (strictName && isBlank(parts.entry('name'))) {
    return failure(context, 'name-required', { folder: folderName }, source.text, parts.entry('name'));
  }
  const head = recordOf(parts, strictName);
  const fallback = fallbackOf(context);
  validateHead({ head, parts, fileName, folderName, fallback });
  head.name ||= fallback.name;
  head.findings = report.findings;
  return { kind: 'skill', head };
}

function isBlank(entry: Entry | undefined): boolean {
  return entry === undefined || entry.value === null || (typeof entry.value === 'string' && entry.value.trim() === '');
}

function fallbackOf({ fileName, folderName }: HeadContext): HeadFacts['fallback'] {
  if (isSkillFile(fileName) && folderName !== '') return { name: folderName, origin: 'folder' };
  return { name: fileName.replace(/\.md$/i, '') || fileName, origin: 'file' };
}

/** Another `.md` that isn't a skill is no failure either. */
function failure(
  context: HeadContext,
  code: FindingCode,
  data: FindingData,
  text: string,
  { start, end }: Range = TOP,
): HeadResult {
  if (!isSkillFile(context.fileName)) return NO_SKILL;
  return { kind: 'failure', finding: finding(code, data, text, start, end) };
}
