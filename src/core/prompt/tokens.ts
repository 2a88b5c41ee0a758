// How many tokens a text will cost, roughly, where no model is at hand to count them.

/** Chinese, Japanese and Korean, with their punctuation and full-width forms. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/gu;

/** An estimate, to be shown with ≈: a quarter for each Latin character, one for each CJK one. */
export function estimateTokens(text: string): number {
  let wide = 0;
  let units = 0;
  for (const [character] of text.matchAll(WIDE)) {
    wide++;
    units += character.length;
  }
  return Math.ceil(wide + (text.length - units) / 4);
}

/** The same for a text of which only the size is known. */
export function estimateTokensOfBytes(bytes: number): number {
  return Math.ceil(bytes / 4);
}
