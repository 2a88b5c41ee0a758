// Fixes for what the instructions say.

import { bodyRanges } from '../../format/body';
import { findFence } from '../../format/fence';
import { readFrontmatter } from '../../format/frontmatter';
import { proseOf } from '../../format/prose';
import { Report } from '../../format/report';
import { basename } from '../../model/paths';
import type { Fix, TextEdit } from './fix';
import type { Makers } from './maker';
import type { Subject } from './subject';

export const BODY_FIXES: Makers = {
  'body-empty': [addSteps],
  'second-block': [mergeBlocks],
  'link-dead': [...[0, 1, 2].map((index) => (subject: Subject) => linkTo(subject, index)), createFile],
  'reference-deep': [nameReference],
  'argument-in-code': [escapeArguments],
};

const STEPS = 'What to do first.';

function addSteps({ text, newline }: Subject): Fix {
  const lines = ['', '# Steps', '', `1. ${STEPS}`, ''].join(newline);
  const start = text.trimEnd().length;
  const edits = [{ start, end: text.length, text: newline + lines, placeholder: STEPS }];
  return { title: 'add-steps', data: {}, edits, safe: false };
}

/** Keys that the first block has already stay out; theirs is what agents read. */
function mergeBlocks({ text, fence, finding, entries, newline }: Subject): Fix | undefined {
  const second = findFence(text.slice(finding.start));
  if (!fence || second?.kind !== 'closed') return undefined;
  const block = text.slice(finding.start);
  const known = new Set(entries.map(({ key }) => key));
  const added = readFrontmatter(block, second, new Report(block)).entries.filter(({ key }) => !known.has(key));
  const lines = added.map(({ key, keyStart, end }) => block.slice(keyStart, Math.max(end, keyStart + key.length + 1)));
  const edits: TextEdit[] = [
    { start: fence.end, end: fence.end, text: lines.map((line) => line + newline).join('') },
    { start: finding.start, end: finding.start + second.after, text: '' },
  ];
  return { title: 'merge-blocks', data: {}, edits, safe: false };
}

/** The files of the skill that a dead link could mean, the likeliest first. */
function linkTo(subject: Subject, index: number): Fix | undefined {
  const { finding, context } = subject;
  const wanted = subject.datum('path').toLowerCase();
  const path = context.files
    .map((file) => ({ file, distance: distanceOf(file.toLowerCase(), wanted) }))
    .filter(({ distance }) => distance < 3)
    .sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1))[index]?.file;
  if (path === undefined) return undefined;
  const edits = [{ start: finding.start, end: finding.end, text: encodeURI(path) }];
  return { title: 'link-to', data: { path }, edits, safe: false };
}

/** 0: another spelling of the same path; 1: the same file elsewhere; 2: the same name but for its ending. */
function distanceOf(file: string, wanted: string): number {
  if (file === wanted) return 0;
  if (basename(file) === basename(wanted)) return 1;
  const stem = (path: string) =>
    basename(path)
      .replace(/\.\w+$/, '')
      .replace(/[-_ ]/g, '')
      .replace(/s$/, '');
  return stem(file) === stem(wanted) ? 2 : 3;
}

function createFile(subject: Subject): Fix | undefined {
  const path = subject.datum('path');
  if (!/\.\w+$/.test(path)) return undefined;
  return { title: 'create-file', data: { path }, edits: [], create: path, safe: false };
}

function nameReference(subject: Subject): Fix {
  const { text, finding } = subject;
  const to = subject.datum('to');
  const closing = text.slice(finding.end, finding.end + 2).indexOf(')');
  const start = finding.end + Math.max(closing + 1, 0);
  const link = `[${basename(to)}](${encodeURI(to)})`;
  return { title: 'name-reference', data: { to }, edits: [{ start, end: start, text: ` (and ${link})` }], safe: false };
}

/** All in code, for only the first is said. */
function escapeArguments({ text }: Subject): Fix {
  const { fences } = proseOf(text, bodyRanges(text));
  const edits = fences.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/(?<![\\$\w])\$(?=\d(?!\d))/g)].map(({ index }) => {
      const at = start + index;
      return { start: at, end: at, text: '\\' };
    }),
  );
  return { title: 'escape-argument', data: {}, edits, safe: false };
}
