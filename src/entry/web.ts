// The extension in a web worker: no disk and no home, only what VS Code gives.

import type { ExtensionContext } from 'vscode';
import { activate as compose } from '../extension';

export const activate = (context: ExtensionContext) => compose(context, {});
