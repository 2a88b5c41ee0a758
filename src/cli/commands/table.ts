// The commands, in the order in which the help tells them. Another one is another row; what it does is loaded when it runs.

import type { Command } from '../command';

export const COMMANDS: readonly Command[] = [
  {
    name: 'list',
    summary: 'List the skills, and the files that could not be loaded',
    load: () => import('./list'),
  },
  {
    name: 'search',
    summary: 'Find the skills that fit a request, in English or Chinese',
    operand: { name: 'QUERY', count: [0, Number.POSITIVE_INFINITY] },
    options: [
      { name: 'limit', value: 'N', help: 'Print at most so many; 10 if it is not said' },
      {
        name: 'queries',
        value: 'FILE',
        help: 'Answer each line of this file, or of standard input with -, by a line of JSON',
      },
    ],
    load: () => import('./search'),
  },
  {
    name: 'match',
    summary: 'Find the skills whose triggers or patterns a text holds',
    operand: { name: 'TEXT', count: [1, Number.POSITIVE_INFINITY] },
    load: () => import('./match'),
  },
  {
    name: 'check',
    summary: 'Say what is wrong with skills: files, folders, or all that list shows',
    operand: { name: 'PATH', count: [0, Number.POSITIVE_INFINITY] },
    load: () => import('./check'),
  },
  {
    name: 'show',
    summary: 'Show all that is known of one skill',
    operand: { name: 'NAME', count: [1, 1] },
    load: () => import('./show'),
  },
  {
    name: 'why',
    summary: 'Say for each agent why it loads a skill or does not, and what would help',
    operand: { name: 'NAME', count: [1, 1] },
    load: () => import('./why'),
  },
  {
    name: 'budget',
    summary: "Show how full each agent's listing of skills is, and what falls out of it",
    load: () => import('./budget'),
  },
  {
    name: 'load',
    summary: "Print a skill's instructions, as a model gets them",
    operand: { name: 'NAME', count: [1, 1] },
    options: [{ name: 'arguments', value: 'TEXT', help: 'What stands in the places for arguments' }],
    load: () => import('./load'),
  },
  {
    name: 'create',
    summary: 'Make a new skill in .agents/skills',
    operand: { name: 'NAME', count: [1, 1] },
    options: [
      { name: 'description', value: 'TEXT', help: 'What it does and when to use it' },
      { name: 'trigger', value: 'WORDS', help: 'Words of a request upon which it loads (more than one may be given)' },
      { name: 'body', value: 'FILE', help: 'Take the instructions from this file' },
      { name: 'user', help: 'Make it in the home, for all projects' },
    ],
    load: () => import('./create'),
  },
  {
    name: 'audit',
    summary: 'Say what is dangerous in skills: files, folders, or all that list shows',
    operand: { name: 'PATH', count: [0, Number.POSITIVE_INFINITY] },
    options: [
      {
        name: 'fail-on',
        value: 'LEVEL',
        help: 'Exit with 1 for a finding of this level or worse: P0 (default), P1, P2',
      },
      { name: 'sarif', help: 'Print SARIF 2.1.0, and nothing else' },
      { name: 'strict', help: 'Also take plain words such as sudo and curl for dangerous' },
    ],
    load: () => import('./audit'),
  },
  {
    name: 'trust',
    summary: 'Let models have a skill, or with --root all of a folder, as long as nothing in it changes',
    operand: { name: 'NAME', count: [0, 1] },
    options: [
      { name: 'never', help: 'No model ever gets it' },
      { name: 'blocked', help: 'Allow it although the audit blocks it (P0)' },
      { name: 'list', help: 'List what was decided' },
    ],
    load: () => import('./trust'),
  },
  {
    name: 'untrust',
    summary: 'Take back what was decided of a skill, or with --root of all in a folder',
    operand: { name: 'NAME', count: [0, 1] },
    load: () => import('./untrust'),
  },
];
