// Chunks: the stretches of a text between spaces and ASCII punctuation. What is in them, tokenize.ts sorts out.

/** By code of an ASCII character: 1 if it belongs to a chunk. Everything beyond ASCII does. */
const IN_CHUNK = Uint8Array.from({ length: 128 }, (_, code) => (/[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Languages whose names end with signs: C++, C#, F#. */
const SIGNED = /^[CcFf](?:\+\+|#)/;
const LONGEST_SIGNED = 3;

/** The chunks of `text` in their order, as they are written. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  forEachChunk(text, (from, to) => chunks.push(text.slice(from, to)));
  return chunks;
}

/** Calls `visit` with the offsets of each chunk. */
export function forEachChunk(text: string, visit: (from: number, to: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    const end = endOfChunk(text, at);
    if (end === at) continue;
    visit(at, end);
    at = end - 1;
  }
}

/** Where the chunk that begins at `from` ends; `from` itself where none does. */
function endOfChunk(text: string, from: number): number {
  let at = from;
  while (at < text.length && isInChunk(text.charCodeAt(at))) at++;
  if (at !== from + 1) return at;
  const signed = SIGNED.exec(text.slice(from, from + LONGEST_SIGNED));
  return signed ? from + signed[0].length : at;
}

function isInChunk(code: number): boolean {
  return code >= 128 || IN_CHUNK[code] === 1;
}
