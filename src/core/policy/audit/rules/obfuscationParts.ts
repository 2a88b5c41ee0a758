// Finds what is written so that it can't be read, and reads it.

import { decodeBase64, decodeHex, printable, wideText } from '../decode';
import type { AuditDocument } from '../document';
import { readAddresses } from '../hosts';
import { type Span, scanner } from '../matcher';

/** Characters from which on an encoded block is worth a word even if it only holds an address. */
const LONG = 80;
const SHORTEST = 24;
/** What a decoded text must hold to be a command. */
const COMMAND =
  /\b(?:curl|wget|bash|\/bin\/|python3?|powershell|iex|invoke-|eval|exec|import |require\(|subprocess|os\.system|child_process|nc -|chmod|rm -rf|sudo|base64|socket|\/dev\/tcp|osascript|process\.env|os\.environ|ignore (?:all|previous)|do not tell|\.ssh|crontab)\b/i;
const RUNS =
  /\b(?:curl|wget|iwr|irm)\b[^\n]{0,300}\|\s?(?:ba|z)?sh\b|\/dev\/tcp\/|\b(?:ba|z)?sh -c\b|\$\((?:curl|wget)|\bos\.system\b|\bsubprocess\.|\bexec\(|\beval\(|child_process|downloadstring|\biex\b/i;
const NAMESPACES =
  /^(?:www\.w3\.org|schema\.org|ns\.adobe\.com|purl\.org|www\.inkscape\.org|example\.(?:com|org)|localhost)$/;

/** Encoded blocks that decode to a command or an address. */
export const blobs = scanner(findBlobs);

function* findBlobs({ raw }: AuditDocument): Iterable<Span> {
  let start = 0;
  for (let at = 0; at <= raw.length; at++) {
    if (isBase64(raw.charCodeAt(at))) continue;
    const shown = at - start >= SHORTEST ? readBlock(raw.slice(start, at)) : undefined;
    if (shown) yield { start, end: at, shown };
    start = at + 1;
  }
}

function isBase64(code: number): boolean {
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return isLetter || (code >= 47 && code <= 57) || code === 43 || code === 45 || code === 95;
}

function readBlock(block: string): string | undefined {
  const text = readHex(block) ?? readBase64(block);
  return text && describe(text, block.length);
}

function readHex(block: string): string | undefined {
  const bytes = block.length >= LONG ? decodeHex(block) : undefined;
  return bytes && printable(bytes);
}

/** Undefined for what only looks like base64: a path, a word, a number. */
function readBase64(block: string): string | undefined {
  if (!/[A-Z]/.test(block) || !/[a-z]/.test(block)) return undefined;
  // Most long words decode to noise, which the first bytes tell already.
  const first = decodeBase64(block.slice(0, 64));
  if (!first || (!printable(first) && !wideText(first))) return undefined;
  const bytes = decodeBase64(block);
  return bytes && (wideText(bytes) ?? printable(bytes));
}

function describe(text: string, length: number): string | undefined {
  if (RUNS.test(text)) return `decoded to run: ${text}`;
  if (COMMAND.test(text)) return `decoded: ${text}`;
  const hosts = readAddresses(text.toLowerCase()).filter((address) => !NAMESPACES.test(address.host));
  return length >= LONG && hosts.length > 0 ? `decoded: ${text}` : undefined;
}

const ESCAPES =
  /(?:\\x[\da-fA-F]{2}){8,4000}|(?:\\u00[\da-fA-F]{2}){8,4000}|(?:\\[0-7]{3}){8,4000}|(?:&#x?[\da-fA-F]{2,3};){8,4000}|(?:%[2-7][\da-fA-F]){12,4000}/g;
const CHAR_CALLS =
  /(?:\b(?:chr|String\.fromCharCode|char)\s?\(\s?\d{2,3}\s?\)\s?[+.,&]?\s?){4,400}|\bString\.fromCharCode\s?\((?:\s?(?:0x)?[\da-fA-F]{2,3}\s?,?){6,4000}\)|\[char\]\s?\d{2,3}(?:\s?\+\s?\[char\]\s?\d{2,3}){3,400}/g;
const NUMBERS = /[[(](?:\s?(?:0x[\da-fA-F]{2}|\d{2,3})\s?,){11,4000}\s?(?:0x[\da-fA-F]{2}|\d{2,3})\s?,?\s?[\])]/g;
const MAKES_TEXT = /\b(?:chr|fromCharCode|bytes|bytearray|decode|Uint8Array|TextDecoder|Buffer|pack|char)\b/;

/** Letters written as escapes or numbers. */
export const writtenEscapes = scanner(findEscapes);

function* findEscapes({ raw }: AuditDocument): Iterable<Span> {
  for (const pattern of [ESCAPES, CHAR_CALLS, NUMBERS]) {
    for (const match of raw.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (pattern === NUMBERS && !MAKES_TEXT.test(raw.slice(Math.max(0, match.index - 60), end + 120))) continue;
      const text = printable(Uint8Array.from(codesOf(match[0])));
      if (text && /[a-z]{4}/i.test(text)) yield { start: match.index, end, shown: `decoded: ${text}` };
    }
  }
}

function codesOf(escapes: string): number[] {
  const codes: number[] = [];
  for (const [token] of escapes.matchAll(
    /0x[\da-f]{2}|&#x[\da-f]{2}|\\x[\da-f]{2}|\\u00[\da-f]{2}|%[\da-f]{2}|\\[0-7]{3}|\d{2,3}/gi,
  )) {
    if (/^\\[0-7]{3}$/.test(token)) codes.push(Number.parseInt(token.slice(1), 8));
    else if (/^\d/.test(token) && !/^0x/i.test(token)) codes.push(Number(token));
    else codes.push(Number.parseInt(token.slice(-2), 16));
  }
  return codes.filter((code) => code < 256);
}

const SUSPECT =
  /^(?:curl|wget|bash|eval|exec|system|subprocess|child_process|execsync|spawn|popen|powershell|invoke-expression|iex|base64|b64decode|import|__import__|os|os\.system|socket|requests|http:|https:|https?:\/\/.{1,200}|\/bin\/(?:ba)?sh|function|atob|fetch|environ|\.ssh|id_rsa|rm -rf.{0,40}|\.env|urllib|urlopen|post|token|marshal|pickle)$/i;
const PIECES = /(["'`])[^"'`\n]{1,40}\1(?:\s?(?:\+|\.\.|\.)\s?(["'`])[^"'`\n]{0,40}\2){1,40}/g;
const LISTED =
  /\[\s?(["'`])[^"'`\n]{1,12}\1(?:\s?,\s?(["'`])[^"'`\n]{0,12}\2){2,60}\s?\]\s?\.join\s?\(|(["'])\3\.join\s?\(\s?[[(]\s?(["'])[^"'\n]{1,12}\4(?:\s?,\s?(["'])[^"'\n]{0,12}\5){1,60}/g;
const SHELL_PIECES =
  /\b(?:[a-z]{1,5}(?:""|'')[a-z]{1,6}|[cwbepsnr](?:\\(?=[a-z])|\$@|["'][a-z]{1,8}["'])[a-z"'\\$@]{2,20})(?=\s)/g;
const SHELL_WORDS = /^(?:curl|wget|bash|eval|python3?|perl|base64|nc|rm|sh|exec|sudo|netcat|ncat)$/;

/** Strings that are put together to a command's name or an address. */
export const joinedStrings = scanner(findJoined);

function* findJoined(document: AuditDocument): Iterable<Span> {
  const { raw } = document;
  for (const pattern of [PIECES, LISTED]) {
    for (const match of raw.matchAll(pattern)) {
      const text = [...match[0].matchAll(/(["'`])([^"'`\n]{0,40})\1/g)].map((piece) => piece[2]).join('');
      if (SUSPECT.test(text))
        yield { start: match.index, end: match.index + match[0].length, shown: `joined: ${text}` };
    }
  }
  for (const match of raw.matchAll(SHELL_PIECES)) {
    const text = match[0].replace(/["'\\$@]/g, '');
    if (text !== match[0] && SHELL_WORDS.test(text) && document.zoneAt(match.index).kind === 'code') {
      yield { start: match.index, end: match.index + match[0].length, shown: `joined: ${text}` };
    }
  }
}

const BACKWARDS =
  /(?:lruc|tegw|hsab|lave|cexe|metsys|nohtyp|ptth|llehsrewop|ssecorpbus|46esab|tropmi|nib\/|hss\.|vne\.)/i;
const TURNED =
  /(["'`])([^"'`\n]{6,400})\1\s?(?:\[::-1\]|\.split\s?\(\s?(?:""|''|``)\s?\)\s?\.reverse\s?\(\)|\.reverse\b|\s?\|\s?rev\b)|\becho\s{1,3}(["']?)([^\n|"']{6,400})\3\s?\|\s?rev\b|\breversed\s?\(\s?(["'])([^"'\n]{6,400})\5/g;

/** Text written backwards. */
export const reversedStrings = scanner(findReversed);

function* findReversed({ raw }: AuditDocument): Iterable<Span> {
  for (const match of raw.matchAll(TURNED)) {
    const text = [...(match[2] ?? match[4] ?? match[6] ?? '')].reverse().join('');
    if (COMMAND.test(text) || /https?:\/\//i.test(text) || BACKWARDS.test(match[0])) {
      yield { start: match.index, end: match.index + match[0].length, shown: `backwards: ${text}` };
    }
  }
}
