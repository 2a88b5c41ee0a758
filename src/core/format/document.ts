// Text → what the head of a skill says: the one way in, for a scan and for an open editor alike.

import { type Finding, type FindingCode, type FindingData, finding } from '../model/finding';
import type { SkillHead } from '../model/skill';
import { type Fence, findFence } from './fence';
import { readFrontmatter } from './frontmatter';
import { isJarvis, JARVIS_REACH, readJarvis } from './jarvis';
import { type Fallback, recordOf, type Source } from './record';

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
  if (fence?.kind === 'foreign') return failure(context, 'frontmatter-engine', { engine: fence.engine }, text, fence);
  if (!fence) return withoutFrontmatter(text, context);
  if (!context.complete && (fence.kind === 'open' || fence.after === text.length)) return INCOMPLETE;
  return withFrontmatter(text, fence, context);
}

/** True for SKILL.md in any spelling. */
export function isSkillFile(fileName: string): boolean {
  return fileName.toLowerCase() === 'skill.md';
}

function withFrontmatter(text: string, fence: Fence, context: HeadContext): HeadResult {
  if (fence.kind === 'open')
    return failure(context, 'frontmatter-not-closed', {}, text, { start: fence.opening, end: fence.opening + 3 });
  const { entries, findings, failure: problem } = readFrontmatter(text, fence);
  if (problem) return { kind: 'failure', finding: problem };
  return skill({ text, entries, sections: false }, context, findings);
}

function withoutFrontmatter(text: string, context: HeadContext): HeadResult {
  if (!isSkillFile(context.fileName)) return NO_SKILL;
  if (!context.complete && text.length < JARVIS_REACH) return INCOMPLETE;
  if (isJarvis(text)) {
    if (!context.complete) return INCOMPLETE;
    return skill({ text, entries: readJarvis(text).entries, sections: true }, context, []);
  }
  if (text.trim() === '') return failure(context, 'file-empty', {}, text);
  return failure(context, 'no-frontmatter', { folder: context.folderName }, text);
}

function skill(source: Source, context: HeadContext, before: readonly Finding[]): HeadResult {
  if (
    context.strictName &&
    !source.entries.some((entry) => entry.key === 'name' && entry.value !== null && entry.value !== '')
  ) {
    return failure(context, 'name-required', { folder: context.folderName }, source.text);
  }
  return { kind: 'skill', head: recordOf(source, fallbackOf(context), [...before]) };
}

function fallbackOf(context: HeadContext): Fallback {
  const { fileName, folderName, strictName } = context;
  if (isSkillFile(fileName) && folderName !== '') return { name: folderName, origin: 'folder', strictName };
  return { name: fileName.replace(/\.md$/i, '') || fileName, origin: 'file', strictName };
}

/** Another `.md` that isn't a skill is no failure either. */
function failure(
  context: HeadContext,
  code: FindingCode,
  data: FindingData,
  text: string,
  place: { readonly start: number; readonly end: number } = { start: 0, end: 0 },
): HeadResult {
  if (!isSkillFile(context.fileName)) return NO_SKILL;
  return { kind: 'failure', finding: finding(code, data, text, place.start, place.end) };
}
