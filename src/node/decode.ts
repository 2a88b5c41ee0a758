// Bytes of a file's beginning → text.

/** UTF-8 with U+FFFD for what isn't; a character that the end cuts in two is left out, unless the file ends there. */
export function decode(bytes: Buffer, complete: boolean): string {
  return bytes.toString('utf8', 0, complete ? bytes.length : wholeCharacters(bytes));
}

function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return back < lengthOf(byte) ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Bytes of the character that begins with `lead`. */
function lengthOf(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
