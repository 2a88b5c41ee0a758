// Writes a text as a YAML value on one line, in the plainest way that every agent reads alike.

import { readScalar } from '../../format/scalar';

/** Without quotes where nothing speaks against it. */
export function written(value: string): string {
  return value !== '' && readScalar(value) === value ? value : quoted(value);
}

/** In quotes; in those that need no escapes where there are such. */
export function quoted(value: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) return JSON.stringify(value);
  if (!/["\\]/.test(value)) return `"${value}"`;
  return `'${value.replaceAll("'", "''")}'`;
}

/** A value of several lines, folded: a key's `>-` and its text in lines of at most `width` characters, indented by two. */
export function folded(value: string, width: number, newline: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of value.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return ['>-', ...[...lines, line].map((each) => `  ${each}`)].join(newline);
}
