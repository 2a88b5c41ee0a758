// The model that answers: the one chosen in the chat, or the one that a skill asks for if it is there.

import * as vscode from 'vscode';
import { asksForModel, pickModel } from '../core/agent/pickModel';
import { escapeMarkdown } from '../core/model/markdownInline';
import type { Skill } from '../core/model/skill';
import { type Turn, write } from './turn';

/** Of several skills the first with a wish decides. Says so where the wish can't be met. */
export async function modelFor(turn: Turn, skills: readonly Skill[]): Promise<vscode.LanguageModelChat> {
  const chosen = turn.request.model;
  const wanted = skills.map(({ model }) => model).find(asksForModel);
  if (wanted === undefined) return chosen;
  const model = pickModel(wanted, await vscode.lm.selectChatModels(), chosen);
  const { t } = vscode.l10n;
  if (!model) {
    const asked = escapeMarkdown(wanted);
    write(turn, `_${t('The skill asks for the model {0}, which is not there; {1} answers.', asked, chosen.name)}_\n\n`);
    return chosen;
  }
  if (model.id !== chosen.id) turn.stream.progress(t('Asking {0}, as the skill wishes', model.name));
  return model;
}
