// Colours of whole rows: VS Code gives them by URI, so such rows carry one of a scheme of ours.

import * as vscode from 'vscode';
import type { Row } from './row';

const SCHEME = 'skillshelf-state';

type Tone = NonNullable<Row['tone']>;

const COLORS: Readonly<Record<Tone, string>> = {
  failed: 'list.errorForeground',
  shadowed: 'disabledForeground',
};

export function decorationUri(tone: Tone, id: string): vscode.Uri {
  return vscode.Uri.from({ scheme: SCHEME, path: `/${tone}`, query: id });
}

export function registerDecorations(): vscode.Disposable {
  return vscode.window.registerFileDecorationProvider({
    provideFileDecoration({ scheme, path }) {
      if (scheme !== SCHEME) return undefined;
      return { color: new vscode.ThemeColor(COLORS[path.slice(1) as Tone]), propagate: false };
    },
  });
}
