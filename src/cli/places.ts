// Where to look, by the options.

import { NESTED_DEPTH } from '../core/catalog/nested';
import type { Places } from '../core/catalog/roots';
import { basename, resolve } from '../core/model/paths';
import type { Host } from './host';
import type { Options } from './options';

/** What is given is what is looked at; where nothing is given, the current folder and the person's home. */
export function placesOf(options: Options, { cwd, home, bundled }: Host): Places {
  const roots = options.all('root').map((root) => resolve(cwd, root));
  const workspaces = options.all('workspace').map((folder) => resolve(cwd, folder));
  const givenHome = options.last('home');
  const isGiven = roots.length > 0 || workspaces.length > 0 || givenHome !== undefined;
  return {
    workspaceFolders: (isGiven ? workspaces : [cwd]).map((path) => ({ name: basename(path), path })),
    ...(givenHome !== undefined ? { home: resolve(cwd, givenHome) } : !isGiven && { home }),
    folders: roots,
    nestedDepth: NESTED_DEPTH,
    ...(options.has('bundled') && { bundled }),
  };
}
