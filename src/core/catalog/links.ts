// Symbolic links that lead nowhere.

import { type Finding, finding } from '../model/finding';
import type { FileSystem } from '../model/ports';

/** What is wrong with the link at `path`, of which it is known that nothing is behind it. */
export async function brokenLink(path: string, files: FileSystem): Promise<Finding> {
  const status = await files.stat(path);
  return finding(status.kind === 'problem' && status.problem === 'loop' ? 'link-loop' : 'link-broken');
}
