// Fixes for the two lines of dashes, for what stands before them, and for files that have none.

import { lineEnd, nextLine } from '../../format/lines';
import type { Fix, TextEdit } from './fix';
import type { Makers } from './maker';
import type { Subject } from './subject';
import { written } from './writeYaml';

export const FENCE_FIXES: Makers = {
  'byte-order-mark': [stripBom],
  'frontmatter-open': [close],
  'frontmatter-late': [moveUp],
  'opening-line': [(subject) => leaveDashes(subject, true)],
  'closing-line': [closingDashes],
  'frontmatter-engine': [(subject) => leaveDashes(subject, false)],
  'frontmatter-not-closed': [replaceDashes],
  'no-frontmatter': [addBlock],
  'file-empty': [fillFile],
};

const DESCRIPTION = 'What the skill does. Use when …';

function stripBom(): Fix {
  return { title: 'strip-bom', data: {}, edits: [{ start: 0, end: 1, text: '' }], safe: true };
}

function close({ text, finding: { start }, newline }: Subject): Fix {
  const before = start > 0 && text[start - 1] !== '\n' ? newline : '';
  // A blank line stays one; a heading gets one.
  const after = /^[ \t]*(?:\r?\n|$)/.test(text.slice(start, start + 200)) ? '' : newline;
  const edits = [{ start, end: start, text: `${before}---${newline}${after}` }];
  return { title: 'close-block', data: {}, edits, safe: true };
}

function leaveDashes({ text, finding: { start } }: Subject, safe: boolean): Fix {
  const edits = [{ start: start + 3, end: lineEnd(text, start), text: '' }];
  return { title: 'leave-dashes', data: {}, edits, safe };
}

/** Safe where nothing but signs goes. */
function closingDashes(subject: Subject): Fix {
  const { text, finding } = subject;
  const rest = text.slice(finding.start + 3, lineEnd(text, finding.start));
  return leaveDashes(subject, !/[\p{L}\d]/u.test(rest));
}

/** What stands before becomes comments of YAML inside; a code fence around it goes on both ends. */
function moveUp({ text, fence, newline }: Subject): Fix | undefined {
  if (!fence) return undefined;
  const from = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const lead = text.slice(from, fence.opening);
  const isFenced = /^(?:`{3,}|~{3,})/m.test(lead);
  const comments = [...lead.matchAll(/<!--([\s\S]*?)-->/g)]
    .flatMap(([, comment = '']) => comment.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `# ${line}${newline}`);
  const edits: TextEdit[] = [{ start: from, end: fence.opening, text: '' }];
  if (comments.length > 0) edits.push({ start: fence.start, end: fence.start, text: comments.join('') });
  const end = nextLine(text, fence.closing);
  if (isFenced && fence.after > end) edits.push({ start: end, end: fence.after, text: '' });
  return { title: isFenced ? 'fence-first' : 'dashes-first', data: {}, edits, safe: true };
}

function frontmatter({ context: { folderName, summary }, newline }: Subject): { text: string; placeholder: string } {
  const description = summary ? `${summary} Use when …` : DESCRIPTION;
  const placeholder = written(description);
  return {
    text: ['---', `name: ${written(folderName)}`, `description: ${placeholder}`, '---'].join(newline) + newline,
    placeholder,
  };
}

function addBlock(subject: Subject): Fix {
  const { text, placeholder } = frontmatter(subject);
  const start = subject.text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const blank = /^\r?\n/.test(subject.text.slice(start)) ? '' : subject.newline;
  return { title: 'add-block', data: {}, edits: [{ start, end: start, text: text + blank, placeholder }], safe: false };
}

/** Dashes below which no key stands are a rule of Markdown: the block takes their place. */
function replaceDashes(subject: Subject): Fix {
  const { start } = subject.finding;
  const edit = { start, end: nextLine(subject.text, start), ...frontmatter(subject) };
  return { title: 'add-block', data: {}, edits: [edit], safe: false };
}

function fillFile(subject: Subject): Fix {
  const { text, placeholder } = frontmatter(subject);
  const { newline } = subject;
  const body = ['', `# ${subject.context.folderName}`, '', '1. ', ''].join(newline);
  const edits = [{ start: 0, end: subject.text.length, text: text + body, placeholder }];
  return { title: 'fill-file', data: {}, edits, safe: false };
}
