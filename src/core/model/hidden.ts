// Characters that a person can't see but a model reads: they leave every text of a skill before it is shown.

/** First and last code point of each stretch that has no picture. Tab and newline are not among them. */
const HIDDEN: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x08], // controls
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad], // soft hyphen
  [0x34f, 0x34f], // grapheme joiner
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5], // Khmer inherent vowels
  [0x180b, 0x180f], // Mongolian selectors
  [0x200b, 0x200f], // zero width, left-to-right and right-to-left marks
  [0x2028, 0x202e], // separators, embeddings and overrides of direction
  [0x2060, 0x206f], // joiner, invisible operators, isolates
  [0x3164, 0x3164], // Hangul filler
  [0xfeff, 0xfeff], // byte order mark
  [0xffa0, 0xffa0], // half-width Hangul filler
  [0xfff9, 0xfffb], // interlinear notes
  [0xe0000, 0xe0fff], // tags and further variation selectors
];

const hex = (code: number) => `\\u{${code.toString(16)}}`;
const PATTERN = new RegExp(`[${HIDDEN.map(([first, last]) => `${hex(first)}-${hex(last)}`).join('')}]`, 'gu');

/** The text as a person sees it: line ends as `\n`, and nothing in it that is not shown. */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(PATTERN, '');
}

/** The same on one line, with single spaces. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** The text with what `show` makes of each character that is not shown; tab and line ends stay. */
export function revealHidden(text: string, show: (character: string) => string): string {
  return text.replace(PATTERN, (character) => (character === '\r' ? character : show(character)));
}
