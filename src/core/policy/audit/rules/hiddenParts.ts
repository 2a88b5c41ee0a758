// Finds characters that are not seen, and reads what they carry.

import { type Matcher, type Span, scanner } from '../matcher';

/** A class of characters by first and last code point; written so that none of them stands in this file. */
const range = (...ranges: readonly (readonly [first: number, last: number])[]) =>
  ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('');
/** Stretches of `fewest` or more of them. */
const runs = (characters: string, fewest = 1) => new RegExp(`[${characters}]{${fewest},4000}`, 'gu');

const TAGS = range([0xe0000, 0xe007f]);
const SELECTORS = range([0xe0100, 0xe01ef], [0xfe00, 0xfe0e]);
const TURNS = range([0x202a, 0x202e], [0x2066, 0x2069]);
/** Zero width, joiners, soft hyphen, fillers. */
// biome-ignore format: a table
const EMPTY = range(
  [0x200b, 0x200d], [0x2060, 0x2064], [0xfeff, 0xfeff], [0xad, 0xad], [0x34f, 0x34f], [0x180e, 0x180e],
  [0x115f, 0x1160], [0x3164, 0x3164], [0xffa0, 0xffa0], [0x17b4, 0x17b5],
);
const ESCAPE = range([0x1b, 0x1b]);
const BACKWARD = range([0x08, 0x08], [0x7f, 0x7f]);

/** What is shown of a match at `at`: a text, `true` for its surroundings, undefined if it is none. */
type Read = (match: string, raw: string, at: number) => string | true | undefined;

function invisible(pattern: RegExp, read: Read): Matcher {
  return scanner(function* ({ raw }): Iterable<Span> {
    for (const match of raw.matchAll(pattern)) {
      const shown = read(match[0], raw, match.index);
      if (shown === undefined) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      yield { ...span, shown: shown === true ? raw.slice(Math.max(0, span.start - 20), span.end + 20) : shown };
    }
  });
}

const points = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** ASCII in the plane of tags; the flags of England, Scotland and Wales are made of them too. */
export const tagText = invisible(runs(TAGS), (match, raw, at) => {
  if (raw.slice(at - 2, at) === '\u{1f3f4}' && match.length <= 14) return undefined;
  return `says: ${String.fromCharCode(...points(match).map((point) => point - 0xe0000))}`;
});

const IDEOGRAPH = /[\u3400-\u9fff\uf900-\ufaff\ud840-\udfff]/;

/** Selectors number bytes from 0 to 255; one alone after an ideograph chooses its form, as one of 16 does of a sign. */
export const variationText = invisible(runs(SELECTORS), (match, raw, at) => {
  const bytes = points(match).map((point) => (point >= 0xe0100 ? point - 0xe0100 + 16 : point - 0xfe00));
  const isPlain = bytes.every((byte) => byte < 16);
  if (isPlain && bytes.length < 3) return undefined;
  if (bytes.length === 1) return IDEOGRAPH.test(raw[at - 1] ?? '') ? undefined : true;
  return `says: ${String.fromCharCode(...bytes)}`;
});

export const bidiControls = invisible(runs(TURNS), () => true);

const LATIN = /[A-Za-z\d_\u00c0-\u024f]/;
/** As many in a row carry a message, wherever they stand. */
const MANY = 6;

/** Between Latin letters nothing of that kind has a use but the soft hyphen; in other scripts and emoji it has. */
export const zeroWidth = invisible(runs(EMPTY), (match, raw, at) => {
  if (match.length >= MANY) return true;
  if (match === '\u00ad') return undefined;
  return LATIN.test(raw[at - 1] ?? '') && LATIN.test(raw[at + match.length] ?? '') ? true : undefined;
});

export const terminalControls = invisible(
  new RegExp(`[${ESCAPE}][\\[\\]()#;?]{0,2}[\\d;]{0,12}[A-Za-z]?|[${BACKWARD}]{1,200}`, 'gu'),
  () => true,
);
