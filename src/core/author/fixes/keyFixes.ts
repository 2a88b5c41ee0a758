// Fixes for keys: misspelled, foreign, unknown, or there twice.

import { type Entry, isMapping } from '../../format/entry';
import { fieldLike } from '../../format/fields';
import { nextLine } from '../../format/lines';
import type { Fix, TextEdit } from './fix';
import type { Makers } from './maker';
import { about, type Subject } from './subject';

export const KEY_FIXES: Makers = {
  'key-spelling': [(subject) => renameKey(subject, subject.datum('right'))],
  'key-foreign': [(subject) => renameKey(subject, subject.datum('word'))],
  'key-unknown': [toMetadata, deleteEntry],
  'field-ignored': [deleteEntry],
  'key-twice': [deleteSecond],
};

function renameKey(subject: Subject, right: string): Fix {
  const { start } = subject.finding;
  const key = subject.datum('key');
  const edits = [{ start, end: start + key.length, text: right }];
  return { title: 'rename-key', data: about(key, { right }), edits, safe: true };
}

function deleteEntry(subject: Subject): Fix | undefined {
  const { entry } = subject;
  if (!entry) return undefined;
  const edits = [{ ...subject.linesOf(entry), text: '' }];
  return { title: 'delete-key', data: about(entry.key), edits, safe: isSaidElsewhere(subject, entry) };
}

/** True if another key of the same part says the same, so that nothing is lost. */
function isSaidElsewhere({ entries }: Subject, { key, value }: Entry): boolean {
  const part = fieldLike(key)?.fills;
  const isRival = (other: Entry) => other.key !== key && fieldLike(other.key)?.fills === part;
  return part !== undefined && entries.some((other) => isRival(other) && other.value === value);
}

/** The second one isn't among the entries: its lines are those up to the next that isn't indented. */
function deleteSecond(subject: Subject): Fix {
  const { text, finding, fence } = subject;
  const start = subject.lineStart(finding.start);
  let end = nextLine(text, finding.start);
  while (end < (fence?.end ?? 0) && /[ \t#]|- /y.test(text.slice(end, end + 2))) end = nextLine(text, end);
  const key = subject.datum('key');
  const first = subject.entries.find((entry) => entry.key === key);
  const lines = first && subject.linesOf(first);
  const isSame = lines !== undefined && text.slice(lines.start, lines.end).trim() === text.slice(start, end).trim();
  return { title: 'delete-key', data: about(key), edits: [{ start, end, text: '' }], safe: isSame };
}

/** The key's lines go under `metadata`, indented; a `metadata` that is written in braces has no place for them. */
function toMetadata(subject: Subject): Fix | undefined {
  const { entry, entries, fence, text, newline } = subject;
  if (!entry || !fence) return undefined;
  const metadata = entries.find(({ key }) => key === 'metadata');
  if (metadata && text.slice(metadata.start, metadata.end).startsWith('{')) return undefined;
  if (metadata && metadata.value !== null && !isMapping(metadata.value)) return undefined;
  const own = subject.linesOf(entry);
  const indent = metadata?.value ? ' '.repeat(metadata.start - subject.lineStart(metadata.start)) : '  ';
  const lines = text.slice(own.start, own.end).replace(/^(?=[^\r\n])/gm, indent);
  const at = metadata ? subject.linesOf(metadata).end : fence.end;
  const head = metadata ? '' : `metadata:${newline}`;
  const edits: TextEdit[] = [
    { ...own, text: '' },
    { start: at, end: at, text: head + lines },
  ];
  edits.sort((a, b) => a.start - b.start);
  return { title: 'key-to-metadata', data: about(entry.key), edits, safe: false };
}
