// /preview <name> [arguments]: what a model would get, in a document.

import * as vscode from 'vscode';
import { escapeMarkdown } from '../../core/model/markdownInline';
import { vscodeWords } from '../../host/text';
import { meant, unknownMarkdown } from '../byHand';
import { turnResult } from '../result';
import { type Turn, write } from '../turn';

export async function preview(turn: Turn, argument: string): Promise<vscode.ChatResult> {
  const { snapshot } = turn.services.catalog;
  const { skills, typed } = meant(argument, snapshot);
  const [skill] = skills;
  if (!skill) {
    write(turn, unknownMarkdown(argument.split(/\s/, 1)[0] ?? '', snapshot));
    return turnResult('local');
  }
  await vscode.commands.executeCommand('skillshelf.previewPayload', skill.path, typed);
  const { t } = vscodeWords;
  write(turn, t('The editor shows exactly what a model would get of {0}.', `**${escapeMarkdown(skill.name)}**`));
  return turnResult('local', { skills: [skill.name] });
}
