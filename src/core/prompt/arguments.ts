// Puts arguments into a skill's instructions, once and in one pass: what a person typed is never read for placeholders.

import { proseOf } from '../format/prose';
import type { Skill } from '../model/skill';
import type { ArgumentRules } from './argumentRules';
import type { GivenArguments } from './argumentWords';

/** Names in braces that agents fill with what they know, such as `CLAUDE_SKILL_DIR`. */
export type Variables = Readonly<Record<string, string>>;

export interface Filled {
  readonly text: string;
  /** What the text asks for and nobody gave: declared names, then placeholders as written, in their order. */
  readonly missing: readonly string[];
}

interface Filling {
  readonly given: GivenArguments;
  readonly names: readonly string[];
  readonly rules: ArgumentRules;
  readonly variables: Variables;
  /** Numbers of `$N` for which there was no word. */
  readonly positions: Set<number>;
  /** Placeholders for all arguments, or for one by its index, that stayed empty. */
  readonly unfilled: Set<string>;
  /** True once an argument found its place. */
  placed: boolean;
}

/** Prices (`$5.00`, `US$1`, `$3M`, `$1–2`) are no placeholders. */
const POSITION = '(?<![A-Z$])\\$(?<position>\\d{1,3})(?![\\w%]|[.,–\\-]\\d)';
const ALL = '\\$ARGUMENTS(?:\\[(?<index>\\d{1,3})\\]|(?!\\w))';
const VARIABLE = '\\$\\{(?<variable>[A-Z][A-Z\\d_]*)\\}';

/** Fills `body`, the instructions of a skill with these declarations. Arguments without a place are appended. */
export function fillArguments(
  body: string,
  skill: Pick<Skill, 'arguments' | 'argumentHint'>,
  given: GivenArguments,
  rules: ArgumentRules,
  variables: Variables = {},
): Filled {
  const names = skill.arguments.map(({ name }) => name);
  const filling: Filling = {
    given,
    names,
    rules,
    variables,
    positions: new Set(),
    unfilled: new Set(),
    placed: false,
  };
  const text = piecesOf(body)
    .map((piece) => (piece.isCode && !rules.fillsFences ? fillCode(piece.text, filling) : fill(piece.text, filling)))
    .join('');
  const missing = missingIn(filling, skill.argumentHint !== undefined);
  if (filling.placed || given.text === '') return { text, missing };
  return { text: `${text.trimEnd()}\n\n${rules.label}: ${given.text}`.trimStart(), missing };
}

function fill(text: string, filling: Filling): string {
  const name = namePattern(filling.names);
  const escaped = `\\\\\\$(?=\\d|ARGUMENTS|\\{[A-Z]${name && `|${name}`})`;
  const pattern = [escaped, ALL, POSITION, VARIABLE, ...(name ? [`\\$(?<name>${name})`] : [])].join('|');
  return text.replace(new RegExp(pattern, 'gu'), (...match) => {
    const placeholder = String(match[0]);
    return placeholder === '\\$' ? '$' : valueFor(placeholder, match.at(-1) as Groups, filling);
  });
}

/** Code keeps its dollars; only the agents' own names are never a program's. */
function fillCode(text: string, { rules, variables }: Filling): string {
  const plain = rules.unescapesFences ? text.replace(/\\\$(?=\d|ARGUMENTS)/g, () => '$') : text;
  return plain.replace(new RegExp(VARIABLE, 'g'), (placeholder, name: string) => variables[name] ?? placeholder);
}

type Groups = Partial<Record<'position' | 'index' | 'variable' | 'name', string>>;

function valueFor(placeholder: string, groups: Groups, filling: Filling): string {
  const { given, names, variables } = filling;
  if (groups.variable !== undefined) return variables[groups.variable] ?? placeholder;
  if (groups.position !== undefined) return wordAt(Number(groups.position), filling) ?? placeholder;
  if (groups.name !== undefined) {
    filling.placed = true;
    return given.words[names.indexOf(groups.name)] ?? '';
  }
  const value = groups.index === undefined ? given.text : given.words[Number(groups.index)];
  if (!value) filling.unfilled.add(placeholder);
  if (value !== undefined) filling.placed = true;
  return value ?? placeholder;
}

function wordAt(number: number, filling: Filling): string | undefined {
  const word = filling.given.words[number - filling.rules.first];
  if (word === undefined) filling.positions.add(number);
  else filling.placed = true;
  return word;
}

/** A lone `$5` is more likely money than an argument: numbers count if they go on from the arguments there are. */
function missingIn({ given, names, rules, positions, unfilled, placed }: Filling, hasHint: boolean): string[] {
  const numbers: string[] = [];
  for (let number = given.words.length + rules.first; positions.has(number); number++) numbers.push(`$${number}`);
  const takesArguments = hasHint || placed || unfilled.size > 0 || numbers.length > 1;
  const named = names.slice(given.words.length);
  if (named.length > 0) return named;
  return [...unfilled, ...(takesArguments ? numbers : [])];
}

/** Longer names first, so that none is taken for the beginning of another; empty for none. */
function namePattern(names: readonly string[]): string {
  const usable = names.filter((name) => /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)).sort((a, b) => b.length - a.length);
  return usable.length === 0 ? '' : `(?:${usable.join('|')})(?![\\p{L}\\p{N}_])`;
}

interface Piece {
  readonly text: string;
  readonly isCode: boolean;
}

function piecesOf(body: string): Piece[] {
  const { fences } = proseOf(body, [{ start: 0, end: body.length }]);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of fences) {
    pieces.push({ text: body.slice(at, start), isCode: false }, { text: body.slice(start, end), isCode: true });
    at = end;
  }
  return [...pieces, { text: body.slice(at), isCode: false }];
}
