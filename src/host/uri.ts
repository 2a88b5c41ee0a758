// The core's paths ⇄ VS Code's URIs.

import * as vscode from 'vscode';

const URI = /^([a-z][a-z\d+.-]+):\/\/([^/]*)(.*)$/is;

/** The URI of an absolute native path, or of a raw `scheme://authority/path`. */
export function toUri(path: string): vscode.Uri {
  const [, scheme, authority = '', rest = ''] = URI.exec(path) ?? [];
  return scheme === undefined ? vscode.Uri.file(path) : vscode.Uri.from({ scheme, authority, path: rest });
}

/** The path under which the core knows `uri`. */
export function toPath(uri: vscode.Uri): string {
  return uri.scheme === 'file' ? uri.fsPath : `${uri.scheme}://${uri.authority}${uri.path}`;
}

/** A file, and the line and column in it, both from 1. */
export interface Place {
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
}

/** What the command `vscode.open` takes, which picks the right editor for images and the like, too. */
export function openArguments({ path, line, column }: Place): [vscode.Uri, vscode.TextDocumentShowOptions] {
  if (line === undefined) return [toUri(path), {}];
  const position = new vscode.Position(line - 1, (column ?? 1) - 1);
  return [toUri(path), { selection: new vscode.Range(position, position) }];
}
