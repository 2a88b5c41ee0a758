// Bytes of a file's beginning → text.

/**
 * The first `length` bytes as UTF-8, with U+FFFD for what isn't. A character that the end cuts in two is left out,
 * unless the file ends there.
 */
export function decode(buffer: Buffer, length: number, complete: boolean): string {
  return buffer.toString('utf8', 0, complete ? length : wholeCharacters(buffer, length));
}

function wholeCharacters(buffer: Buffer, length: number): number {
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = buffer[length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return back < lengthOf(byte) ? length - back : length;
  }
  return length;
}

/** Bytes of the character that begins with `lead`. */
function lengthOf(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
