// What a scan knows of one file: where it is, how it was, and what came of it.

import { readHead } from '../format/document';
import { type Finding, finding, isSameFinding } from '../model/finding';
import { basename, dirname } from '../model/paths';
import type { FileProblem, FileText, FileUnchanged, Stamp } from '../model/ports';
import type { Root } from '../model/root';
import type { Failure, Skill } from '../model/skill';
import type { Candidate } from './candidate';
import { ownStrings } from './ownStrings';
import { skillOf } from './skillOf';

export interface FileRecord extends Candidate {
  /** Undefined where the file could not be read. */
  readonly stamp?: Stamp;
  /** Undefined for a Markdown file that doesn't want to be a skill. */
  readonly outcome?: Skill | Failure;
}

/** More than this is never read of a file in a scan. */
export const LAST_BYTES = 1024 * 1024;

/** A file above this is no skill. */
const MAX_MB = 10;
const MB = 1024 * 1024;

export function isSkill(outcome: Skill | Failure | undefined): outcome is Skill {
  return outcome !== undefined && !('finding' in outcome);
}

/** True if what is `known` still holds, provided that the file is as it was. */
export function isSamePlace(known: FileRecord, candidate: Candidate, root: Root): boolean {
  const was = known.outcome?.root;
  return (
    known.realPath === candidate.realPath &&
    (was === undefined || (was.strictName === root.strictName && was.layout.anyMarkdown === root.layout.anyMarkdown))
  );
}

/**
 * What the answer to a request for the first `bytes` of a file makes of it; what is `known` where that still holds, so
 * that an unchanged skill stays the same object. Undefined where there is no such file.
 */
export function recordOf(
  { candidate, known }: { readonly candidate: Candidate; readonly known?: FileRecord },
  result: FileText | FileUnchanged | FileProblem,
  root: Root,
  bytes: number,
): FileRecord | 'incomplete' | undefined {
  if (result.kind === 'unchanged') return known && under(root, known);
  if (result.kind === 'problem') {
    const problem = findingOf(result, candidate.path);
    return problem && brokenRecord(candidate, problem, root, known);
  }
  const { stamp } = result;
  const isSame = stamp.size === known?.stamp?.size && stamp.modified === known.stamp.modified;
  if (isSame && isSamePlace(known, candidate, root)) return under(root, known);
  const outcome = outcomeOf(candidate, result, root, bytes);
  if (outcome === 'incomplete') return outcome;
  // A skill has the stamp in itself.
  return record(candidate, isSkill(outcome) ? outcome : stamp, outcome);
}

/** The record of a file that can't be read. */
export function brokenRecord(candidate: Candidate, problem: Finding, root: Root, known?: FileRecord): FileRecord {
  const was = known?.outcome;
  if (known && was && !isSkill(was) && was.root === root && isSameFinding(was.finding, problem)) return known;
  return record(candidate, undefined, { path: candidate.path, root, finding: problem });
}

/** Key by key, as skillOf is, for there are as many. */
function record({ path, realPath, linked }: Candidate, stamp: Stamp | undefined, outcome: FileRecord['outcome']) {
  return { path, realPath, linked, stamp, outcome };
}

/** The same record, as that of a file under `root`. */
function under(root: Root, record: FileRecord): FileRecord {
  const { outcome } = record;
  return outcome === undefined || outcome.root === root ? record : { ...record, outcome: { ...outcome, root } };
}

function outcomeOf(
  candidate: Candidate,
  { text, complete, stamp }: FileText,
  root: Root,
  bytes: number,
): Skill | Failure | 'incomplete' | undefined {
  const { path } = candidate;
  if (stamp.size > MAX_MB * MB) {
    const data = { size: Math.round(stamp.size / MB), limit: MAX_MB };
    return { path, root, finding: finding('file-too-large', data) };
  }
  const directory = dirname(path);
  const result = readHead(text, {
    fileName: basename(path),
    folderName: basename(directory),
    strictName: root.strictName,
    anyMarkdown: root.layout.anyMarkdown,
    complete: complete || bytes === LAST_BYTES,
  });
  switch (result.kind) {
    case 'skill':
      return skillOf(result.head, candidate, root, stamp);
    case 'failure':
      return { path, root, finding: ownStrings(result.finding) };
    case 'incomplete':
      return 'incomplete';
    case 'none':
      return undefined;
  }
}

function findingOf({ problem, reason }: FileProblem, path: string): Finding | undefined {
  switch (problem) {
    case 'not-found':
    case 'not-folder':
      return undefined;
    case 'is-folder':
      return finding('file-is-folder', { name: basename(path) });
    case 'loop':
      return finding('link-loop');
    default:
      return finding('file-unreadable', { reason });
  }
}
