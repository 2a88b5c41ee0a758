// Text → words: identifiers split, accents and widths folded, Chinese, Japanese and Korean segmented. Nothing is left out.

import { chunksOf } from './chunks';
import { cutAtKeys } from './glossary';
import { lazily } from './lazily';

const PLAIN = /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|[0-9]+|[CcFf](?:\+\+|#))$/;
const PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}\p{M}])+/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const VERSIONED = /^([a-z]{3,})\d{1,2}$/;
const MARKS = /\p{M}+/gu;

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/** A word, an identifier, or a run of Chinese, Japanese or Korean characters. */
export interface Token {
  /** In lower case. */
  readonly text: string;
  readonly isCjk: boolean;
  /** What a compound identifier is made of: `myPdfTool` → my, pdf, tool. Empty for a plain word. */
  readonly parts: readonly string[];
}

/** The same letters in one form: full-width ones and ligatures as plain ones. */
export function folded(text: string): string {
  return text.normalize('NFKC');
}

/** The tokens of `text` in their order. */
export function tokensOf(text: string): Token[] {
  return chunksOf(folded(text)).flatMap(tokensOfChunk);
}

/** The words of `text` in lower case, in their order. A compound comes whole, then in its parts. */
export function wordsOf(text: string): string[] {
  return chunksOf(folded(text)).flatMap(wordsOfChunk);
}

/** The words of one chunk. */
export function wordsOfChunk(chunk: string): string[] {
  if (PLAIN.test(chunk)) return [chunk.toLowerCase()];
  return tokensOfChunk(chunk).flatMap(({ text, isCjk, parts }) => (isCjk ? wordsOfCjk(text) : [text, ...parts]));
}

function tokensOfChunk(chunk: string): Token[] {
  if (PLAIN.test(chunk)) return [{ text: chunk.toLowerCase(), isCjk: false, parts: [] }];
  return Array.from(chunk.matchAll(PARTS), ([part]) => (isCjk(part) ? cjk(part) : identifier(part)));
}

/** The words of a run of Chinese, Japanese or Korean characters, as the language's segmenter sees them. */
export function segmentsOf(run: string): string[] {
  return Array.from(segmenter().segment(run), ({ segment }) => segment);
}

/** The glossary's terms come whole as well, since the segmenter does not know them. */
function wordsOfCjk(run: string): string[] {
  const segments = segmentsOf(run);
  const keys = cutAtKeys(run).filter(({ text, isKey }) => isKey && !segments.includes(text));
  return [...segments, ...keys.map(({ text }) => text)];
}

/** True if `word` is written in a script that puts no spaces between words. */
export function isCjk(word: string): boolean {
  return CJK.test(word);
}

function cjk(run: string): Token {
  return { text: run, isCjk: true, parts: [] };
}

function identifier(part: string): Token {
  const text = part.toLowerCase().normalize('NFD').replace(MARKS, '');
  const humps = part.split(HUMP).map((hump) => hump.toLowerCase());
  if (humps.length > 1) return { text, isCjk: false, parts: humps };
  const name = VERSIONED.exec(text)?.[1];
  return { text, isCjk: false, parts: name === undefined ? [] : [name] };
}
