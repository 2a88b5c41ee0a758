// Block texts of YAML (`|`, `>`, `|-`, `>-`) of the plain kind, for the fast path.

import type { Line } from './lines';
import { ODD } from './scalar';

export interface BlockText {
  readonly value: string;
  /** Offset after the last line's text. */
  readonly end: number;
  /** Index of the first line after it. */
  readonly next: number;
}

/**
 * The text under a `header` that stands at `indent`; its lines begin at index `from`. Undefined where it has lines that
 * are indented further, tabs, or blanks in empty lines: these have rules of their own.
 */
export function readBlockText(
  text: string,
  lines: readonly Line[],
  from: number,
  { header, indent }: { readonly header: string; readonly indent: number },
): BlockText | undefined {
  const own = lines[from]?.indent ?? 0;
  if (own <= indent || lines[from]?.text === '') return undefined;
  let next = from;
  while (next < lines.length && belongs(lines[next] as Line, indent)) next++;
  const block = lines.slice(from, next);
  if (!block.every((line) => isSimple(line, own))) return undefined;
  while (block.at(-1)?.text === '') block.pop();
  const contents = block.map((line) => text.slice(line.start, line.rawEnd));
  const value = header.startsWith('|') ? contents.join('\n') : fold(contents);
  return { value: header.endsWith('-') ? value : `${value}\n`, next, end: block.at(-1)?.end ?? 0 };
}

function belongs(line: Line, indent: number): boolean {
  return line.text === '' || line.indent > indent;
}

function isSimple(line: Line, indent: number): boolean {
  return line.text === '' ? line.rawEnd === line.start : line.indent === indent && !ODD.test(line.text);
}

/** One line break becomes a space; of more than one, one is dropped. */
function fold(lines: readonly string[]): string {
  let folded = lines[0] ?? '';
  let breaks = 0;
  for (const line of lines.slice(1)) {
    breaks++;
    if (line === '') continue;
    folded += (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)) + line;
    breaks = 0;
  }
  return folded;
}
