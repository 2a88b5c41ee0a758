// Fixes for values: of the wrong type, too long, cut off, or none of those there are.

import { isMapping } from '../../format/entry';
import { fieldOf } from '../../format/fields';
import { listOf, textOf, toolsOf } from '../../format/fieldTypes';
import type { Fix } from './fix';
import type { Makers } from './maker';
import { about, type Subject } from './subject';
import { quoted, written } from './writeYaml';

export const VALUE_FIXES: Makers = {
  'description-list': [joinList],
  'description-missing': [addDescription],
  'description-when': [addWhen],
  'field-cut': [quoteAll],
  'field-too-long': [shortenAndMove, shorten],
  'field-type': [asText, (subject) => setFlag(subject, true), (subject) => setFlag(subject, false)],
  'field-value': [0, 1, 2, 3, 4].map((index) => (subject: Subject) => setValue(subject, index)),
  'tools-syntax': [closeTool],
};

const WHEN = 'Use when …';

function joinList(subject: Subject): Fix | undefined {
  const { entry } = subject;
  if (!entry) return undefined;
  const value = written(listOf(entry.value).join(' '));
  return { title: 'join-list', data: about(entry.key), edits: [subject.valueEdit(entry, value)], safe: true };
}

/** A number, a list or `true` where a text should be. */
function asText(subject: Subject): Fix | undefined {
  const { entry, text } = subject;
  const type = entry && fieldOf(entry.key)?.type;
  if (!entry || type !== 'text' || isMapping(entry.value)) return undefined;
  const value = quoted(textOf(entry, text));
  return { title: 'as-text', data: about(entry.key), edits: [subject.valueEdit(entry, value)], safe: true };
}

const YES = /^(?:y|t|ja|enabled?|active|always|是)$/i;
const NO = /^(?:n|f|none|nein|disabled?|inactive|never|否)$/i;

/** The value that is meant; both where that can't be told. */
function setFlag(subject: Subject, value: boolean): Fix | undefined {
  const { entry, text } = subject;
  if (!entry || fieldOf(entry.key)?.type !== 'flag') return undefined;
  const was = textOf(entry, text);
  if ((value ? NO : YES).test(was)) return undefined;
  const edits = [subject.valueEdit(entry, String(value))];
  return { title: 'set-value', data: about(entry.key, { value: String(value) }), edits, safe: false };
}

function setValue(subject: Subject, index: number): Fix | undefined {
  const { entry } = subject;
  const value = entry && fieldOf(entry.key)?.values?.[index];
  if (!entry || value === undefined) return undefined;
  const edits = [subject.valueEdit(entry, value)];
  return { title: 'set-value', data: about(entry.key, { value }), edits, safe: false };
}

/** The value with the comment that cuts it. */
function quoteAll(subject: Subject): Fix | undefined {
  const { text, finding } = subject;
  const entry = subject.entries.find((each) => each.end === finding.start);
  if (!entry) return undefined;
  const value = text.slice(entry.start, finding.end).trim();
  const edits = [subject.valueEdit(entry, quoted(value), finding.end)];
  return { title: 'quote-comment', data: about(entry.key), edits, safe: false };
}

/** The first sentences, or words, that fit. */
function shortened(value: string, limit: number): string {
  const head = [...value].slice(0, limit).join('');
  const sentence = /^[\s\S]*[.!?。！？](?=\s|$|[^\x20-\x7e])/.exec(head)?.[0];
  if (sentence && sentence.length > limit / 3) return sentence;
  const word = /^[\s\S]*\S(?=[\s-])/.exec(head)?.[0];
  return word && word.length > limit / 3 ? word : head;
}

function shorten(subject: Subject): Fix | undefined {
  const { entry, text, finding } = subject;
  if (!entry) return undefined;
  const limit = Number(finding.data.limit);
  const value = written(shortened(textOf(entry, text).replace(/\s+/g, ' '), limit));
  return { title: 'shorten', data: about(entry.key, { limit }), edits: [subject.valueEdit(entry, value)], safe: false };
}

/** What doesn't fit opens the instructions, so that nothing is lost. */
function shortenAndMove(subject: Subject): Fix | undefined {
  const { entry, text, finding, newline, bodyStart } = subject;
  if (!entry || fieldOf(entry.key)?.fills !== 'description') return undefined;
  const value = textOf(entry, text).replace(/\s+/g, ' ');
  const kept = shortened(value, Number(finding.data.limit));
  const rest = value.slice(kept.length).trim();
  const edits = [
    subject.valueEdit(entry, written(kept)),
    { start: bodyStart, end: bodyStart, text: `${newline}${rest}${newline}` },
  ];
  return { title: 'shorten-and-move', data: about(entry.key), edits, safe: false };
}

function addWhen(subject: Subject): Fix | undefined {
  const { entry, text } = subject;
  if (!entry) return undefined;
  const value = textOf(entry, text).replace(/\s+/g, ' ');
  const sentence = /[.!?。！？]$/.test(value) ? value : `${value}.`;
  const edit = { ...subject.valueEdit(entry, written(`${sentence} ${WHEN}`)), placeholder: WHEN };
  return { title: 'add-when', data: {}, edits: [edit], safe: false };
}

function addDescription(subject: Subject): Fix | undefined {
  const { entries, fence, newline, context } = subject;
  if (!fence) return undefined;
  const empty = entries.find(({ key }) => key === 'description');
  const value = written(context.summary ? `${context.summary} ${WHEN}` : `What the skill does. ${WHEN}`);
  const name = entries.find(({ key }) => key === 'name');
  const start = name ? subject.linesOf(name).end : fence.end;
  const edit = empty
    ? { ...subject.valueEdit(empty, value), placeholder: value }
    : { start, end: start, text: `description: ${value}${newline}`, placeholder: value };
  return { title: 'add-description', data: {}, edits: [edit], safe: false };
}

/** `Bash(git:*` lacks its bracket. */
function closeTool(subject: Subject): Fix | undefined {
  const { entry, finding } = subject;
  const tool = subject.datum('tool');
  if (typeof entry?.value !== 'string' || !/^[^(),]+\([^()]+$/.test(tool)) return undefined;
  const tools = toolsOf(entry.value).map((each) => (each === tool ? `${each})` : each));
  const edits = [subject.valueEdit(entry, written(tools.join(entry.value.includes(',') ? ', ' : ' ')))];
  return { title: 'close-bracket', data: about(String(finding.data.field)), edits, safe: false };
}
