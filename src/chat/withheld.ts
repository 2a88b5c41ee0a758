// What a person is told when no model may have the skill that they start.

import type * as vscode from 'vscode';
import { escapeMarkdown } from '../core/model/markdownInline';
import type { Skill } from '../core/model/skill';
import { vscodeWords } from '../host/text';
import { trustWords } from '../host/trust/words';
import { turnResult } from './result';
import { type Turn, write } from './turn';

export function withheld(turn: Turn, skill: Skill): vscode.ChatResult {
  const { t } = vscodeWords;
  const standing = turn.services.consent.standing(skill);
  const name = `**${escapeMarkdown(skill.name)}**`;
  write(turn, t('Not started: {0} is {1}.', name, escapeMarkdown(trustWords(standing, vscodeWords))));
  const path = [skill.path];
  switch (standing.kind) {
    case 'restricted':
      turn.stream.button({ command: 'workbench.trust.manage', title: t('Manage Workspace Trust') });
      break;
    case 'never':
      turn.stream.button({ command: 'skillshelf.untrust', title: t('Take Back'), arguments: path });
      break;
    default:
      turn.stream.button({ command: 'skillshelf.audit', title: t('Audit'), arguments: path });
      turn.stream.button({ command: 'skillshelf.trust', title: t('Trust…'), arguments: path });
  }
  return turnResult('local');
}
