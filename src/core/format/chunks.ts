// A block that YAML refuses, cut into pieces of one key each, so that a mistake costs one key at most.

import { fieldOf } from './fields';
import type { Line } from './lines';

export interface Chunk {
  readonly key: string;
  readonly keyStart: number;
  /** Offset after the colon. */
  readonly valueStart: number;
  /** Its lines, the key's own first. */
  readonly lines: readonly Line[];
  /** True if the key is indented under another that has a value of its own. */
  readonly indented: boolean;
}

export interface Chunks {
  readonly chunks: readonly Chunk[];
  /** Lines that belong to no key. */
  readonly strays: readonly Line[];
}

type Growing = Chunk & { readonly lines: Line[] };

const KEY = /^\t*("?)([A-Za-z_][\w.-]*)\1[ \t]*:(?=[ \t]|$)/;
// What may stand no further in than its key and belong to its value all the same: items, and closing brackets.
const PART_OF_VALUE = /^(?:- |-$|[\]}])/;

/** The chunks of `lines`, whose keys are indented by `indent`, in their order. */
export function chunksOf(lines: readonly Line[], indent: number): Chunks {
  const chunks: Growing[] = [];
  const strays: Line[] = [];
  for (const line of lines) {
    const last = chunks.at(-1);
    const chunk = chunkAt(line, last, indent);
    if (chunk) chunks.push(chunk);
    else if (last && isPartOfValue(line, indent)) last.lines.push(line);
    else if (line.text !== '' && !line.text.startsWith('#')) strays.push(line);
  }
  return { chunks, strays };
}

/** The chunk that `line` begins after the chunk `last`; undefined if it begins none. */
function chunkAt(line: Line, last: Chunk | undefined, indent: number): Growing | undefined {
  const match = KEY.exec(line.text);
  const key = match?.[2];
  if (!match || key === undefined) return undefined;
  const isInside = line.indent > indent || line.text.startsWith('\t');
  const indented = isInside && last !== undefined;
  if (indented && !(indent === 0 && fieldOf(key) && hasOwnValue(last))) return undefined;
  const keyStart = line.start + line.text.indexOf(key);
  return { key, keyStart, valueStart: line.start + match[0].length, lines: [line], indented };
}

function isPartOfValue(line: Line, indent: number): boolean {
  return line.text === '' || line.indent > indent || line.text.startsWith('\t') || PART_OF_VALUE.test(line.text);
}

/** True if a value stands on the key's own line, so that nothing more is expected below. */
function hasOwnValue({ lines: [line], valueStart }: Chunk): boolean {
  const written = line?.text.slice(valueStart - line.start).trim() ?? '';
  return written !== '' && !/^[|>[{]/.test(written);
}
