// The first look at a root: what stands in it, and whether it is what it should be.

import { type Finding, finding } from '../model/finding';
import { basename, dirname, join, relative } from '../model/paths';
import type { Entry, FileProblem, FileSystem } from '../model/ports';
import type { Root } from '../model/root';

export interface OpenRoot {
  readonly entries: readonly Entry[];
  readonly realPath: string;
  /** True if a link below the root's anchor leads to it. */
  readonly linked: boolean;
}

/** The root's entries; a finding where it can't be used; undefined where there is none and nobody asked for it. */
export async function openRoot(root: Root, files: FileSystem): Promise<OpenRoot | Finding | undefined> {
  const entries = await files.list(root.path);
  if ('kind' in entries) return problemOf(root, entries, files);
  const realPath = (await files.realPath(root.path)) ?? root.path;
  return { entries, realPath, linked: realPath !== root.path && realPath !== (await unlinkedPath(root, files)) };
}

/** Where the root would really be if no link stood between its anchor and it. */
async function unlinkedPath({ anchor, path }: Root, files: FileSystem): Promise<string> {
  if (anchor === undefined) return path;
  return join((await files.realPath(anchor)) ?? anchor, relative(anchor, path));
}

async function problemOf(root: Root, problem: FileProblem, files: FileSystem): Promise<Finding | undefined> {
  switch (problem.problem) {
    case 'not-found':
      if (await isDanglingLink(root.path, files)) return finding('link-broken');
      return root.mustExist ? finding('root-missing', { path: root.path }) : undefined;
    case 'not-folder': {
      // A file may also stand where the folder above should be; then the root is merely missing.
      const isFile = (await files.stat(root.path)).kind === 'file';
      if (isFile) return finding('root-not-folder', { path: root.path });
      return root.mustExist ? finding('root-missing', { path: root.path }) : undefined;
    }
    case 'loop':
      return finding('link-loop');
    default:
      return finding('root-unreadable', { reason: problem.reason });
  }
}

async function isDanglingLink(path: string, files: FileSystem): Promise<boolean> {
  const siblings = await files.list(dirname(path));
  return !('kind' in siblings) && siblings.some(({ name, link }) => link && name === basename(path));
}
