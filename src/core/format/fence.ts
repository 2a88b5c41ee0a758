// Finds the frontmatter: the lines between two lines of dashes on top of a file.

import { lineEnd, nextLine } from './lines';

export interface Fence {
  readonly kind: 'closed' | 'open';
  /** True if something stands before the opening line. */
  readonly late: boolean;
  /** What stands behind the opening dashes: empty, `yaml` or `yml`. */
  readonly language: string;
  /** Offset of the opening dashes. */
  readonly opening: number;
  /** Where the block between the two lines begins and ends, its last line feed included. */
  readonly start: number;
  readonly end: number;
  /** Where the closing line begins and what follows it; both `end` if it is open. */
  readonly closing: number;
  readonly after: number;
}

/** An opening line that names a language other than YAML; it is never run. */
export interface ForeignFence {
  readonly kind: 'foreign';
  readonly engine: string;
  readonly start: number;
  readonly end: number;
}

const OPENING = /---(?!-)([^\r\n]*)/y;
const YAML_NAME = /^(?:ya?ml)?$/i;
const BLANK = /\s*/y;
const CODE_OPENING = /(?:`{3,}|~{3,})[ \t]*(?:ya?ml|markdown|md)?[ \t]*\r?\n\s*/iy;
const CODE_CLOSING = /\s*(?:`{3,}|~{3,})[ \t]*(?:\r?\n|$)/y;

/** The frontmatter of `text`, or undefined if it doesn't open with any. */
export function findFence(text: string): Fence | ForeignFence | undefined {
  const from = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return openAt(text, from) ?? openAfterLead(text, from);
}

/** A fence whose opening line stands at `at`. */
function openAt(text: string, at: number, late = false): Fence | ForeignFence | undefined {
  OPENING.lastIndex = at;
  const engine = OPENING.exec(text)?.[1]?.trim();
  if (engine === undefined) return undefined;
  if (!YAML_NAME.test(engine)) return foreign(text, at, engine, late);
  const start = nextLine(text, at);
  const closing = closingLine(text, start);
  const end = closing < 0 ? text.length : closing;
  const after = closing < 0 ? end : nextLine(text, closing);
  return {
    kind: closing < 0 ? 'open' : 'closed',
    late,
    language: engine,
    opening: at,
    start,
    end,
    closing: end,
    after,
  };
}

/** `---js` names a language; `--- some words ---` is a line of Markdown. */
function foreign(text: string, at: number, engine: string, late: boolean): ForeignFence | undefined {
  if (late || !/^[\w$+#./-]+$/.test(engine)) return undefined;
  return { kind: 'foreign', engine, start: at, end: lineEnd(text, at) };
}

/** The first line from `from` on that begins with three dashes, as gray-matter has it; -1 if there is none. */
function closingLine(text: string, from: number): number {
  if (text.startsWith('---', from)) return from;
  const before = text.indexOf('\n---', from === 0 ? 0 : from - 1);
  return before < 0 ? -1 : before + 1;
}

/** Blank lines, HTML comments, or the first line of a code fence before the opening, if keys follow it. */
function openAfterLead(text: string, from: number): Fence | undefined {
  const lead = skipComments(text, from);
  const at = skip(CODE_OPENING, text, lead);
  if (at === from || text[at - 1] !== '\n') return undefined;
  const fence = openAt(text, at, true);
  if (!fence || fence.kind === 'foreign' || !opensKeys(text, fence.start)) return undefined;
  // The end of a code fence around the block; left in the body, it would begin one there.
  return at === lead ? fence : { ...fence, after: skip(CODE_CLOSING, text, fence.after) };
}

function skipComments(text: string, from: number): number {
  let at = skip(BLANK, text, from);
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at);
    if (end < 0) break;
    at = skip(BLANK, text, end + 3);
  }
  return at;
}

/** The offset after what `pattern`, a sticky one, matches at `at`; `at` itself where it doesn't. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** True if a `key:` stands at the beginning of the line at `at`: a line of dashes alone is a rule in Markdown. */
function opensKeys(text: string, at: number): boolean {
  return /^[A-Za-z_][\w-]*[ \t]*:/.test(text.slice(at, at + 80));
}
