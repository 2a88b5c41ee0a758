// Where to end a text that is too long: after a paragraph, else after a line.

/** How much of what would fit may be given up for a clean end. */
const GIVEN_UP = 0.5;

/** The beginning of `text`, of at most `bytes` bytes in UTF-8, ended at a paragraph. */
export function cutToBytes(text: string, bytes: number): string {
  let size = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (size > bytes) return cutToLength(text, at);
    if (code > 0xffff) at++;
  }
  return text;
}

/** The beginning of `text`, of at most `length` UTF-16 units, ended at a paragraph. */
export function cutToLength(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, Math.max(0, length));
  for (const end of [/\r?\n[ \t]*\r?\n/g, /\r?\n/g]) {
    const last = [...whole.matchAll(end)].at(-1)?.index ?? -1;
    if (last >= length * GIVEN_UP) return whole.slice(0, last);
  }
  return /[\ud800-\udbff]$/.test(whole) ? whole.slice(0, -1) : whole;
}
