// What the person attached to a request (files, selections), as text for the model.

import * as vscode from 'vscode';
import { type Message, userText } from '../core/agent/chatModel';
import type { FileSystem } from '../core/model/ports';
import { readAttached } from '../core/tools/attached';
import type { ToolContext } from '../core/tools/tool';
import { toPath } from '../host/uri';

/** Bytes of one attached file. */
const LIMIT = 60 * 1024;

/**
 * One message for all; none where nothing was attached. What is not a file or a place in one is left out, and so is
 * what `isGiven` says of its path. Of what consent refuses nothing is told but that it is there.
 */
export async function attachmentMessages(
  references: readonly vscode.ChatPromptReference[],
  context: ToolContext,
  isGiven: (path: string) => boolean,
): Promise<Message[]> {
  const texts: string[] = [];
  for (const { value } of references) {
    const uri = value instanceof vscode.Location ? value.uri : value;
    if (!(uri instanceof vscode.Uri) || isGiven(toPath(uri))) continue;
    const read = () => (value instanceof vscode.Location ? placeText(value) : fileText(uri, context.files));
    texts.push((await readAttached(toPath(uri), context, read)) ?? WITHHELD);
  }
  return texts.length > 0 ? [userText(`Attached by the person:\n\n${texts.join('\n\n')}`)] : [];
}

const WITHHELD = '(A file of a skill that is withheld from models was left out. Tell the person, if it is needed.)';

async function fileText(uri: vscode.Uri, files: FileSystem): Promise<string> {
  const path = toPath(uri);
  const file = await files.readText(path, LIMIT);
  if (file.kind === 'problem') return `${path} (${file.reason})`;
  return quoted(file.complete ? path : `${path} (its beginning)`, file.text);
}

async function placeText({ uri, range }: vscode.Location): Promise<string> {
  const title = `${toPath(uri)}, lines ${range.start.line + 1} to ${range.end.line + 1}`;
  try {
    return quoted(title, (await vscode.workspace.openTextDocument(uri)).getText(range).slice(0, LIMIT));
  } catch (error) {
    return `${title} (${error instanceof Error ? error.message : error})`;
  }
}

function quoted(title: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${title}\n${fence}\n${text}\n${fence}`;
}
