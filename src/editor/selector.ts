// Which documents are skills: by their path alone, for their language is `skill` in some folders and Markdown in others.

import * as vscode from 'vscode';
import { isSkillFile } from '../core/format/document';
import { SKILL_FOLDERS } from '../core/model/agents';
import { basename } from '../core/model/paths';
import { toPath } from '../host/uri';

/** SKILL.md in any case, and all Markdown under the folders of agents that take any for a skill. */
export const SELECTOR: vscode.DocumentSelector = [
  { pattern: '**/[Ss][Kk][Ii][Ll][Ll].[Mm][Dd]' },
  ...SKILL_FOLDERS.filter(({ project, layout }) => project && layout.anyMarkdown).map(({ project }) => ({
    pattern: `**/${project}/**/*.md`,
  })),
];

/** False for what only looks like a file: the sides of a comparison, outputs, previews. */
export function isSkillDocument(document: vscode.TextDocument): boolean {
  const { scheme } = document.uri;
  const isFile = scheme === 'file' || scheme === 'untitled' || isWorkspaceScheme(scheme);
  return isFile && vscode.languages.match(SELECTOR, document) > 0;
}

/** True for SKILL.md itself, which has a folder of its own. */
export function hasOwnFolder(uri: vscode.Uri): boolean {
  return isSkillFile(basename(toPath(uri)));
}

function isWorkspaceScheme(scheme: string): boolean {
  return (vscode.workspace.workspaceFolders ?? []).some(({ uri }) => uri.scheme === scheme);
}
