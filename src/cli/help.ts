// The help, made from the same tables that the arguments are read by.

import type { Command } from './command';
import { COMMANDS } from './commands/table';
import { COMMON_OPTIONS, type OptionRow } from './options';
import type { Page } from './page';

export function helpText(page: Page, command?: Command): string {
  return command ? helpOf(command, page) : overview(page);
}

/** One line: how `command` is used. */
export function usageOf(command: Command): string {
  return `skillshelf ${signatureOf(command)} [options]`;
}

/** The command with its operands: `check [PATH...]`. */
function signatureOf({ name, operand }: Command): string {
  if (!operand) return name;
  const [least, most] = operand.count;
  const word = most > 1 ? `${operand.name}...` : operand.name;
  return `${name} ${least === 0 ? `[${word}]` : word}`;
}

function overview(page: Page): string {
  const commands = COMMANDS.map((command) => [signatureOf(command), command.summary] as const);
  return [
    `${page.paint('bold', 'skillshelf')}  Every agent skill on this machine\n`,
    `${page.paint('bold', 'Usage')}  skillshelf COMMAND [options]\n`,
    `${page.paint('bold', 'Commands')}\n${columns(commands, page)}`,
    `${page.paint('bold', 'Options')}\n${columns(COMMON_OPTIONS.map(optionLine), page)}`,
    'Without --workspace, --home and --root: the current folder and your home.\n',
    'Exit code  0 all is well · 1 a failure, an error or an unknown name · 2 wrong usage\n',
  ].join('\n');
}

function helpOf(command: Command, page: Page): string {
  const options = [...(command.options ?? []), ...COMMON_OPTIONS];
  return [
    `${page.paint('bold', 'Usage')}  ${usageOf(command)}\n`,
    `${command.summary}.\n`,
    `${page.paint('bold', 'Options')}\n${columns(options.map(optionLine), page)}`,
  ].join('\n');
}

function optionLine({ name, short, value, help }: OptionRow): readonly [string, string] {
  return [`${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`, help];
}

function columns(rows: readonly (readonly [left: string, right: string])[], page: Page): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${page.paint('cyan', left.padEnd(width))}  ${right}\n`).join('');
}
