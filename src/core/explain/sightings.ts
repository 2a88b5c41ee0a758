// Where an agent sees a file: the folders it looks in, how far up or down, and which of them wins.

import type { Snapshot } from '../catalog/snapshot';
import type { Agent } from '../model/agentTable';
import { dirname, relative } from '../model/paths';
import type { Root } from '../model/root';
import { isFailure, type Subject } from './verdict';

/** A path at which a file was found, in its root. A skill that is linked has several. */
export interface Sighting {
  readonly root: Root;
  readonly path: string;
  /** Levels of folders between the root and the SKILL.md. */
  readonly level: number;
}

/** What a root is to an agent. */
export interface AgentRoot {
  /** The smaller, the stronger. */
  readonly rank: number;
  /** True if the folder stands below the top of its workspace folder. */
  readonly isNested: boolean;
}

/** Ranks of one scope are this far from those of the next, and of one folder of the agent from those of the next. */
const SCOPE = 1_000_000;
const FOLDER = 10_000;

/** The roots in which the agent looks, by their paths. */
export function rootsOf(agent: Agent, { roots }: Snapshot): ReadonlyMap<string, AgentRoot> {
  const seen = new Map<string, AgentRoot>();
  for (const [index, root] of roots.entries()) {
    const place = root.source === 'local' && placeIn(agent, root);
    if (!place) continue;
    const scope = (place.scope === 'user') === (agent.sameName === 'user') ? 0 : 1;
    seen.set(root.path, { rank: scope * SCOPE + place.folder * FOLDER + index, isNested: place.isNested });
  }
  return seen;
}

function placeIn({ project, user }: Agent, { path, anchor, scope, folder }: Root) {
  if (anchor === undefined || (scope !== 'project' && scope !== 'user')) return undefined;
  const index = (scope === 'project' ? project : user).indexOf(relative(anchor, path));
  return index < 0 ? undefined : { scope, folder: index, isNested: scope === 'project' && anchor !== folder?.path };
}

/** Why an agent passes a file over that lies in one of its folders; undefined if it doesn't. */
export function isLost(
  agent: Agent,
  { level }: Sighting,
  place: AgentRoot,
): 'nested' | 'deep' | 'misplaced' | undefined {
  if (place.isNested && agent.nested === 'never') return 'nested';
  if (level > agent.depth) return 'deep';
  return level === 0 && Number.isFinite(agent.depth) ? 'misplaced' : undefined;
}

/** The folder in the workspace in which the agent's folder stands. */
export function anchorOf({ root }: Pick<Sighting, 'root'>): string {
  if (root.anchor === undefined) return root.label;
  return root.folder && root.anchor !== root.folder.path ? relative(root.folder.path, root.anchor) : root.anchor;
}

/** Every way to a file, the catalog's own first. */
export class Sightings {
  readonly #snapshot: Snapshot;
  readonly #byPath: ReadonlyMap<string, Root>;
  readonly #known = new Map<Subject, readonly Sighting[]>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#byPath = new Map(snapshot.roots.map((root) => [root.path, root]));
  }

  of(subject: Subject): readonly Sighting[] {
    const known = this.#known.get(subject) ?? this.#find(subject);
    this.#known.set(subject, known);
    return known;
  }

  #find(subject: Subject): readonly Sighting[] {
    const own = sighting(subject.root, subject.path);
    const others = isFailure(subject) ? [] : this.#snapshot.otherPaths(subject);
    if (others.length === 0) return [own];
    return [
      own,
      ...others.flatMap((path) => {
        const root = this.#rootAbove(path);
        return root ? sighting(root, path) : [];
      }),
    ];
  }

  #rootAbove(path: string): Root | undefined {
    for (let at = dirname(path), last = path; at !== last; last = at, at = dirname(at)) {
      const root = this.#byPath.get(at);
      if (root) return root;
    }
    return undefined;
  }
}

function sighting(root: Root, path: string): Sighting {
  const below = relative(root.path, dirname(path));
  return { root, path, level: below === '' ? 0 : below.split('/').length };
}
