// The way in: what can be done about a finding, and about all that can be mended unseen.

import { bodyOf } from '../../format/body';
import { type HeadResult, readHead } from '../../format/document';
import type { Finding } from '../../model/finding';
import type { SkillHead } from '../../model/skill';
import { BODY_FIXES } from './bodyFixes';
import { DEPENDENCY_FIXES } from './dependencyFixes';
import { FENCE_FIXES } from './fenceFixes';
import { applyEdits, difference, type Fix, type TextEdit } from './fix';
import { KEY_FIXES } from './keyFixes';
import { LINE_FIXES } from './lineFixes';
import type { Makers } from './maker';
import { NAME_FIXES } from './nameFixes';
import { type FixContext, Subject } from './subject';
import { VALUE_FIXES } from './valueFixes';
import { YAML_FIXES } from './yamlFixes';

/** Finding → the makers of its fixes, the best first. */
export const FIXES: Makers = {
  ...FENCE_FIXES,
  ...YAML_FIXES,
  ...LINE_FIXES,
  ...KEY_FIXES,
  ...VALUE_FIXES,
  ...NAME_FIXES,
  ...BODY_FIXES,
  ...DEPENDENCY_FIXES,
};

/** Safe fixes are done one after the other, each on what the one before has left. */
const MOST_ROUNDS = 100;

/** The fixes for a finding in `text`, a whole file; the best first. A fix that is called safe was proved to be. */
export function fixesFor(text: string, finding: Finding, context: FixContext): readonly Fix[] {
  const subject = new Subject(text, finding, context);
  return (FIXES[finding.code] ?? [])
    .flatMap((make) => make(subject) ?? [])
    .map((fix) => (fix.safe && !isProved(subject, fix) ? { ...fix, safe: false } : fix));
}

/** The edit that mends of a whole file what can be mended unseen; undefined where there is nothing. */
export function fixAll(text: string, context: FixContext): TextEdit | undefined {
  let mended = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fix = firstSafe(mended, context);
    if (!fix) break;
    mended = applyEdits(mended, fix.edits);
  }
  return difference(text, mended);
}

function firstSafe(text: string, context: FixContext): Fix | undefined {
  for (const finding of findingsOf(readHead(text, { ...context, complete: true }))) {
    const fix = fixesFor(text, finding, context).find(({ safe }) => safe);
    if (fix) return fix;
  }
  return undefined;
}

/** True if the finding goes, nothing worse comes, and record and body stay what they were. */
function isProved({ text, context, finding: { code }, head: before }: Subject, fix: Fix): boolean {
  const mended = applyEdits(text, fix.edits);
  const after = readHead(mended, { ...context, complete: true });
  if (after.kind !== 'skill') return false;
  const was = counted(findingsOf(before));
  const is = counted(findingsOf(after));
  if ((is.get(code) ?? 0) >= (was.get(code) ?? 0)) return false;
  const worse = after.head.findings.filter(({ severity }) => severity !== 'info');
  if (worse.some((each) => (is.get(each.code) ?? 0) > (was.get(each.code) ?? 0))) return false;
  if (before.kind !== 'skill') return true;
  return saysTheSame(before.head, after.head) && bodyOf(text).body === bodyOf(mended).body;
}

function counted(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** What a head says, however it was written. */
function saysTheSame(before: SkillHead, after: SkillHead): boolean {
  const said = ({ findings, dialect, ownWords, ...record }: SkillHead) => JSON.stringify(record);
  return said(before) === said(after);
}

function findingsOf(result: HeadResult): readonly Finding[] {
  if (result.kind === 'failure') return [result.finding];
  return result.kind === 'skill' ? result.head.findings : [];
}
