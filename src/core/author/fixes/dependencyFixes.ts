// Fixes for the names of other skills that a skill depends on.

import { nextLine } from '../../format/lines';
import { nearestNames } from '../../match/nearest';
import { type NameUse, namesIn } from '../names';
import type { Fix, TextEdit } from './fix';
import type { Makers } from './maker';
import { about, type Subject } from './subject';

export const DEPENDENCY_FIXES: Makers = {
  'dependency-missing': [
    ...[0, 1, 2].map((index) => (subject: Subject) => useNearest(subject, index)),
    (subject) => takeOut(subject, ({ name }) => name === subject.datum('name')),
  ],
  'dependency-circle': [
    (subject) => takeOut(subject, ({ name }) => subject.datum('circle').split(' → ').includes(name)),
  ],
};

function dependencies({ text }: Subject): readonly NameUse[] {
  return namesIn(text).filter(({ kind }) => kind === 'dependency');
}

/** A skill that is there, and is called much the same. */
function useNearest(subject: Subject, index: number): Fix | undefined {
  const wanted = subject.datum('name');
  const used = dependencies(subject);
  const place = used.find(({ name }) => name === wanted);
  const free = (subject.context.skills ?? []).filter((name) => !used.some((each) => each.name === name));
  const name = nearestNames(wanted, free, index + 1)[index];
  if (!place || name === undefined) return undefined;
  const edits = [{ start: place.start, end: place.end, text: name }];
  return { title: 'depend-on', data: { name }, edits, safe: false };
}

function takeOut(subject: Subject, isMeant: (use: NameUse) => boolean): Fix | undefined {
  const use = dependencies(subject).find(isMeant);
  const entry = use && subject.entries.find(({ start, end }) => start <= use.start && use.end <= end);
  if (!use || !entry) return undefined;
  const others = Array.isArray(entry.value) ? entry.value.length - 1 : 0;
  const edit = others > 0 ? itemEdit(subject, use) : { ...subject.linesOf(entry), text: '' };
  return { title: 'take-out', data: about(entry.key, { name: use.name }), edits: [edit], safe: false };
}

/** A line of its own, or a stretch between commas with one of them. */
function itemEdit(subject: Subject, { start, end }: NameUse): TextEdit {
  const { text } = subject;
  const line = subject.lineStart(start);
  if (/^[ \t]*-[ \t]/.test(text.slice(line, start))) return { start: line, end: nextLine(text, end), text: '' };
  const before = /,[ \t]*["']?$/.exec(text.slice(line, start))?.[0].length;
  const after = /^["']?[ \t]*,?[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const closing = /^["']?/.exec(text.slice(end))?.[0].length ?? 0;
  if (before !== undefined) return { start: start - before, end: end + closing, text: '' };
  const opening = /["']$/.test(text.slice(line, start)) ? 1 : 0;
  return { start: start - opening, end: end + after, text: '' };
}
