// A part of a text file for a model: whole lines, as many as were asked for and as fit.

import type { Skill } from '../model/skill';
import { cutToLength } from '../prompt/cut';
import { promptLine, promptName } from '../prompt/promptLine';
import { estimateTokens } from '../prompt/tokens';
import { unreadable } from './skillPath';
import { type ToolContext, ToolError } from './tool';

export interface PartRequest {
  readonly skill: Skill;
  /** The file, absolute. */
  readonly path: string;
  /** As the model wrote it. */
  readonly shown: string;
  /** From 1; both inclusive. */
  readonly lines: { readonly first: number; readonly last?: number };
}

/** Bytes of a file that are read at all. */
const READ_LIMIT = 1024 * 1024;
/** Characters of one answer, whatever the caller can take. */
const PART_LIMIT = 64 * 1024;
/** Tokens for a caller that names no budget. */
const DEFAULT_BUDGET = 20_000;
/** The share of the text that is kept at each attempt to meet a budget. */
const KEPT = 0.7;
/** Characters that are given whatever the budget. */
const SHORTEST = 400;

/** The lines in a frame that says which they are, and how to get the others. Throws a ToolError. */
export async function textPart(request: PartRequest, context: ToolContext): Promise<string> {
  const { skill, shown, path, lines } = request;
  const file = await context.files.readText(path, READ_LIMIT);
  if (context.token?.isCancellationRequested) throw new ToolError('the call was cancelled.');
  if (file.kind === 'problem') throw unreadable(skill, shown, file);
  if (isBinary(file.text)) {
    return `${promptLine(shown)} is a binary file of ${file.stamp.size} bytes, and is not shown. Use it by its path: ${path}`;
  }
  const all = linesOf(file.text);
  const last = Math.min(lines.last ?? all.length, all.length);
  if (lines.first > all.length || last < lines.first) {
    const wanted = `from ${lines.first} to ${lines.last ?? 'the end'}`;
    throw new ToolError(`${promptLine(shown)} has ${all.length} lines; there are none ${wanted}.`);
  }
  const part = await fitting(all.slice(lines.first - 1, last), context);
  const end = lines.first - 1 + part.count;
  const frame = `<skill_file skill="${attribute(promptName(skill.name))}" path="${attribute(promptLine(shown))}" lines="${lines.first}-${end} of ${all.length}">`;
  const notes = notesOn(part, end, last, all.length, file.complete);
  return [frame, part.text.replace(/<(?=\s*\/\s*skill_file)/gi, '&lt;'), '</skill_file>', ...notes].join('\n');
}

interface Part {
  readonly text: string;
  /** Lines in it. */
  readonly count: number;
  /** True if a single line was too long. */
  readonly isCut: boolean;
}

/** The first of `lines`, as many as the caller can take, and at least the beginning of one. */
async function fitting(lines: readonly string[], { budget }: ToolContext): Promise<Part> {
  const count = budget?.count?.bind(budget) ?? estimateTokens;
  const tokens = budget?.tokens ?? DEFAULT_BUDGET;
  let part = firstOf(lines, PART_LIMIT);
  while (part.text.length > SHORTEST && (await count(part.text)) > tokens) {
    part = firstOf(lines, Math.floor(part.text.length * KEPT));
  }
  return part;
}

function firstOf(lines: readonly string[], length: number): Part {
  let size = -1;
  let count = 0;
  for (const line of lines) {
    if (size + 1 + line.length > length) break;
    size += 1 + line.length;
    count++;
  }
  if (count > 0) return { text: lines.slice(0, count).join('\n'), count, isCut: false };
  return { text: cutToLength(lines[0] ?? '', length), count: 1, isCut: true };
}

function notesOn({ isCut }: Part, end: number, last: number, total: number, isComplete: boolean): string[] {
  const notes: string[] = [];
  if (isCut) notes.push(`[Line ${end} is too long, and was cut.]`);
  if (end < last) notes.push(`[Cut here. For more, call read_skill_file with "start_line": ${end + 1}.]`);
  if (end === total && !isComplete) notes.push(`[Only the first ${READ_LIMIT} bytes of the file can be read.]`);
  return notes;
}

function linesOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/** NUL characters, or more than one character in ten that is not UTF-8. */
function isBinary(text: string): boolean {
  const begin = text.slice(0, 4096);
  return begin.includes('\0') || begin.split('\ufffd').length - 1 > begin.length / 10;
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
