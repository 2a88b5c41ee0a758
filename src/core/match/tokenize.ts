// Text → words: identifiers split, accents and widths folded, Chinese, Japanese and Korean segmented. Nothing is left out.

import { cutAtKeys } from './glossary';

const CHUNK = /\b[CcFf](?:\+\+|#)|[A-Za-z0-9\u0080-\uffff]+/g;
const PLAIN = /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|[0-9]+|[CcFf](?:\+\+|#))$/;
const PARTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const VERSIONED = /^([a-z]{3,})\d{1,2}$/;
const MARKS = /\p{M}+/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A stretch of text without spaces and punctuation. */
export interface Token {
  /** In lower case. Of Chinese, Japanese or Korean text it is a whole run of characters. */
  readonly text: string;
  readonly isCjk: boolean;
  /** What a compound identifier is made of: `myPdfTool` → my, pdf, tool. Empty for a plain word. */
  readonly parts: readonly string[];
}

/** The tokens of `text` in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of text.normalize('NFKC').match(CHUNK) ?? []) {
    if (PLAIN.test(chunk)) tokens.push({ text: chunk.toLowerCase(), isCjk: false, parts: [] });
    else for (const [part] of chunk.matchAll(PARTS)) tokens.push(isCjk(part) ? cjk(part) : identifier(part));
  }
  return tokens;
}

/** The words of `text` in lower case, in their order. A compound comes whole, then in its parts. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const chunk of text.normalize('NFKC').match(CHUNK) ?? []) {
    if (PLAIN.test(chunk)) words.push(chunk.toLowerCase());
    else {
      for (const { text: whole, isCjk, parts } of tokensOf(chunk)) {
        if (isCjk) words.push(...wordsOfCjk(whole));
        else words.push(whole, ...parts);
      }
    }
  }
  return words;
}

/** The words of a run of Chinese, Japanese or Korean characters, as the language's segmenter sees them. */
export function segmentsOf(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
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
