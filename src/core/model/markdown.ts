// A stranger's text, made safe to show as Markdown: no commands, no local links, no images, no HTML, nothing hidden.
//
// Renderers differ in what they take for code, so the output is built rather than filtered: code blocks are written
// anew at the margin with a fence of our own, and every other line goes through markdownInline.ts.

import { visibleText } from './hidden';
import { sanitizeLine } from './markdownInline';

interface Fence {
  /** Columns before the marker, a quote's and a list's signs among them. */
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
    if (fence && closes(fence, line)) {
      output.push(...block(fence, code));
      fence = undefined;
    } else if (fence) {
      code.push(dedent(line, fence.indent));
    } else {
      fence = opening(line);
      if (fence) code = [];
      else output.push(sanitizeLine(line));
    }
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
  // A diagram would be run by the preview rather than shown.
  return { indent: lead.length, marker, language: language.toLowerCase() === 'mermaid' ? '' : language };
}

function closes(fence: Fence, line: string): boolean {
  const end = line.replace(/^[ \t>]*/, '').trimEnd();
  return end.length >= fence.marker.length && end === fence.marker.charAt(0).repeat(end.length);
}

function dedent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && /[ \t>]/.test(line.charAt(at))) at++;
  return line.slice(at);
}

function block(fence: Fence, code: readonly string[]): string[] {
  const longest = Math.max(2, ...code.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length));
  const marker = '`'.repeat(longest + 1);
  return ['', marker + fence.language, ...code, marker, ''];
}
