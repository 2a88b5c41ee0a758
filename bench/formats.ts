// What comes of each SKILL.md of a collection: ours beside a strict YAML loader and gray-matter as it comes. Also holds
// the fast path against the YAML parser on every head, and the head read from 4 KB against that of the whole file.
//
//   node --import tsx bench/formats.ts FOLDER [--show CODE]

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import matter from 'gray-matter';
import { parse } from 'yaml';
import { type HeadResult, readHead } from '../src/core/format/document';
import { shifted } from '../src/core/format/entry';
import { findFence } from '../src/core/format/fence';
import { readYaml } from '../src/core/format/grayMatter';
import { readPlain } from '../src/core/format/plain';
import { type Finding, messageOf } from '../src/core/model/finding';

interface File {
  readonly path: string;
  readonly text: string;
}

type Outcome = 'clean' | 'findings' | 'fails';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });
const root = positionals[0];
if (!root) throw new Error('Usage: bench/formats.ts FOLDER [--show CODE]');
const HEAD_BYTES = [4 * 1024, 64 * 1024, Number.POSITIVE_INFINITY];
const FRONTMATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

const files: readonly File[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path).toLowerCase() === 'skill.md')
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** As the loader reads: little, and more while that is not enough. */
function readAsLoader({ path, text }: File): HeadResult {
  let result: HeadResult = { kind: 'incomplete' };
  for (const bytes of HEAD_BYTES) {
    const head = Buffer.from(text).subarray(0, bytes).toString('utf8');
    result = readInFull({ path, text: head }, head.length === text.length);
    if (result.kind !== 'incomplete') break;
  }
  return result;
}

function readInFull({ path, text }: File, complete = true): HeadResult {
  const folderName = basename(dirname(join(root as string, path)));
  return readHead(text, { fileName: basename(path), folderName, strictName: false, anyMarkdown: false, complete });
}

const findingsOf = (result: HeadResult): readonly Finding[] =>
  result.kind === 'skill' ? result.head.findings : result.kind === 'failure' ? [result.finding] : [];

const LOADERS: Readonly<Record<string, (file: File) => Outcome>> = {
  Skillshelf(file) {
    const result = readInFull(file);
    if (result.kind !== 'skill') return 'fails';
    return result.head.findings.some((finding) => finding.severity !== 'info') ? 'findings' : 'clean';
  },
  'strict YAML, with name and description'({ text }) {
    const block = FRONTMATTER.exec(text)?.[1];
    return block !== undefined && isNamed(parse(block)) ? 'clean' : 'fails';
  },
  'gray-matter as it comes, with name and description'({ text }) {
    // It would run what "---js" opens.
    if (/^---[^\r\n-]*[^\s-]/.test(text)) return 'fails';
    return isNamed(matter(text, {}).data) ? 'clean' : 'fails';
  },
};

function isNamed(data: unknown): boolean {
  const { name, description } = (data ?? {}) as Record<string, unknown>;
  return [name, description].every((value) => typeof value === 'string' && value.trim() !== '');
}

function count(loader: (file: File) => Outcome): Record<Outcome | 'ms', number> {
  const counts = { clean: 0, findings: 0, fails: 0, ms: 0 };
  const begun = performance.now();
  for (const file of files) {
    let outcome: Outcome = 'fails';
    try {
      outcome = loader(file);
    } catch {
      // Others throw where they refuse; ours must not, and is held to it below.
    }
    counts[outcome]++;
  }
  return { ...counts, ms: Math.round(performance.now() - begun) };
}

/** True, false, or undefined where the fast path leaves the head to the parser. */
function agrees({ text }: File): boolean | undefined {
  const fence = findFence(text);
  if (fence?.kind !== 'closed') return undefined;
  const plain = readPlain(text, fence.start, fence.end);
  if (!plain) return undefined;
  const { entries, problems } = readYaml(text.slice(fence.start, fence.end));
  return problems.length === 0 && isDeepStrictEqual(plain, shifted(entries, fence.start));
}

console.log(`${files.length} files`);
console.table(Object.fromEntries(Object.entries(LOADERS).map(([name, loader]) => [name, count(loader)])));

const results = files.map((file) => ({ file, result: readInFull(file) }));
const codes = new Map<string, number>();
for (const { result } of results) {
  for (const { code, severity } of findingsOf(result)) {
    codes.set(`${severity} ${code}`, (codes.get(`${severity} ${code}`) ?? 0) + 1);
  }
}
console.table(Object.fromEntries([...codes].sort(([a], [b]) => (a < b ? -1 : 1))));

const fast = files.map((file) => ({ file, agreed: agrees(file) }));
const different = fast.filter(({ agreed }) => agreed === false).map(({ file }) => file.path);
const cut = results
  .filter(({ file, result }) => !isDeepStrictEqual(readAsLoader(file), result))
  .map(({ file }) => file.path);
const silent = results.filter(({ result }) => result.kind === 'none' || result.kind === 'incomplete');
console.log(
  `fast path: ${fast.filter(({ agreed }) => agreed).length} heads, ${different.length} of them not as YAML has it`,
);
console.log(`read from 4 KB not as from the whole file: ${cut.length}; neither skill nor finding: ${silent.length}`);
for (const path of [...different, ...cut]) console.log(`  ${path}`);
for (const { file, result } of results) {
  for (const finding of findingsOf(result).filter(({ code }) => code === values.show)) {
    console.log(`${file.path}:${finding.line}:${finding.column}: ${messageOf(finding)}`);
  }
}
process.exitCode = different.length + cut.length + silent.length > 0 ? 1 : 0;
