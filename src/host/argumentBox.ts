// Asks the person for the arguments of a skill that are missing.

import * as vscode from 'vscode';
import { visibleLine } from '../core/model/hidden';
import type { Skill } from '../core/model/skill';
import { type GivenArguments, readArguments } from '../core/prompt/argumentWords';
import { missingArguments } from '../core/tools/payload';
import type { ToolContext } from '../core/tools/tool';

/** `given` where nothing is missing; undefined if the person would rather not. */
export async function completeArguments(
  skill: Skill,
  given: GivenArguments,
  context: ToolContext,
  token?: vscode.CancellationToken,
): Promise<GivenArguments | undefined> {
  const missing = await missingArguments(skill, given, context);
  if (missing.length === 0) return given;
  const { t } = vscode.l10n;
  const box = {
    title: t('Arguments of {0}', visibleLine(skill.name)),
    prompt: argumentPrompt(skill, missing),
    placeHolder: visibleLine(skill.argumentHint ?? skill.arguments.map(({ name }) => name).join(' ')),
    value: given.text === '' ? '' : `${given.text} `,
    ignoreFocusOut: true,
  };
  const typed = await vscode.window.showInputBox(box, token);
  return typed === undefined ? undefined : readArguments(typed);
}

function argumentPrompt(skill: Skill, missing: readonly string[]): string {
  const described = skill.arguments
    .filter(({ name }) => missing.includes(name))
    .map(({ name, description }) => visibleLine(description === '' ? name : `${name} (${description})`));
  const names = described.length > 0 ? described.join(' · ') : missing.join(' ');
  return vscode.l10n.t('Missing: {0}. Quotes hold words together.', names);
}
