// One request to @skills and what answers it.

import * as vscode from 'vscode';
import type { Skill } from '../core/model/skill';
import type { DerivedDescriptions } from '../core/prompt/descriptions';
import { resourcesOf } from '../core/prompt/resources';
import type { Services } from '../host/services';
import { toUri } from '../host/uri';
import type { Approvals } from './approval';
import { fileTree } from './layout/fileTree';

export type ChatServices = Pick<
  Services,
  'catalog' | 'inspector' | 'loader' | 'files' | 'consent' | 'settings' | 'search' | 'hooks' | 'explaining' | 'log'
>;

export interface Turn {
  readonly services: ChatServices;
  /** Descriptions of skills that have none, kept from turn to turn. */
  readonly descriptions: DerivedDescriptions;
  /** What the person has allowed to skills, kept from turn to turn. */
  readonly approvals: Approvals;
  readonly request: vscode.ChatRequest;
  readonly history: vscode.ChatContext['history'];
  readonly stream: vscode.ChatResponseStream;
  readonly token: vscode.CancellationToken;
}

/** The only commands that links in our answers may run. */
const LINKED = ['skillshelf.show', 'skillshelf.open'];

/** Writes Markdown of ours, line breaks in tables (`<br>`) included: everything from a skill in it is escaped. */
export function write({ stream }: Pick<Turn, 'stream'>, text: string): void {
  const markdown = new vscode.MarkdownString(text, true);
  markdown.isTrusted = { enabledCommands: LINKED };
  markdown.supportHtml = true;
  stream.markdown(markdown);
}

/** Shows a skill's files; nothing for one that is a lone file. */
export async function writeFiles({ stream, services, token }: Turn, skill: Skill): Promise<void> {
  const { files } = await resourcesOf(skill, services.files, token);
  if (token.isCancellationRequested || files.length === 0) return;
  const directory = toUri(skill.directory);
  const folder = directory.path.split('/').at(-1) ?? skill.name;
  stream.filetree([fileTree(folder, ['SKILL.md', ...files])], vscode.Uri.joinPath(directory, '..'));
}
