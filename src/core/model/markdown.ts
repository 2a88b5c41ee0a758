// A stranger's text, made safe to show as Markdown: no commands, no local links, no images, no HTML, nothing hidden.
//
// The renderers differ in what they take for code, so the output is built rather than filtered: code blocks are
// written anew at the margin with a fence of our own, code spans end on the line they began on, and in everything
// else the characters that open a link, an image, a tag or a formula are escaped. Only links to http(s) come back.

import { visibleLine, visibleText } from './hidden';

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', $: '&#36;' };
const PUNCTUATION = /[!-/:-@[-`{-~]/;

/** A text of one line, every character of which is shown as it stands. */
export function escapeMarkdown(text: string): string {
  return visibleLine(text).replace(/[\\`*_{}[\]()#+\-!|~<>&$]/g, (char) => ESCAPES[char] ?? `\\${char}`);
}

interface Fence {
  readonly indent: number;
  readonly marker: string;
  readonly language: string;
}

const FENCE = /^((?: {0,3}>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})[ \t]*([\w+#.-]*)(.*)$/;

/** A block of Markdown, of which structure, emphasis, code and web links stay. */
export function sanitizeMarkdown(text: string): string {
  const output: string[] = [];
  let fence: Fence | undefined;
  let code: string[] = [];
  for (const line of visibleText(text).split('\n')) {
    if (fence) {
      if (closes(fence, line)) {
        output.push(...block(fence, code));
        fence = undefined;
      } else code.push(dedent(line, fence.indent));
      continue;
    }
    fence = opening(line);
    if (fence) code = [];
    else output.push(inline(line));
  }
  if (fence) output.push(...block(fence, code));
  return output.join('\n');
}

function opening(line: string): Fence | undefined {
  const match = FENCE.exec(line);
  if (!match) return undefined;
  const [, lead = '', marker = '', language = '', rest = ''] = match;
  // A backtick after the fence makes it a code span of one line.
  if (marker.startsWith('`') && rest.includes('`')) return undefined;
  // A diagram's text would be run by the preview rather than shown.
  return { indent: lead.length, marker, language: language.toLowerCase() === 'mermaid' ? '' : language };
}

function closes(fence: Fence, line: string): boolean {
  const end = line.replace(/^[ \t>]*/, '').trimEnd();
  return end.length >= fence.marker.length && end === (fence.marker[0] ?? '').repeat(end.length);
}

function dedent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && /[ \t>]/.test(line[at] ?? '')) at++;
  return line.slice(at);
}

function block(fence: Fence, code: readonly string[]): string[] {
  const longest = Math.max(2, ...code.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length));
  const marker = '`'.repeat(longest + 1);
  return ['', marker + fence.language, ...code, marker, ''];
}

const LINK = /^(!?)\[([^[\]`\\]*)\]\(\s*<?([^()\s<>]*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/;

/** A line outside of code blocks. */
function inline(line: string): string {
  let output = '';
  let at = 0;
  while (at < line.length) {
    const char = line[at] as string;
    if (char === '`') {
      const run = /^`+/.exec(line.slice(at))?.[0] ?? char;
      const span = codeSpan(line, at, run);
      output += span ?? '\\`'.repeat(run.length);
      at += span?.length ?? run.length;
    } else if (char === '\\') {
      const next = line[at + 1] ?? '';
      const escaped = PUNCTUATION.test(next);
      output += escaped ? (ESCAPES[next] ?? char + next) : char;
      at += escaped ? 2 : 1;
      while (escaped && next === '`' && line[at] === '`') {
        output += '\\`';
        at++;
      }
    } else {
      const link = char === '[' || char === '!' ? LINK.exec(line.slice(at)) : null;
      output += link ? shownLink(link) : char === '[' || char === ']' ? `\\${char}` : shown(line, at);
      at += link?.[0].length ?? 1;
    }
  }
  return output;
}

/** A quote's `>` and entities that the author wrote stay; the rest is escaped. */
function shown(line: string, at: number): string {
  const char = line[at] as string;
  if (char === '>' && /^[ \t>]*$/.test(line.slice(0, at))) return char;
  if (char === '&' && /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/i.test(line.slice(at))) return char;
  return ESCAPES[char] ?? char;
}

function shownLink([, image, label = '', target = '']: RegExpExecArray): string {
  const text = escapeMarkdown(label);
  const web = /^https?:\/\/[^\s"'\\`$]+$/i.test(target);
  return web && !image && text ? `[${text}](${target})` : text;
}

/** The code span that opens at `at`, if it closes on this line; a table would cut one that holds a bar. */
function codeSpan(line: string, at: number, run: string): string | undefined {
  const from = at + run.length;
  for (const { 0: ticks, index } of line.slice(from).matchAll(/`+/g)) {
    if (ticks.length !== run.length) continue;
    const span = line.slice(at, from + index + run.length);
    return span.includes('|') && /[<[\]]/.test(span) ? undefined : span;
  }
  return undefined;
}
