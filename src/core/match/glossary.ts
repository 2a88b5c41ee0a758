// The bridge between Chinese and English: which words of the one stand for a term of the other.

import { CODE } from './glossary/code';
import { DATA } from './glossary/data';
import { SYSTEMS } from './glossary/systems';
import { WEB } from './glossary/web';
import { WORK } from './glossary/work';

const TABLES = [CODE, SYSTEMS, DATA, WEB, WORK];

/** One term: Chinese and English words for the same thing, the usual one first. */
export interface GlossaryEntry {
  readonly chinese: readonly string[];
  readonly english: readonly string[];
}

const split = (side: string, at: RegExp): string[] =>
  side
    .split(at)
    .map((each) => each.trim())
    .filter(Boolean);

/** Every entry. A line of a table is `中文 同义词 = english, synonym`. */
export const GLOSSARY: readonly GlossaryEntry[] = TABLES.flatMap((table) => table.split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [chinese = '', english = ''] = line.split('=');
    return { chinese: split(chinese, /\s+/), english: split(english, /,/) };
  });

const BY_CHINESE = new Map<string, string[]>();
const BY_ENGLISH = new Map<string, string[]>();
for (const { chinese, english } of GLOSSARY) {
  for (const key of chinese) BY_CHINESE.set(key, [...(BY_CHINESE.get(key) ?? []), ...english]);
  for (const key of english) BY_ENGLISH.set(key, [...(BY_ENGLISH.get(key) ?? []), ...chinese]);
}
/** A single character says too little out of its word: 图 stands in 图书馆 (library) too. */
const SHORTEST = 2;
const LONGEST = Math.max(0, ...[...BY_CHINESE.keys()].map((key) => key.length));

/** The English words for a Chinese one, the usual one first; none if the glossary lacks it. */
export function englishFor(chinese: string): readonly string[] {
  return BY_CHINESE.get(chinese) ?? [];
}

/** The Chinese words for an English word or phrase (lower case). */
export function chineseFor(english: string): readonly string[] {
  return BY_ENGLISH.get(english) ?? [];
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
  for (let length = Math.min(LONGEST, text.length - at); length >= SHORTEST; length--) {
    const key = text.slice(at, at + length);
    if (BY_CHINESE.has(key)) return key;
  }
  return undefined;
}
