// From the places a person works in to the roots, in the order in which they win over one another.

import { ANY_DEPTH, ONE_LEVEL, SKILL_FOLDERS, type SkillFolder } from '../model/agents';
import { AGENTS } from '../model/agentTable';
import { isAbsolute, join, relative, resolve } from '../model/paths';
import type { Root, WorkspaceFolder } from '../model/root';
import { type Anchors, NO_ANCHORS } from './nested';

/** A folder of skills that somebody else gives. */
export interface ProvidedFolder {
  readonly path: string;
  /** Who gives it, for a person. */
  readonly label: string;
  readonly source: 'plugin' | 'mcp';
}

export interface Places {
  readonly workspaceFolders: readonly WorkspaceFolder[];
  /** Undefined where there is none, as in the web. */
  readonly home?: string;
  /** Further folders of skills: absolute, `~/…`, or relative to each workspace folder. */
  readonly folders: readonly string[];
  /** The ids of the agents whose folders are looked in; all without it. */
  readonly agents?: readonly string[];
  /** The folders of skills that other extensions and servers give. */
  readonly provided?: readonly ProvidedFolder[];
  /** The folder of the skills that come with the product. */
  readonly bundled?: string;
  /** True for a folder of the workspace that is not to be entered (files.exclude). */
  readonly exclude?: (path: string) => boolean;
  /** Levels of folders below each workspace folder in which agents' folders are looked for too; none without it. */
  readonly nestedDepth?: number;
}

/**
 * Every root of `places`, whether it exists or not: project (by workspace folder, those in it before the nested ones,
 * then by the agents' table), external, user, plugins, MCP servers, bundled. A place that comes up twice is kept where it ranks highest.
 */
export function rootsFor(places: Places, nested: Anchors = NO_ANCHORS): Root[] {
  const rows = rowsOf(places.agents);
  const roots = [
    ...places.workspaceFolders.flatMap((folder) =>
      [folder.path, ...(nested.get(folder.path) ?? [])].flatMap((anchor) => projectRoots(folder, anchor, rows)),
    ),
    ...places.folders.flatMap((written) => externalRoots(written, places)),
    ...(places.home === undefined ? [] : userRoots(places.home, rows)),
    ...(places.provided ?? []).filter(({ source }) => source === 'plugin').map(providedRoot),
    ...(places.provided ?? []).filter(({ source }) => source === 'mcp').map(providedRoot),
    ...(places.bundled === undefined ? [] : [bundledRoot(places.bundled)]),
  ];
  const byPath = new Map<string, Root>();
  for (const root of roots) if (!byPath.has(root.path)) byPath.set(root.path, root);
  return [...byPath.values()];
}

/** The folders that one of the agents reads. */
function rowsOf(agents: Places['agents']): readonly SkillFolder[] {
  const chosen = AGENTS.filter(({ id }) => agents?.includes(id));
  if (chosen.length === 0) return SKILL_FOLDERS;
  const projects = new Set(chosen.flatMap(({ project }) => project));
  const homes = new Set(chosen.flatMap(({ user }) => user));
  return SKILL_FOLDERS.map(({ project, home, ...row }) => ({
    ...row,
    ...(project !== undefined && projects.has(project) && { project }),
    ...(home !== undefined && homes.has(home) && { home }),
  }));
}

/** The agents' folders in `anchor`, which is `folder` itself or lies below it. */
function projectRoots(folder: WorkspaceFolder, anchor: string, rows: readonly SkillFolder[]): Root[] {
  const below = relative(folder.path, anchor);
  return rows.flatMap(({ project, layout, strictName }) => {
    if (project === undefined) return [];
    const label = below === '' ? project : `${below}/${project}`;
    const path = join(anchor, project);
    return [{ path, label, scope: 'project', source: 'local', layout, folder, anchor, mustExist: false, strictName }];
  });
}

function userRoots(anchor: string, rows: readonly SkillFolder[]): Root[] {
  return rows.flatMap(({ home, layout, strictName }) => {
    if (home === undefined) return [];
    const path = join(anchor, home);
    return [{ path, label: `~/${home}`, scope: 'user', source: 'local', layout, anchor, mustExist: false, strictName }];
  });
}

function externalRoots(written: string, { workspaceFolders, home }: Places): Root[] {
  const label = written.trim();
  if (label === '') return [];
  if (/^~(?:$|[\\/])/.test(label))
    return home === undefined ? [] : [externalRoot(resolve(home, `.${label.slice(1)}`), label, true)];
  if (isAbsolute(label)) return [externalRoot(resolve(label, label), label, true)];
  // With several folders it is enough that one of them has it.
  const only = workspaceFolders.length === 1;
  return workspaceFolders.map(({ name, path }) =>
    externalRoot(resolve(path, label), only ? label : `${name}/${label}`, only),
  );
}

function externalRoot(path: string, label: string, mustExist: boolean): Root {
  return { path, label, scope: 'external', source: 'local', layout: ANY_DEPTH, mustExist, strictName: false };
}

function providedRoot({ path, label, source }: ProvidedFolder): Root {
  return { path, label, scope: 'user', source, layout: ONE_LEVEL, mustExist: false, strictName: false };
}

function bundledRoot(path: string): Root {
  return {
    path,
    label: 'bundled',
    scope: 'bundled',
    source: 'bundled',
    layout: ONE_LEVEL,
    mustExist: false,
    strictName: false,
  };
}
