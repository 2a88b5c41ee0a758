// Text → words: identifiers split, Chinese, Japanese and Korean segmented, stop words out, the rest stemmed.

import { stem } from './stem';
import { STOP_WORDS } from './stopWords';

export interface Word {
  /** What is compared. */
  readonly stem: string;
  /** As it stands in the text, in lower case. */
  readonly surface: string;
}

const CHUNK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of `text` in their order, stop words left out. */
export function tokenize(text: string): Word[] {
  const words: Word[] = [];
  for (const [chunk] of text.normalize('NFKC').matchAll(CHUNK)) {
    if (CJK.test(chunk)) {
      for (const { segment } of segmenter.segment(chunk)) words.push({ stem: segment, surface: segment });
    } else addLatin(chunk, words);
  }
  return words;
}

function addLatin(chunk: string, words: Word[]): void {
  const surface = chunk.toLowerCase();
  if (!STOP_WORDS.has(surface)) words.push({ stem: stem(surface), surface });
  if (!HUMP.test(chunk)) return;
  for (const part of chunk.split(HUMP)) {
    const piece = part.toLowerCase();
    if (piece.length > 1 && !STOP_WORDS.has(piece)) words.push({ stem: stem(piece), surface: piece });
  }
}
