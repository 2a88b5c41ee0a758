// Fixes for values that YAML forbids.

import type { Entry } from '../../format/entry';
import { fieldOf } from '../../format/fields';
import { listOf, textOf } from '../../format/fieldTypes';
import type { Fix } from './fix';
import type { Makers } from './maker';
import { about, type Subject } from './subject';
import type { FixTitle } from './titles';
import { quoted, written } from './writeYaml';

export const YAML_FIXES: Makers = {
  'yaml-colon': [quote],
  'yaml-sign': [quote],
  'yaml-quotes': [quote],
  'yaml-value': [quote],
  'yaml-brackets': [closeBracket, quote],
  'yaml-escape': [takeBackslash, doubleBackslash],
  'yaml-item': [ownLines],
  'yaml-anchor': [deleteAnchor, quoteAnchor],
};

/** The value as it was read, in quotes. */
function quote(subject: Subject): Fix | undefined {
  const { entry, text } = subject;
  if (!entry || (typeof entry.value === 'object' && entry.value !== null && !Array.isArray(entry.value)))
    return undefined;
  const value = typeof entry.value === 'string' ? entry.value.trim() : textOf(entry, text);
  return changed(subject, entry, 'quote', quoted(value));
}

function closeBracket({ entry, text }: Subject): Fix | undefined {
  if (!entry) return undefined;
  const value = text.slice(entry.start, entry.end);
  const closing = missing(value);
  const isText = ['text', 'written'].includes(fieldOf(entry.key)?.type ?? 'any');
  if (isText || closing === '') return undefined;
  const edits = [{ start: entry.end, end: entry.end, text: closing }];
  return { title: 'close-bracket', data: about(entry.key), edits, safe: true };
}

/** The brackets that would close those still open at the end; empty where one is closed that isn't open. */
function missing(value: string): string {
  const open: string[] = [];
  for (const [bracket] of value.matchAll(/[[\]{}]/g)) {
    if (bracket === '[') open.push(']');
    else if (bracket === '{') open.push('}');
    else if (open.pop() !== bracket) return '';
  }
  return open.reverse().join('');
}

function takeBackslash(subject: Subject): Fix | undefined {
  const { entry } = subject;
  if (typeof entry?.value !== 'string') return undefined;
  return changed(subject, entry, 'take-backslash', quoted(entry.value));
}

const ESCAPE = /\\(?:[0abtnvfre "/\\N_LP\n\r]|x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})|\\/gi;

function doubleBackslash({ entry, text }: Subject): Fix | undefined {
  if (!entry) return undefined;
  const edits = [...text.slice(entry.start, entry.end).matchAll(ESCAPE)]
    .filter(([sign]) => sign === '\\')
    .map(({ index }) => ({ start: entry.start + index, end: entry.start + index, text: '\\' }));
  return { title: 'double-backslash', data: about(entry.key), edits, safe: false };
}

function ownLines(subject: Subject): Fix | undefined {
  const { entry, newline } = subject;
  if (!Array.isArray(entry?.value)) return undefined;
  const items = listOf(entry.value).map((item) => `${newline}  - ${written(item)}`);
  const edit = subject.valueEdit(entry, '');
  return {
    title: 'own-lines',
    data: about(entry.key),
    edits: [{ ...edit, text: items.join('') }],
    safe: true,
  };
}

function deleteAnchor(subject: Subject): Fix | undefined {
  const { entry } = subject;
  if (!entry) return undefined;
  const edits = [{ ...subject.valueEdit(entry, '', entry.start), text: ' ' }];
  return { title: 'delete-anchor', data: about(entry.key), edits, safe: true };
}

function quoteAnchor(subject: Subject): Fix | undefined {
  const { entry, text } = subject;
  if (typeof entry?.value !== 'string') return undefined;
  const { start, end } = subject.valueEdit(entry, '');
  return { ...changed(subject, entry, 'quote', quoted(text.slice(start, end).trim())), safe: false };
}

function changed(subject: Subject, entry: Entry, title: FixTitle, value: string): Fix {
  return { title, data: about(entry.key), edits: [subject.valueEdit(entry, value)], safe: true };
}
