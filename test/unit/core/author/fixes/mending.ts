// Documents with something wrong, and what the fixes make of them.

import assert from 'node:assert/strict';
import { applyEdits, type Fix, fixTitle } from '../../../../../src/core/author/fixes/fix';
import { fixesFor } from '../../../../../src/core/author/fixes/fixes';
import type { FixContext } from '../../../../../src/core/author/fixes/subject';
import { readHead } from '../../../../../src/core/format/document';
import { validateBody } from '../../../../../src/core/format/validateBody';
import type { Finding, FindingCode } from '../../../../../src/core/model/finding';

const CONTEXT: FixContext = {
  fileName: 'SKILL.md',
  folderName: 'my-skill',
  strictName: false,
  anyMarkdown: false,
  files: [],
};

export type Changes = Partial<FixContext>;

export function contextOf(changes: Changes = {}): FixContext {
  return { ...CONTEXT, ...changes };
}

/** What is found in a whole file: in its head, and in its body where there is a skill. */
export function findingsIn(text: string, changes: Changes = {}): readonly Finding[] {
  const context = contextOf(changes);
  const result = readHead(text, { ...context, complete: true });
  if (result.kind === 'failure') return [result.finding];
  if (result.kind !== 'skill') return [];
  const { files } = context;
  const body = { head: result.head, files, tokens: ({ length }: string) => length / 4 };
  return [...result.head.findings, ...validateBody(text, body)];
}

/** The fixes for the text's first finding of this code. */
export function fixesIn(text: string, code: FindingCode, changes: Changes = {}): readonly Fix[] {
  const finding = findingsIn(text, changes).find((each) => each.code === code);
  assert.ok(finding, `${code} was expected in ${JSON.stringify(findingsIn(text, changes).map((each) => each.code))}`);
  return fixesFor(text, finding, contextOf(changes));
}

/** The titles of the fixes, the safe ones with a mark. */
export function titles(text: string, code: FindingCode, changes: Changes = {}): string[] {
  return fixesIn(text, code, changes).map((fix) => `${fixTitle(fix)}${fix.safe ? ' ✓' : ''}`);
}

/** The text after the fix of this title (or the first one). */
export function mended(text: string, code: FindingCode, title?: string, changes: Changes = {}): string {
  const fixes = fixesIn(text, code, changes);
  const fix = title === undefined ? fixes[0] : fixes.find((each) => fixTitle(each) === title);
  assert.ok(fix, `"${title}" is none of ${JSON.stringify(fixes.map(fixTitle))}`);
  return applyEdits(text, fix.edits);
}

export const FINE = 'description: Use when testing.';

/** A document with `head` as its frontmatter. */
export function doc(...head: string[]): string {
  return `---\n${head.join('\n')}\n---\n\n# Steps\n\nDo it.\n`;
}
