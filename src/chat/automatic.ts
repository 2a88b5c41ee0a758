// The skills that a message calls by their own words: loaded before the first request, with a word on why.

import * as vscode from 'vscode';
import { type Message, userText } from '../core/agent/chatModel';
import { visibleLine } from '../core/model/hidden';
import { escapeMarkdown } from '../core/model/markdownInline';
import type { Skill } from '../core/model/skill';
import { AUTOMATIC_SHARE, type Called, calledBy, loadAutomatically } from '../core/tools/automatic';
import { VENDOR } from './offlineModel';
import { budgetOf, type Session } from './session';
import { type Turn, write } from './turn';

/** One message; none where nothing was called, or the person doesn't want it. */
export async function automaticMessages(session: Session): Promise<Message[]> {
  const { turn, context, prompt, model, loaded } = session;
  const { autoLoad } = turn.services.settings.current;
  // The offline model does nothing but choose by words, so that there is no question to ask.
  if (turn.request.model.vendor === VENDOR) return [];
  const called = autoLoad === 'off' ? [] : calledBy(prompt, context);
  const wanted = autoLoad === 'ask' && called.length > 0 ? await choose(called, turn) : called;
  if (wanted.length === 0 || turn.token.isCancellationRequested) return [];
  const skills = wanted.map(({ skill }) => skill);
  const { text, loads, left } = await loadAutomatically(skills, context, budgetOf(model, AUTOMATIC_SHARE, turn.token));
  const all = loads.flatMap((load) => load.skills);
  if (text !== '') loaded.add(all, text);
  write(turn, [...wanted.filter(({ skill }) => all.includes(skill)).map(loadedWords), ...left.map(leftWords)].join(''));
  return text === '' ? [] : [userText(text)];
}

/** All are picked: Enter takes them, Escape goes on without. */
async function choose(called: readonly Called[], { token }: Turn): Promise<readonly Called[]> {
  const { t } = vscode.l10n;
  const items = called.map((each) => ({
    label: visibleLine(each.skill.name),
    description: whyWords(each),
    detail: visibleLine(each.skill.description),
    picked: true,
    each,
  }));
  const options = {
    title: t('Load what your message calls for?'),
    placeHolder: t('Enter loads the chosen skills, Escape goes on without them'),
    canPickMany: true as const,
  };
  const picked = await vscode.window.showQuickPick(items, options, token);
  return (picked ?? []).map(({ each }) => each);
}

function whyWords({ kind, by }: Called): string {
  const { t } = vscode.l10n;
  const words = visibleLine(by);
  return kind === 'pattern' ? t('your message begins with {0}', words) : t('your message says “{0}”', words);
}

function loadedWords(called: Called): string {
  const name = escapeMarkdown(visibleLine(called.skill.name));
  return `_${vscode.l10n.t('Loaded {0}: {1}.', `**${name}**`, escapeMarkdown(whyWords(called)))}_\n\n`;
}

function leftWords({ skill, reason }: { skill: Skill; reason: 'room' | 'refused' }): string {
  const { t } = vscode.l10n;
  const name = `**${escapeMarkdown(visibleLine(skill.name))}**`;
  const words =
    reason === 'room'
      ? t('{0} was not loaded: there is no room.', name)
      : t('{0} was not loaded: it is not allowed.', name);
  return `_${words}_\n\n`;
}
