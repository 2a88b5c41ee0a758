// The extension in a web worker.

import type { ExtensionContext } from 'vscode';
import { activate as compose } from '../extension';

export function activate(context: ExtensionContext): void {
  compose(context);
}
