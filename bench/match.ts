// How well, and how fast, the right skill is found: the figures of a benchmark of requests with one right skill each.
//
//   npm run bench -- --match FOLDER
//
// FOLDER holds match.json ({ documents: [{ skill, name, description }], queries: [{ query, skill }] }), and
// skills.tar.gz with the skills' files.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { bodyOf } from '../src/core/format/body';
import { cutAtKeys } from '../src/core/match/glossary';
import { rivalsAmong } from '../src/core/match/rivals';
import { type MatchDocument, SkillIndex } from '../src/core/match/search';
import { percent, printTable } from './support/figures';

interface Query {
  readonly query: string;
  readonly skill: string;
}

interface Pair {
  readonly request: string;
  readonly skill: string;
  /** False for one that shares no entry with the glossary. */
  readonly glossary: boolean;
}

const MANY = 7000;
const INDEXED = 2000;

function readFolder(folder: string): { documents: MatchDocument[]; queries: Query[] } {
  const scratch = mkdtempSync(join(tmpdir(), 'skillshelf-match-'));
  try {
    execFileSync('tar', ['-xzf', join(folder, 'skills.tar.gz'), '-C', scratch]);
    const { documents, queries } = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
    const bodyAt = (path: string) => bodyOf(readFileSync(join(scratch, 'skills', path), 'utf8')).body;
    const read = ({ skill, name, description }: Record<string, string>) =>
      ({ id: skill, name, description, body: bodyAt(String(skill)) }) as MatchDocument;
    return { documents: documents.map(read), queries };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const data = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, 'data', name), 'utf8'));

function indexOf(documents: readonly MatchDocument[]): SkillIndex {
  const index = new SkillIndex();
  for (const document of documents) index.add(document);
  return index;
}

/** Each with another id and name, until there are `count`. */
function multiplied(documents: readonly MatchDocument[], count: number): MatchDocument[] {
  return Array.from({ length: count }, (_, i) => {
    const document = documents[i % documents.length] as MatchDocument;
    const round = Math.floor(i / documents.length);
    return round === 0 ? document : { ...document, id: `${document.id}#${round}`, name: `${document.name}-${round}` };
  });
}

/** Shares of the queries whose skill is the first, among the first five, among the first ten. */
function hits(index: SkillIndex, queries: readonly Query[]): string {
  const places = queries.map(({ query, skill }) => index.search(query).findIndex(({ id }) => id === skill));
  const within = (count: number) => places.filter((place) => place >= 0 && place < count).length;
  return [1, 5, 10].map((count) => percent(within(count), queries.length)).join(' / ');
}

/** Of each query the best of three runs; in ms. */
function percentile95(index: SkillIndex, queries: readonly Query[], typing: boolean): string {
  const times = queries.map(({ query }) => {
    const runs = [1, 2, 3].map(() => {
      const begun = performance.now();
      index.search(query, { typing });
      return performance.now() - begun;
    });
    return Math.min(...runs);
  });
  times.sort((a, b) => a - b);
  return (times[Math.floor(0.95 * times.length)] ?? 0).toFixed(2);
}

/** Two halves, the requests for one skill together in one of them; the numbers were set on the even one. */
function halfOf({ skill }: Query): number {
  let hash = 7;
  for (const character of skill) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % 2;
}

/** The work of making an index, and the longest stretch of it. */
function indexing(documents: readonly MatchDocument[]): string {
  const index = new SkillIndex();
  const begun = process.cpuUsage();
  let longest = 0;
  for (const document of documents) {
    const before = performance.now();
    index.add(document);
    longest = Math.max(longest, performance.now() - before);
  }
  const { user, system } = process.cpuUsage(begun);
  return `${((user + system) / 1000).toFixed(0)} ms, the longest ${longest.toFixed(0)} ms`;
}

export function match(folder: string): void {
  const { documents, queries } = readFolder(folder);
  const work = indexing(multiplied(documents, INDEXED));
  const pairs = data<Pair[]>('bilingual.json');
  const offTopic = data<string[]>('offTopic.json');
  const heads = documents.map(({ body: _, ...head }) => head);
  const [withBody, headOnly] = [indexOf(documents), indexOf(heads)];
  const half = (index: SkillIndex, side: number) =>
    hits(
      index,
      queries.filter((query) => halfOf(query) === side),
    );
  printTable([
    [`${documents.length} skills, ${queries.length} requests`, 'with the body', 'name and description', 'to reach'],
    ['H@1 / H@5 / H@10', hits(withBody, queries), hits(headOnly, queries), '46 / 71 / 78; 35 / 54'],
    ['  of the half it was tuned on', half(withBody, 0), half(headOnly, 0), ''],
    ['  of the half held out', half(withBody, 1), half(headOnly, 1), ''],
    ...[true, false].map((shared) => {
      const some = pairs.filter(({ glossary }) => glossary === shared);
      return [`Chinese → English, glossary ${shared ? '' : 'not '}shared`, ...bilingual(some), ''];
    }),
    ['Chinese → English, H@1', ...bilingual(pairs), '85'],
    ['off-topic, empty', ...[withBody, headOnly].map((index) => empty(index, offTopic)), '90'],
  ]);
  const shelf = indexOf(multiplied(documents, MANY));
  printTable([
    [`${MANY} skills with bodies, p95 of a query, ms`, percentile95(shelf, queries, false), '3'],
    ['the same while typing', percentile95(shelf, queries, true), '3'],
    [`indexing ${INDEXED} with bodies`, work, '1000 ms, 50 ms'],
    ['pairs whose descriptions compete', String(rivalsAmong(heads).length), ''],
  ]);

  function bilingual(some: readonly Pair[]): string[] {
    const nameOf = new Map(documents.map(({ id, name }) => [id, name]));
    for (const { request, glossary } of some) {
      const keys = cutAtKeys(request).filter(({ isKey }) => isKey);
      if (!glossary && keys.length > 0) throw new Error(`${request} has ${keys.map(({ text }) => text)}`);
    }
    return [withBody, headOnly].map((index) => {
      const right = some.filter(({ request, skill }) => nameOf.get(index.search(request)[0]?.id ?? '') === skill);
      return percent(right.length, some.length);
    });
  }
}

function empty(index: SkillIndex, requests: readonly string[]): string {
  return percent(requests.filter((request) => index.search(request).length === 0).length, requests.length);
}
