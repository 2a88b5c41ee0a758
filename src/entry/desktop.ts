// The extension in a Node host: the disk and the home folder are at hand.

import { homedir } from 'node:os';
import type { ExtensionContext } from 'vscode';
import { activate as compose } from '../extension';
import { decisionFiles } from '../node/decisionFiles';
import { nodeFiles } from '../node/files';

export const activate = (context: ExtensionContext) => {
  const home = homedir();
  return compose(context, { disk: nodeFiles(), home, decisions: decisionFiles(home) });
};
