// Reads documents that stand in the tests, and says in short what came of them.

import assert from 'node:assert/strict';
import { type HeadContext, type HeadResult, readHead } from '../../../../src/core/format/document';
import type { Finding } from '../../../../src/core/model/finding';
import type { SkillHead } from '../../../../src/core/model/skill';

const CONTEXT: HeadContext = {
  fileName: 'SKILL.md',
  folderName: 'my-skill',
  strictName: false,
  anyMarkdown: false,
  complete: true,
};

export type Changes = Partial<HeadContext>;

export function read(text: string, context: Changes = {}): HeadResult {
  return readHead(text, { ...CONTEXT, ...context });
}

/** The head of a text that must give one. */
export function headOf(text: string, context: Changes = {}): SkillHead {
  const result = read(text, context);
  assert.equal(result.kind, 'skill', `a skill was expected: ${JSON.stringify(result)}`);
  return (result as { head: SkillHead }).head;
}

/** `line:column code`. */
export function inShort({ line, column, code }: Finding): string {
  return `${line}:${column} ${code}`;
}

/** A skill comes of `text`, with these parts and exactly these findings (`line:column code`). */
export function assertSkill(
  text: string,
  expected: Partial<Omit<SkillHead, 'findings'>>,
  findings: readonly string[] = [],
  context: Changes = {},
): void {
  const head = headOf(text, context);
  const actual = Object.fromEntries(Object.keys(expected).map((key) => [key, head[key as keyof SkillHead]]));
  assert.deepEqual({ ...actual, findings: head.findings.map(inShort) }, { ...expected, findings });
}

/** No skill comes of `text`, for this reason (`line:column code`). */
export function assertFailure(text: string, expected: string, context: Changes = {}): void {
  const result = read(text, context);
  assert.equal(result.kind, 'failure', `a failure was expected: ${JSON.stringify(result)}`);
  assert.equal(inShort((result as { finding: Finding }).finding), expected);
}

/** A document with `head` as its frontmatter. */
export function withHead(head: string): string {
  return `---\n${head}\n---\n\n# Steps\n\nDo it.\n`;
}
