// What each slash command does; their words are in the core (core/agent/commands.ts).

import type * as vscode from 'vscode';
import type { CommandName } from '../../core/agent/commands';
import type { Turn } from '../turn';
import { audit } from './audit';
import { clear, exit } from './elsewhere';
import { help } from './help';
import { list } from './list';
import { preview } from './preview';
import { reload } from './reload';
import { run } from './run';
import { show } from './show';

export type Run = (turn: Turn, argument: string) => vscode.ChatResult | Promise<vscode.ChatResult>;

export const RUN: Readonly<Record<CommandName, Run>> = { audit, clear, exit, help, list, preview, reload, run, show };
