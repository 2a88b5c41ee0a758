// A read-only document with exactly what a model gets when a person starts a skill.

import * as vscode from 'vscode';
import type { Consent } from '../../core/model/ports';
import type { Skill } from '../../core/model/skill';
import { readArguments } from '../../core/prompt/argumentWords';
import { payloadOf } from '../../core/tools/payload';
import { ToolError } from '../../core/tools/tool';
import { completeArguments } from '../../host/argumentBox';
import { vscodeWords } from '../../host/text';
import { toolContext } from '../../host/toolContext';
import { payloadText } from './payloadText';
import type { UseServices } from './register';

const SCHEME = 'skillshelf-payload';

/** Nothing leaves for a model: the person alone reads it. */
const BY_HAND: Consent = { mayList: () => true, mayLoad: () => Promise.resolve({ allowed: true }) };

interface Shown {
  readonly path: string;
  readonly typed: string;
}

export function registerPayload(services: UseServices): vscode.Disposable {
  const changes = new vscode.EventEmitter<vscode.Uri>();
  return vscode.Disposable.from(
    changes,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changes.event,
      provideTextDocumentContent: ({ query }, token) => textOf(JSON.parse(query) as Shown, services, token),
    }),
    services.catalog.onDidChange(({ changed }) => {
      const paths = new Set(changed.map(({ path }) => path));
      for (const { uri } of vscode.workspace.textDocuments) {
        if (uri.scheme === SCHEME && paths.has((JSON.parse(uri.query) as Shown).path)) changes.fire(uri);
      }
    }),
  );
}

/** `typed` is what was given as arguments; without it the person is asked for what is missing. */
export async function showPayload(skill: Skill, typed: unknown, services: UseServices): Promise<void> {
  const source = new vscode.CancellationTokenSource();
  try {
    const context = { ...(await toolContext(services, source.token)), consent: BY_HAND };
    const given = readArguments(typeof typed === 'string' ? typed : '');
    const complete = await completeArguments(skill, given, context);
    if (!complete) return;
    const query = JSON.stringify({ path: skill.path, typed: complete.text } satisfies Shown);
    const name = skill.name.replace(/[\\/?#]/g, '-');
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${name}.payload.md`, query });
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  } finally {
    source.dispose();
  }
}

async function textOf({ path, typed }: Shown, services: UseServices, token: vscode.CancellationToken): Promise<string> {
  const skill = services.catalog.snapshot.skills.find((each) => each.path === path);
  if (!skill) return vscode.l10n.t('This skill is no longer there.');
  const context = { ...(await toolContext(services, token)), consent: BY_HAND };
  try {
    return payloadText(await payloadOf([skill], readArguments(typed), context), vscodeWords);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.advice;
  }
}
