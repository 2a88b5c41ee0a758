// A question to the model: the catalogue, the tools, the loop, and the answer as it comes.

import * as vscode from 'vscode';
import { type Message, userText } from '../core/agent/chatModel';
import { converse, type LoopEvent } from '../core/agent/loop';
import { isInside } from '../core/model/paths';
import type { Skill } from '../core/model/skill';
import { findSkill } from '../core/tools/findSkill';
import { loadSkill, nameIn } from '../core/tools/loadSkill';
import { activeFolder } from '../host/activeFolder';
import { toUri } from '../host/uri';
import { attachmentMessages } from './attachments';
import { chatModel } from './chatModel';
import { modelErrorMessage } from './errors';
import { historyMessages } from './history';
import { loopTools } from './loopTools';
import { pipelineOf } from './pipeline';
import { turnResult } from './result';
import { type Turn, write, writeFiles } from './turn';

/** A skill that a person started by hand. */
export interface GivenSkill {
  readonly skill: Skill;
  readonly content: string;
}

export async function ask(turn: Turn, prompt: string, given?: GivenSkill): Promise<vscode.ChatResult> {
  const { services, request, token } = turn;
  const loaded = new Set<Skill>();
  if (given) refer(given.skill, loaded, turn);
  const tools = loopTools(request, token);
  const loop = {
    model: chatModel(request.model, token),
    tools: () => tools,
    messages: await conversation(turn, prompt, given),
    hooks: pipelineOf(turn),
    limits: { rounds: services.settings.current.maxRounds, inputTokens: request.model.maxInputTokens },
  };
  let said = '';
  for await (const event of converse(loop, token)) {
    if (event.kind === 'text') said += event.text;
    tell(event, said, loaded, turn);
    if (event.kind !== 'end' || event.reason !== 'failed') continue;
    services.log.error(event.error instanceof Error ? event.error : String(event.error));
    return { errorDetails: { message: modelErrorMessage(event.error, request.model.name) } };
  }
  const [first, ...others] = loaded;
  if (first && others.length === 0 && !token.isCancellationRequested) await writeFiles(turn, first);
  return turnResult(
    'model',
    [...loaded].map(({ name }) => name),
  );
}

async function conversation(
  { history, request, services }: Turn,
  prompt: string,
  given?: GivenSkill,
): Promise<Message[]> {
  const { snapshot } = services.catalog;
  // VS Code attaches the SKILL.md of a `/name` that it knows itself: what was loaded isn't told twice, and what consent
  // refuses doesn't come in by this way.
  const isWithheld = (path: string) =>
    path === given?.skill.path ||
    snapshot.skills.some((skill) => isInside(skill.directory, path) && !services.consent.mayList(skill));
  return [
    ...historyMessages(history),
    ...(await attachmentMessages(request.references, services.files, isWithheld)),
    ...(given ? [userText(given.content)] : []),
    userText(prompt),
  ];
}

/** Calls need no words: VS Code shows the tool at work. */
function tell(event: LoopEvent, said: string, loaded: Set<Skill>, turn: Turn): void {
  const { t } = vscode.l10n;
  if (event.kind === 'text') turn.stream.markdown(event.text);
  if (event.kind === 'done' && event.call.name === loadSkill.name && !event.failed) {
    const found = findSkill(nameIn(event.call.input) ?? '', turn.services.catalog.snapshot, activeFolder());
    if (found) refer(found.skill, loaded, turn);
  }
  if (event.kind !== 'end') return;
  if (event.reason === 'limit') {
    write(
      turn,
      `\n\n${t('_Stopped after {0} requests to the model without an end. Ask it to go on, or raise the limit._', event.rounds)}`,
    );
    turn.stream.button({
      command: 'workbench.action.openSettings',
      title: t('Change the Limit'),
      arguments: ['skillshelf.chat.maxRounds'],
    });
  }
  if (event.reason === 'answered' && said.trim() === '') write(turn, t('_The model gave no answer._'));
}

function refer(skill: Skill, loaded: Set<Skill>, { stream }: Turn): void {
  if (loaded.has(skill)) return;
  loaded.add(skill);
  stream.reference(toUri(skill.path), new vscode.ThemeIcon('mortar-board'));
}
