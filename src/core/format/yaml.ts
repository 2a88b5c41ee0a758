// gray-matter's only engine: YAML as `yaml` reads it, with the place of every key and every problem.

import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import type { Entry } from './entry';

/** Something that YAML forbids, or that Skillshelf doesn't take from strangers. Offsets are in the engine's text. */
export interface YamlProblem {
  /** The parser's own code, or `DUPLICATE_KEY`, `ALIAS` or `TOO_DEEP`. */
  readonly code: string;
  /** What is wrong, in English, on one line. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Deeper lists and maps are no metadata. */
const DEEPEST = 32;

export interface YamlResult {
  readonly kind: 'mapping' | 'list' | 'text' | 'empty';
  readonly entries: readonly Entry[];
  readonly problems: readonly YamlProblem[];
}

const OPTIONS = {
  schema: 'core',
  version: '1.2',
  merge: false,
  // !!binary and its kin are tags like any other.
  resolveKnownTags: false,
  prettyErrors: false,
  // The parser looks for duplicates in quadratic time; entriesOf does it in linear.
  uniqueKeys: false,
  logLevel: 'silent',
} as const;

/** Reads `text` as YAML. Aliases are never expanded and tags never run. */
export function parseYaml(text: string): YamlResult {
  const deep = tooDeep(text);
  if (deep) return { kind: 'mapping', entries: [], problems: [deep] };
  // Without a line feed at the end, `yaml` takes the `\r` of a last line for content.
  const document = parseDocument(`${text}\n`, OPTIONS);
  const problems: YamlProblem[] = [...document.errors, ...document.warnings].map((error) => ({
    code: error.code,
    message: error.message.replace(/\s+/g, ' '),
    start: error.pos[0],
    end: error.pos[1],
  }));
  const root = document.contents;
  if (isMap(root)) return { kind: 'mapping', entries: entriesOf(text, root.items, problems), problems };
  return {
    kind: isSeq(root) ? 'list' : isScalar(root) && root.value !== null ? 'text' : 'empty',
    entries: [],
    problems,
  };
}

/** The bracket at which nesting is past all use; the parser would call itself for each, until it can't. */
function tooDeep(text: string): YamlProblem | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > DEEPEST) return { code: 'TOO_DEEP', message: 'Nested too deeply', start: index, end: index + 1 };
  }
  return undefined;
}

function entriesOf(text: string, pairs: readonly Pair[], problems: YamlProblem[], depth = 0): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const pair of pairs) {
    const [keyStart, keyEnd] = rangeOf(pair.key);
    const key = keyOf(text, pair.key);
    if (seen.has(key)) {
      problems.push({ code: 'DUPLICATE_KEY', message: 'Map keys must be unique', start: keyStart, end: keyEnd });
      continue;
    }
    seen.add(key);
    const [from] = rangeOf(pair.value);
    const written = text.slice(from, endOf(pair.value)).trimEnd();
    const start = written === '' ? keyEnd : from;
    entries.push({
      key,
      value: contentOf(text, pair.value, problems, depth),
      keyStart,
      start,
      end: start + written.length,
    });
  }
  return entries;
}

function contentOf(text: string, node: unknown, problems: YamlProblem[], depth = 0): unknown {
  if (isScalar(node)) return node.value;
  if (!isNode(node)) return null;
  const [start, end] = rangeOf(node);
  if (isAlias(node)) problems.push({ code: 'ALIAS', message: 'Aliases are not expanded', start, end });
  else if (depth === DEEPEST) problems.push({ code: 'TOO_DEEP', message: 'Nested too deeply', start, end });
  else if (isSeq(node)) return node.items.map((item) => contentOf(text, item, problems, depth + 1));
  else if (isMap(node)) {
    const entries = entriesOf(text, node.items, problems, depth + 1);
    return Object.fromEntries(entries.map((entry) => [entry.key, entry.value]));
  }
  return text.slice(start, end);
}

/** Where a node's last value ends; the parser counts what follows a block collection, comments too, as its part. */
function endOf(node: unknown): number {
  if (!isCollection(node) || node.flow) return rangeOf(node)[1];
  const last: unknown = node.items.at(-1);
  const end = endOf(isPair(last) ? (last.value ?? last.key) : last);
  return end || rangeOf(node)[1];
}

/** A key as it was written: `null`, `8` and `yes` are names here. */
function keyOf(text: string, node: unknown): string {
  if (isScalar(node) && typeof node.value === 'string') return node.value;
  const [start, end] = rangeOf(node);
  return text.slice(start, end);
}

function rangeOf(node: unknown): readonly [number, number] {
  const range = (node as Node | null)?.range;
  return range ? [range[0], range[1]] : [0, 0];
}
