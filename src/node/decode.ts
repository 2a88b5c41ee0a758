// Bytes of a file's beginning → text.

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The first `length` bytes as UTF-8, with U+FFFD for what isn't. A character that the end cuts in two is left out,
 * unless the file is complete.
 */
export function decode(bytes: Uint8Array, length: number, complete: boolean): string {
  return UTF8.decode(bytes.subarray(0, complete ? length : wholeCharacters(bytes, length)));
}

function wholeCharacters(bytes: Uint8Array, length: number): number {
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back] as number;
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
