// `/run name …` and `/name …`: skills that the person starts by hand, by their names or by a pattern.

import * as vscode from 'vscode';
import { namedSkills } from '../core/agent/namedSkills';
import type { Snapshot } from '../core/catalog/snapshot';
import { nearestNames } from '../core/match/nearest';
import { matchTriggers } from '../core/match/triggers';
import { escapeMarkdown } from '../core/model/markdownInline';
import type { Skill } from '../core/model/skill';
import { readArguments } from '../core/prompt/argumentWords';
import { promptName } from '../core/prompt/promptLine';
import { findSkill } from '../core/tools/findSkill';
import { payloadOf } from '../core/tools/payload';
import { ToolError } from '../core/tools/tool';
import { activeFolder } from '../host/activeFolder';
import { completeArguments } from '../host/argumentBox';
import { vscodeWords } from '../host/text';
import { toolContext } from '../host/toolContext';
import { commandTable } from './layout/help';
import { nameLink } from './layout/list';
import { ask } from './question';
import { turnResult } from './result';
import { budgetOf } from './session';
import { type Turn, write } from './turn';
import { withheld } from './withheld';

/** The share of the model's input that the skills may take. */
const SHARE = 0.4;
const NEAREST = 3;

export interface Meant {
  readonly skills: readonly Skill[];
  /** What follows the names. */
  readonly typed: string;
}

/** `text` is what follows the first slash, or the command. */
export async function startByHand(turn: Turn, text: string): Promise<vscode.ChatResult> {
  const { services, request, token } = turn;
  const { skills, typed } = meant(text, services.catalog.snapshot);
  const [first] = skills;
  if (!first) {
    write(turn, unknownMarkdown(text.split(/\s/, 1)[0] ?? '', services.catalog.snapshot));
    return turnResult('local');
  }
  const refused = skills.find((skill) => !services.consent.mayList(skill));
  if (refused) return withheld(turn, refused);
  const budget = budgetOf(request.model, SHARE / skills.length, token);
  const context = await toolContext(services, token, budget);
  const given = await completeArguments(first, readArguments(typed), context, token);
  if (!given || token.isCancellationRequested) return notStarted(turn, first);
  turn.stream.progress(vscode.l10n.t('Loading {0}', skills.map(({ name }) => promptName(name)).join(', ')));
  try {
    const payload = await payloadOf(skills, given, context);
    if (token.isCancellationRequested) return turnResult('local');
    return await ask(turn, payload.prompt, payload);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { errorDetails: { message: error.advice } };
  }
}

/** The skills that a text names at its beginning; none where it names none. */
export function meant(text: string, snapshot: Snapshot): Meant {
  const find = (name: string) => findSkill(name, snapshot, activeFolder())?.skill;
  const { skills, rest } = namedSkills(text, { names: snapshot.winners.map(({ name }) => name), find });
  if (skills.length > 0) return { skills, typed: rest };
  const patterns = snapshot.winners.map(({ name, patterns }) => ({ name, patterns, triggers: [] }));
  const said = `/${text.trim()}`;
  const [match] = matchTriggers(said, patterns);
  const skill = match && find(match.skill.name);
  return { skills: skill ? [skill] : [], typed: said.slice(match?.by.length ?? 0).trim() };
}

function notStarted(turn: Turn, { name }: Skill): vscode.ChatResult {
  const { t } = vscode.l10n;
  write(turn, t('Not started: {0} wants arguments. Say them after its name.', `**${escapeMarkdown(name)}**`));
  return turnResult('local', { skills: [name] });
}

/** What to say to a name that no skill has. */
export function unknownMarkdown(word: string, { winners }: Snapshot): string {
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
