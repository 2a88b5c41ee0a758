// A whole file without its metadata: what a model is given when it loads the skill.

import { findFence } from './fence';
import { readFrontmatter } from './frontmatter';
import { isJarvis, readJarvis } from './jarvis';
import { type Range, Report } from './report';

export interface Body {
  /** Without blank lines around it. */
  readonly body: string;
  /** Offset in the file's text at which it begins. Jarvis' sections may lie inside; then only the first piece fits. */
  readonly start: number;
}

/** The body of a whole file. A file without metadata is all body. */
export function bodyOf(text: string): Body {
  const pieces = bodyRanges(text).map(({ start, end }) => {
    const piece = text.slice(start, end).trimEnd();
    const blank = /^(?:[ \t]*\r?\n)*/.exec(piece)?.[0].length ?? 0;
    return { body: piece.slice(blank), start: start + blank };
  });
  const written = pieces.filter((piece) => piece.body !== '');
  return { body: written.map((piece) => piece.body).join('\n\n'), start: written[0]?.start ?? text.length };
}

/** The stretches of a whole file that are its body, in their order. */
export function bodyRanges(text: string): readonly Range[] {
  const fence = findFence(text);
  if (fence && fence.kind !== 'foreign')
    return [{ start: readFrontmatter(text, fence, new Report(text)).after, end: text.length }];
  if (!isJarvis(text)) return [{ start: text.charCodeAt(0) === 0xfeff ? 1 : 0, end: text.length }];
  const ranges: Range[] = [];
  let start = 0;
  for (const section of readJarvis(text).sections) {
    ranges.push({ start, end: section.start });
    start = section.end;
  }
  return [...ranges, { start, end: text.length }];
}
