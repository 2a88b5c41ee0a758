// Reads the keys between the two lines of dashes: by hand where they are plain, else as YAML, else key by key.

import { type Finding, finding } from '../model/finding';
import { type Entry, shifted } from './entry';
import type { Fence } from './fence';
import { fieldOf } from './fields';
import { readYaml } from './grayMatter';
import { readPlain } from './plain';
import { type Printable, printable } from './printable';
import { recover } from './recover';
import { endOfKeys } from './unclosed';
import type { YamlResult } from './yaml';

export interface Frontmatter {
  readonly entries: readonly Entry[];
  /** What was found on the way, and mended. */
  readonly findings: readonly Finding[];
  /** Offset at which the body begins. */
  readonly after: number;
  /** Why no skill comes of it. */
  readonly failure?: Finding;
}

/** Characters; YAML is not read beyond (the largest of 35,104 real heads has 8 KB). */
const LONGEST = 64 * 1024;
const NONE: readonly never[] = [];

/** The keys of `fence` in `text`. */
export function readFrontmatter(text: string, fence: Fence): Frontmatter {
  return fence.kind === 'open' ? readUnclosed(text, fence) : readClosed(text, fence);
}

function readClosed(text: string, { start, end, after }: Fence): Frontmatter {
  const plain = readPlain(text, start, end);
  return plain ? { entries: plain, findings: NONE, after } : readCarefully(text, start, end, after);
}

/** A block that is never closed ends with its keys. */
function readUnclosed(text: string, fence: Fence): Frontmatter {
  const end = endOfKeys(text, fence.start, fence.end);
  const open = finding(
    end === undefined ? 'frontmatter-not-closed' : 'frontmatter-open',
    {},
    text,
    end ?? fence.opening,
  );
  if (end === undefined) return { entries: NONE, findings: NONE, after: fence.end, failure: open };
  const block = readClosed(text, { ...fence, end, after: end });
  return { ...block, findings: [open, ...block.findings] };
}

function readCarefully(text: string, start: number, end: number, after: number): Frontmatter {
  const failed = (failure: Finding): Frontmatter => ({ entries: NONE, findings: NONE, after, failure });
  if (end - start > LONGEST) return failed(finding('frontmatter-too-long', { limit: LONGEST / 1024 }, text, start));
  const { clean, findings }: Printable = printable(text, start, end);
  const result = readYaml(clean.slice(start, end));
  const [problem] = result.problems;
  if (!problem && result.kind !== 'mapping' && result.kind !== 'empty') {
    return failed(
      finding('frontmatter-not-mapping', { kind: result.kind === 'list' ? 'a list' : 'a text' }, text, start),
    );
  }
  const repeated = problem && repetitions(text, start, result);
  if (!problem || repeated) {
    return { entries: shifted(result.entries, start), findings: [...findings, ...(repeated ?? NONE)], after };
  }
  const early = closedTooLate(clean, start, end);
  if (early) return { ...early, findings: [...findings, ...early.findings] };
  const recovered = recover(clean, start, end);
  if (!recovered.entries.some((entry) => fieldOf(entry.key))) {
    return failed(
      finding('frontmatter-invalid', { reason: problem.message }, text, start + problem.start, start + problem.end),
    );
  }
  return { entries: recovered.entries, findings: [...findings, ...recovered.findings], after };
}

/** What is to be said of keys that stand twice, if nothing else is wrong. */
function repetitions(text: string, base: number, { problems }: YamlResult): Finding[] | undefined {
  if (problems.some((problem) => problem.code !== 'DUPLICATE_KEY')) return undefined;
  return problems.map(({ start, end }) => {
    const [from, to] = [base + start, base + end];
    return finding('key-twice', { key: text.slice(from, to) }, text, from, to);
  });
}

/** A block whose closing line is missing and which goes on to a rule in the body: its keys are fine, and prose follows. */
function closedTooLate(text: string, start: number, end: number): Frontmatter | undefined {
  const keysEnd = endOfKeys(text, start, end);
  if (keysEnd === undefined || keysEnd >= end || !isProse(text.slice(keysEnd, end))) return undefined;
  const entries = readPlain(text, start, keysEnd);
  if (!entries?.some((entry) => fieldOf(entry.key))) return undefined;
  return { entries, findings: [finding('frontmatter-open', {}, text, keysEnd)], after: keysEnd };
}

/** True unless the first line that is neither blank nor a heading, which YAML takes for a comment, has a key. */
function isProse(text: string): boolean {
  const line = /^(?!#)\S.*$/m.exec(text)?.[0];
  return line !== undefined && !/^[\w.-]+[ \t]*:/.test(line);
}
