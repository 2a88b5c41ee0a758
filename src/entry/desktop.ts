// The extension in a Node host: the disk and the home folder are at hand.

import { homedir } from 'node:os';
import type { ExtensionContext } from 'vscode';
import { activate as compose } from '../extension';
import { nodeFiles } from '../node/files';

export const activate = (context: ExtensionContext) => compose(context, { disk: nodeFiles(), home: homedir() });
