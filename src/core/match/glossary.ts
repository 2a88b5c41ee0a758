// The bridge between Chinese and English: which words of the one stand for a term of the other.

import { ACTIONS } from './glossary/actions';
import { CLOUD } from './glossary/cloud';
import { CODE } from './glossary/code';
import { DATA } from './glossary/data';
import { FIELDS_OF_WORK } from './glossary/fields';
import { GENERAL } from './glossary/general';
import { MODELS } from './glossary/models';
import { OFFICE } from './glossary/office';
import { PRACTICE } from './glossary/practice';
import { SECURITY } from './glossary/security';
import { SYSTEMS } from './glossary/systems';
import { WEB } from './glossary/web';
import { WORK } from './glossary/work';
import { lazily } from './lazily';

const TABLES = [
  CODE,
  PRACTICE,
  SYSTEMS,
  CLOUD,
  SECURITY,
  DATA,
  MODELS,
  WEB,
  OFFICE,
  WORK,
  FIELDS_OF_WORK,
  ACTIONS,
  GENERAL,
];

/** One term: Chinese and English words for the same thing, the usual one first. */
export interface GlossaryEntry {
  readonly chinese: readonly string[];
  readonly english: readonly string[];
}

interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  readonly byChinese: ReadonlyMap<string, readonly string[]>;
  readonly byEnglish: ReadonlyMap<string, readonly string[]>;
  /** Characters of the longest Chinese key. */
  readonly longest: number;
}

/** A line of a table is `中文 同义词 = english, synonym`. */
const glossary = lazily((): Glossary => {
  const entries: GlossaryEntry[] = [];
  const byChinese = new Map<string, string[]>();
  const byEnglish = new Map<string, string[]>();
  let longest = 0;
  for (const line of TABLES.join('').split('\n')) {
    const [left, right] = line.split(' = ');
    if (left === undefined || right === undefined) continue;
    const entry = { chinese: left.split(' '), english: right.split(', ') };
    entries.push(entry);
    for (const key of entry.chinese) addTo(byChinese, key, entry.english);
    for (const key of entry.english) addTo(byEnglish, key, entry.chinese);
    longest = Math.max(longest, ...entry.chinese.map((key) => key.length));
  }
  return { entries, byChinese, byEnglish, longest };
});

function addTo(lists: Map<string, string[]>, key: string, values: readonly string[]): void {
  const list = lists.get(key);
  if (list) list.push(...values);
  else lists.set(key, [...values]);
}

/** Every entry. */
export function glossaryEntries(): readonly GlossaryEntry[] {
  return glossary().entries;
}

/** Every English word and phrase. */
export function englishTerms(): Iterable<string> {
  return glossary().byEnglish.keys();
}

/** A single character says too little out of its word: 图 stands in 图书馆 (library) too. */
const SHORTEST = 2;

/** The English words for a Chinese one, the usual one first; none if the glossary lacks it. */
export function englishFor(chinese: string): readonly string[] {
  return glossary().byChinese.get(chinese) ?? [];
}

/** The Chinese words for an English word or phrase (lower case). */
export function chineseFor(english: string): readonly string[] {
  return glossary().byEnglish.get(english) ?? [];
}

/** A stretch of Chinese text: a key of the glossary, or what lies between keys. */
export interface Stretch {
  readonly text: string;
  readonly isKey: boolean;
}

/** Cuts Chinese text at the glossary's keys, the longest first at each place: the segmenter would cut 单元|测试. */
export function cutAtKeys(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const key = keyAt(text, at);
    if (key === undefined) {
      at++;
      continue;
    }
    if (at > from) stretches.push({ text: text.slice(from, at), isKey: false });
    stretches.push({ text: key, isKey: true });
    at += key.length;
    from = at;
  }
  if (at > from) stretches.push({ text: text.slice(from), isKey: false });
  return stretches;
}

function keyAt(text: string, at: number): string | undefined {
  const { byChinese, longest } = glossary();
  for (let length = Math.min(longest, text.length - at); length >= SHORTEST; length--) {
    const key = text.slice(at, at + length);
    if (byChinese.has(key)) return key;
  }
  return undefined;
}
