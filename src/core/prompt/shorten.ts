// A description cut to a length: after a sentence where one ends in time, else after a word.

/** How much of the length a sentence must fill to be a good end. */
const FILLED = 0.4;

/** At most `length` UTF-16 units and a mark that something is missing. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length <= 0) return '';
  const cut = text.slice(0, length);
  const sentence = /^.*(?:[.!?](?=\s)|[。！？])/su.exec(text.slice(0, length + 1))?.[0] ?? '';
  if (sentence.length >= length * FILLED) return `${sentence.trimEnd()} …`;
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
