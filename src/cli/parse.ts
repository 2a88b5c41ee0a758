// Arguments → a command with its operands and options, or what is wrong with them.

import { nearestNames } from '../core/match/nearest';
import type { Command } from './command';
import { COMMON_OPTIONS, type OptionRow, Options } from './options';

export type Parsed =
  | { readonly kind: 'run'; readonly command: Command; readonly operands: readonly string[]; readonly options: Options }
  | { readonly kind: 'help'; readonly command?: Command }
  | { readonly kind: 'version' }
  | Wrong;

export interface Wrong {
  readonly kind: 'wrong';
  /** A sentence. */
  readonly reason: string;
  readonly command?: Command;
}

/** Options may stand anywhere; after `--` nothing is an option, not even `--help`. */
export function parse(args: readonly string[], commands: readonly Command[]): Parsed {
  const options = new Options();
  const words: string[] = [];
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--') words.push(...rest.splice(0));
    else if (!argument.startsWith('-') || argument === '-') words.push(argument);
    else {
      const command = commands.find(({ name }) => name === words[0]);
      const reason = takeOption(argument, rest, [...COMMON_OPTIONS, ...(command?.options ?? [])], options);
      if (reason) return { kind: 'wrong', reason, command };
    }
  }
  return args.length === 0 ? { kind: 'help' } : decide(words, options, commands);
}

function decide([name, ...operands]: readonly string[], options: Options, commands: readonly Command[]): Parsed {
  const command = commands.find((each) => each.name === name);
  if (options.has('help') || name === 'help') return { kind: 'help', command };
  if (options.has('version')) return { kind: 'version' };
  if (name === undefined) return { kind: 'wrong', reason: 'A command is missing.' };
  if (!command)
    return {
      kind: 'wrong',
      reason: `There is no command ${name}.${maybe(
        name,
        commands.map((each) => each.name),
      )}`,
    };
  const reason = wrongCount(operands, command);
  return reason ? { kind: 'wrong', reason, command } : { kind: 'run', command, operands, options };
}

/** Takes an option, and its value out of `rest`. Answers with what is wrong. */
function takeOption(
  argument: string,
  rest: string[],
  rows: readonly OptionRow[],
  options: Options,
): string | undefined {
  const [written = '', ...attached] = argument.split('=');
  const row = rows.find(({ name, short }) => written === `--${name}` || written === `-${short}`);
  if (!row)
    return `There is no option ${written}.${maybe(
      written,
      rows.map(({ name }) => `--${name}`),
    )}`;
  if (row.value === undefined) {
    options.add(row.name);
    return attached.length > 0 ? `${written} takes no value.` : undefined;
  }
  const value = attached.length > 0 ? attached.join('=') : rest.shift();
  if (!value) return `${written} needs a value: ${written} ${row.value}.`;
  options.add(row.name, value);
  return undefined;
}

function wrongCount(operands: readonly string[], { name, operand }: Command): string | undefined {
  const [least, most] = operand?.count ?? [0, 0];
  if (operands.length < least) return `${name} needs a ${operand?.name}.`;
  return operands.length > most ? `${name} takes no "${operands[most]}".` : undefined;
}

function maybe(written: string, names: readonly string[]): string {
  const near = nearestNames(written, names, 1)[0];
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
