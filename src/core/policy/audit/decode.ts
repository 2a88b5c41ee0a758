// Base64 and hexadecimal read without a host's help.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) VALUES[ALPHABET.charCodeAt(i)] = i;
VALUES['-'.charCodeAt(0)] = 62;
VALUES['_'.charCodeAt(0)] = 63;

/** The bytes that base64 (or its form for URLs) stands for; undefined if it is none. Padding and line ends may lack. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 61 || c === 10 || c === 13) continue;
    const value = c < 128 ? (VALUES[c] as number) : -1;
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (held >> bits) & 0xff;
  }
  return bytes.subarray(0, length);
}

/** The bytes that pairs of hexadecimal digits stand for; undefined if it is none. */
export function decodeHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[\da-f]*$/i.test(text)) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Bytes as text where nearly all of them are printable ASCII, as commands and addresses are; else undefined. */
export function printable(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return undefined;
  let good = 0;
  let text = '';
  for (const byte of bytes) {
    const isGood = (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13;
    if (isGood) good++;
    text += String.fromCharCode(byte);
  }
  return good / bytes.length > 0.95 ? text : undefined;
}

/** Text of two bytes a character, as PowerShell's encoded commands are; undefined if it is none. */
export function wideText(bytes: Uint8Array): string | undefined {
  if (bytes.length < 8 || bytes[1] !== 0 || bytes[3] !== 0) return undefined;
  return printable(bytes.filter((_, i) => i % 2 === 0));
}
