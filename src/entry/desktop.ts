// The extension in a Node host.

import type { ExtensionContext } from 'vscode';
import { activate as compose } from '../extension';

export function activate(context: ExtensionContext): void {
  compose(context);
}
