// The slash commands of @skills: one row each. package.json declares those that are offered (a test holds the two together).

import type { CommandWords } from './slash';

export type CommandName = 'audit' | 'clear' | 'exit' | 'help' | 'list' | 'preview' | 'reload' | 'run' | 'show';

export interface CommandRow extends CommandWords {
  readonly name: CommandName;
  /** In English; the manifest's and the glue's translations go by it. */
  readonly description: string;
  /** What follows the name, as help shows it. */
  readonly argument?: string;
  /** False for words that are understood and belong to VS Code. */
  readonly offered: boolean;
}

/** Sorted by name. The aliases are the first seed's spellings. */
export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'audit',
    aliases: ['skill audit'],
    description: 'What a skill could do, and what is dangerous in it',
    takesArgument: true,
    argument: '<name>',
    offered: true,
  },
  {
    name: 'clear',
    aliases: ['c'],
    description: 'Begin a new conversation',
    takesArgument: false,
    offered: false,
  },
  {
    name: 'exit',
    aliases: ['quit', 'q'],
    description: 'Leave the conversation',
    takesArgument: false,
    offered: false,
  },
  {
    name: 'help',
    aliases: ['h'],
    description: 'What @skills can do',
    takesArgument: false,
    offered: true,
  },
  {
    name: 'list',
    aliases: ['skill', 'skill list'],
    description: 'All skills, and what is wrong with the others',
    takesArgument: false,
    offered: true,
  },
  {
    name: 'preview',
    aliases: ['skill preview'],
    description: 'Exactly what a model would get',
    takesArgument: true,
    argument: '<name> …',
    offered: true,
  },
  {
    name: 'reload',
    aliases: ['skill reload'],
    description: 'Look for skills again',
    takesArgument: false,
    offered: true,
  },
  {
    name: 'run',
    aliases: ['skill run'],
    description: 'Start a skill by hand',
    takesArgument: true,
    argument: '<name> …',
    offered: true,
  },
  {
    name: 'show',
    aliases: ['skill show'],
    description: 'One skill: where it is, its findings and files',
    takesArgument: true,
    argument: '<name>',
    offered: true,
  },
];
