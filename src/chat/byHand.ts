// `/name …`: a skill that the person starts by hand, by its name or by one of its patterns.

import * as vscode from 'vscode';
import type { Snapshot } from '../core/catalog/snapshot';
import { nearestNames } from '../core/match/nearest';
import { matchTriggers } from '../core/match/triggers';
import { escapeMarkdown } from '../core/model/markdownInline';
import type { Skill } from '../core/model/skill';
import { promptName } from '../core/prompt/promptLine';
import { findSkill } from '../core/tools/findSkill';
import { contentOf } from '../core/tools/loadSkill';
import { ToolError } from '../core/tools/tool';
import { activeFolder } from '../host/activeFolder';
import { vscodeWords } from '../host/text';
import { toolContext } from '../host/toolContext';
import { commandTable } from './layout/help';
import { nameLink } from './layout/list';
import { ask } from './question';
import { turnResult } from './result';
import { type Turn, write } from './turn';

/** The share of the model's input that the skill may take. */
const SHARE = 0.4;
const NEAREST = 3;

export async function startByHand(turn: Turn, word: string, rest: string): Promise<vscode.ChatResult> {
  const { services, request, token } = turn;
  const skill = meant(word, rest, services.catalog.snapshot);
  if (!skill) {
    write(turn, unknownMarkdown(word, services.catalog.snapshot));
    return turnResult('local');
  }
  if (!services.consent.mayList(skill)) return withheld(turn, skill);
  const budget = {
    tokens: Math.floor(request.model.maxInputTokens * SHARE),
    count: (text: string) => request.model.countTokens(text, token),
  };
  turn.stream.progress(vscode.l10n.t('Loading the skill {0}', promptName(skill.name)));
  try {
    const content = await contentOf(skill, await toolContext(services, token, budget));
    if (token.isCancellationRequested) return turnResult('local');
    return await ask(turn, rest || vscode.l10n.t('Follow the instructions of this skill.'), { skill, content });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { errorDetails: { message: error.advice } };
  }
}

function meant(word: string, rest: string, snapshot: Snapshot): Skill | undefined {
  const byName = findSkill(word, snapshot, activeFolder())?.skill;
  if (byName) return byName;
  const patterns = snapshot.winners.map(({ name, patterns }) => ({ name, patterns, triggers: [] }));
  const [match] = matchTriggers(`/${word} ${rest}`, patterns);
  return match && findSkill(match.name, snapshot, activeFolder())?.skill;
}

function withheld(turn: Turn, { name }: Skill): vscode.ChatResult {
  const { t } = vscode.l10n;
  write(
    turn,
    t(
      '{0} belongs to this workspace, which is not trusted: no model gets it until you trust the workspace.',
      `**${escapeMarkdown(name)}**`,
    ),
  );
  turn.stream.button({ command: 'workbench.trust.manage', title: t('Manage Workspace Trust') });
  return turnResult('local');
}

function unknownMarkdown(word: string, { winners }: Snapshot): string {
  const { t } = vscodeWords;
  const near = new Set(
    nearestNames(
      word,
      winners.map(({ name }) => name),
      NEAREST,
    ),
  );
  const names = winners.filter(({ name }) => near.has(name)).map(nameLink);
  const guess = names.length > 0 ? ` ${t('Did you mean {0}?', names.join(', '))}` : '';
  return `${t('Unknown command {0}, and no skill is called so.', `\`/${word.replaceAll('`', '')}\``)}${guess}\n\n${commandTable(vscodeWords)}`;
}
