// Reads the keys between the two lines of dashes: by hand where they are plain, else through gray-matter.

import matter from 'gray-matter';
import { type Finding, finding } from '../model/finding';
import { type Entry, shifted } from './entry';
import type { Fence } from './fence';
import { readPlain } from './plain';
import { parseYaml, type YamlResult } from './yaml';

export interface Frontmatter {
  readonly entries: readonly Entry[];
  /** What was found on the way, and mended. */
  readonly findings: readonly Finding[];
  /** Why no skill comes of it. */
  readonly failure?: Finding;
}

const NONE: readonly never[] = [];

/** The keys of `fence` in `text`. */
export function readFrontmatter(text: string, fence: Fence): Frontmatter {
  const plain = readPlain(text, fence.start, fence.end);
  if (plain) return { entries: plain, findings: NONE };
  const result = readYaml(text.slice(fence.start, fence.end));
  const [problem] = result.problems;
  if (!problem) return { entries: shifted(result.entries, fence.start), findings: NONE };
  const failure = finding('frontmatter-invalid', { reason: problem.message }, text, fence.start + problem.start);
  return { entries: NONE, findings: NONE, failure };
}

/** `block` as gray-matter reads it; offsets are in `block`. */
export function readYaml(block: string): YamlResult {
  const opening = '---\n';
  // Named here too, so that outside the bundle, where gray-matter has its own engines, ours is the one that runs.
  const file = matter(`${opening}${block}\n---\n`, { engines: { yaml: parseYaml }, language: 'yaml' });
  if (!isYamlResult(file.data)) return { kind: 'empty', entries: NONE, problems: NONE };
  // gray-matter hands its engine the line feed after the opening too.
  const { kind, entries, problems } = file.data;
  return {
    kind,
    entries: shifted(entries, -1),
    problems: problems.map((each) => ({ ...each, start: each.start - 1, end: each.end - 1 })),
  };
}

function isYamlResult(data: object): data is YamlResult {
  return 'problems' in data;
}
