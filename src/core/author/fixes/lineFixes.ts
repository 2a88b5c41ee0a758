// Fixes for lines of the frontmatter that belong to no key, or stand where they shouldn't.

import { chunksOf } from '../../format/chunks';
import { type Line, linesOf } from '../../format/lines';
import type { Fix, TextEdit } from './fix';
import type { Makers } from './maker';
import { about, type Subject } from './subject';

export const LINE_FIXES: Makers = {
  'yaml-tab': [spacesForTabs],
  'yaml-indent': [unindent],
  'yaml-line': [comment, indent, remove],
  'conflict-markers': [(subject) => resolve(subject, 'keep-first'), (subject) => resolve(subject, 'keep-second')],
  'control-character': [deleteControls],
};

function block({ fence, text }: Subject): readonly Line[] {
  return fence ? linesOf(text, fence.start, fence.end) : [];
}

function spacesForTabs(subject: Subject): Fix {
  const edits = block(subject).flatMap((line): TextEdit[] => {
    const blank = /^\t[ \t]*/.exec(line.text)?.[0];
    if (!blank) return [];
    return [{ start: line.start, end: line.start + blank.length, text: blank.replaceAll('\t', '  ') }];
  });
  return { title: 'spaces-for-tabs', data: {}, edits, safe: true };
}

function unindent(subject: Subject): Fix | undefined {
  const { entry, finding } = subject;
  const start = subject.lineStart(finding.start);
  const { end } = entry ? subject.linesOf(entry) : finding;
  const by = finding.start - start;
  const edits = linesOf(subject.text, start, end).flatMap((line): TextEdit[] => {
    const lineStart = line.start - line.indent;
    return line.text === '' ? [] : [{ start: lineStart, end: lineStart + Math.min(by, line.indent), text: '' }];
  });
  return { title: 'unindent-key', data: about(subject.datum('key')), edits, safe: true };
}

/** All of them, for only the first is said. */
function comment(subject: Subject): Fix {
  const edits = chunksOf(block(subject), 0).strays.map(({ start }) => ({ start, end: start, text: '# ' }));
  return { title: 'comment-line', data: {}, edits, safe: true };
}

function indent({ finding: { start } }: Subject): Fix {
  return { title: 'indent-line', data: {}, edits: [{ start, end: start, text: '  ' }], safe: false };
}

function remove(subject: Subject): Fix {
  const { start, end } = subject.lines(subject.finding);
  return { title: 'delete-line', data: {}, edits: [{ start, end, text: '' }], safe: false };
}

const MARKER = /^([<|=>])\1{6}(?: |$)/;

/** The lines of the other side, and the markers, are deleted, in all of the file. */
function resolve({ text }: Subject, title: 'keep-first' | 'keep-second'): Fix {
  const dropped = title === 'keep-first' ? '|=' : '<|';
  let side = '';
  const edits: TextEdit[] = [];
  for (const line of linesOf(text, 0, text.length)) {
    const marker = MARKER.exec(line.text)?.[1];
    if (marker) side = marker === '>' ? '' : marker;
    const start = line.start - line.indent;
    const end = Math.min(text.length, text.indexOf('\n', line.rawEnd) + 1 || text.length);
    if (marker || (side !== '' && dropped.includes(side))) edits.push({ start, end, text: '' });
  }
  return { title, data: {}, edits, safe: false };
}

function deleteControls({ fence, text }: Subject): Fix | undefined {
  if (!fence) return undefined;
  const edits = [...text.slice(fence.start, fence.end).matchAll(/(?![\t\n\r])\p{Cc}/gu)].map(({ index }) => {
    const start = fence.start + index;
    return { start, end: start + 1, text: '' };
  });
  return { title: 'delete-controls', data: {}, edits, safe: true };
}
