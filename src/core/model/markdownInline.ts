// One line of a stranger's Markdown outside of code blocks, rebuilt so that nothing in it can act.
//
// Code spans end on the line they began on; everything else that opens a link, an image, a tag, a formula or an
// icon is escaped. Of links only those to http(s) come back, with their text escaped.

import { visibleLine } from './hidden';

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', $: '&#36;', '@': '&#64;' };

/**
 * A text of one line, every character of which is shown as it stands. Addresses are no links in it: renderers would
 * take the escapes for parts of them.
 */
export function escapeMarkdown(text: string): string {
  return visibleLine(text)
    .replace(/[\\`*_{}[\]()#+\-!|~<>&$@]/g, (char) => ENTITIES[char] ?? `\\${char}`)
    .replace(/:(?=\/\/)/g, '&#58;')
    .replace(/\b(www)\./gi, '$1&#46;');
}

/** What a rule made of the first `taken` characters. */
interface Piece {
  readonly taken: number;
  readonly output: string;
}

type Rule = (rest: string, before: string) => Piece | undefined;

/** The first rule that applies takes its characters; the last one takes one and always applies. */
const RULES: readonly Rule[] = [codeSpan, backslash, tildes, link, character];

/** Above it a line is data rather than prose, and looking for links at each of its characters would take too long. */
const LONGEST = 4000;

/** The line with its emphasis, code spans and web links; no line ends in it. */
export function sanitizeLine(line: string): string {
  if (line.length > LONGEST) return escapeMarkdown(line);
  let output = '';
  let at = 0;
  while (at < line.length) {
    for (const rule of RULES) {
      const piece = rule(line.slice(at), line.slice(0, at));
      if (!piece) continue;
      output += piece.output;
      at += piece.taken;
      break;
    }
  }
  return output;
}

/** A span that closes on this line stays as it is, unless a table's bar could cut it in two; other backticks are escaped. */
function codeSpan(rest: string): Piece | undefined {
  const run = /^`+/.exec(rest)?.[0];
  if (!run) return undefined;
  for (const { 0: ticks, index } of rest.slice(run.length).matchAll(/`+/g)) {
    if (ticks.length !== run.length) continue;
    const span = rest.slice(0, run.length + index + run.length);
    if (span.includes('|') && /[<[\]]/.test(span)) break;
    return { taken: span.length, output: span };
  }
  return { taken: run.length, output: '\\`'.repeat(run.length) };
}

function backslash(rest: string): Piece | undefined {
  if (!rest.startsWith('\\')) return undefined;
  const ticks = /^\\(`+)/.exec(rest)?.[1];
  if (ticks) return { taken: 1 + ticks.length, output: '\\`'.repeat(ticks.length) };
  const next = rest.charAt(1);
  if (!/[!-/:-@[-`{-~]/.test(next)) return { taken: 1, output: '\\' };
  return { taken: 2, output: ENTITIES[next] ?? `\\${next}` };
}

/** Three or more would open a code block, which is never ours. */
function tildes(rest: string): Piece | undefined {
  const run = /^~{3,}/.exec(rest)?.[0];
  return run ? { taken: run.length, output: '\\~'.repeat(run.length) } : undefined;
}

const LINK = /^(!?)\[([^[\]`\\]*)\]\([ \t]{0,9}<?([^()\s<>]*)>?(?:[ \t]{1,9}(?:"[^"]*"|'[^']*'))?[ \t]{0,9}\)/;

function link(rest: string): Piece | undefined {
  const match = LINK.exec(rest);
  if (!match) return undefined;
  const [all, image, label = '', target = ''] = match;
  const text = escapeMarkdown(label);
  const web = !image && text !== '' && /^https?:\/\/[^\s"'\\`$]+$/i.test(target);
  return { taken: all.length, output: web ? `[${text}](${target})` : text };
}

const ACTIVE: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', $: '&#36;', '[': '\\[', ']': '\\]' };

/** A quote's `>` stays. */
function character(rest: string, before: string): Piece {
  const char = rest.charAt(0);
  const quotes = char === '>' && /^[ \t>]{0,20}$/.test(before);
  return { taken: 1, output: quotes ? char : (ACTIVE[char] ?? char) };
}
