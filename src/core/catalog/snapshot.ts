// All that is known of the skills at one moment, ordered by who wins. Immutable.

import { type Finding, messageOf } from '../model/finding';
import { nameKey } from '../model/nameKey';
import { isInside } from '../model/paths';
import type { Root } from '../model/root';
import type { Failure, Skill } from '../model/skill';

/** A root that could not be read as it should. */
export interface RootProblem {
  readonly root: Root;
  readonly finding: Finding;
}

export interface SnapshotParts {
  /** In the order of precedence: the first root wins. */
  readonly roots: readonly Root[];
  readonly skills: readonly Skill[];
  readonly failures: readonly Failure[];
  readonly problems: readonly RootProblem[];
  /** By a skill's path, the other paths at which the same file was found. */
  readonly aliases?: ReadonlyMap<string, readonly string[]>;
  readonly complete: boolean;
}

interface Placed {
  readonly root: Root;
  readonly path: string;
}

/** The answer to a name; `others` are the same-named skills of other workspace folders, which the answer should mention. */
export interface Resolution {
  readonly skill: Skill;
  readonly others: readonly Skill[];
}

export { nameKey };

export class Snapshot {
  readonly roots: readonly Root[];
  /** Every skill, winners and shadowed, in the order of precedence. */
  readonly skills: readonly Skill[];
  /** The skills that have their names, in the order of precedence. */
  readonly winners: readonly Skill[];
  readonly failures: readonly Failure[];
  readonly problems: readonly RootProblem[];
  /** False only while the very first scan is still under way. */
  readonly complete: boolean;

  readonly #winners = new Map<string, Skill>();
  /** The skills of each name that several have, the winner first. */
  readonly #rivals = new Map<string, Skill[]>();
  readonly #aliases: ReadonlyMap<string, readonly string[]>;

  constructor(parts: SnapshotParts) {
    this.roots = parts.roots;
    this.skills = inOrder(parts.skills, parts.roots);
    this.failures = inOrder(parts.failures, parts.roots);
    this.problems = parts.problems;
    this.complete = parts.complete;
    this.#aliases = parts.aliases ?? new Map();
    for (const skill of this.skills) {
      const key = nameKey(skill.name);
      const winner = this.#winners.get(key);
      const rivals = this.#rivals.get(key);
      if (!winner) this.#winners.set(key, skill);
      else if (!rivals) this.#rivals.set(key, [winner, skill]);
      else rivals.push(skill);
    }
    this.winners = [...this.#winners.values()];
  }

  static readonly empty = new Snapshot({ roots: [], skills: [], failures: [], problems: [], complete: false });

  /** The other paths that lead to the skill's file, by way of links: those at which it was found, and its real one. */
  otherPaths({ path, realPath }: Skill): readonly string[] {
    const found = this.#aliases.get(path) ?? [];
    return realPath === undefined || found.includes(realPath) ? found : [...found, realPath];
  }

  /** True if `other` says the same of the same objects, so that nobody needs to hear of it. */
  equals(other: Snapshot): boolean {
    return (
      this.complete === other.complete &&
      isSame(this.roots, other.roots) &&
      isSame(this.skills, other.skills) &&
      isSame(this.failures, other.failures) &&
      isSame(this.problems.map(problemKey), other.problems.map(problemKey)) &&
      isSame([...this.#aliases].flat(2), [...other.#aliases].flat(2))
    );
  }

  /** The skill that has this one's name; undefined if it has it itself. */
  shadowedBy(skill: Skill): Skill | undefined {
    const winner = this.#winners.get(nameKey(skill.name));
    return winner === skill ? undefined : winner;
  }

  /**
   * The skill that `name` means: a name, or `folder:name` for that of one workspace folder. A name that several places
   * of the workspace have goes to the one nearest above `active` (the path of a file or folder), else to the first.
   */
  resolve(name: string, active?: string): Resolution | undefined {
    const same = this.#named(name);
    const first = same[0];
    if (!first) return this.#resolveInFolder(name.trim());
    if (first.root.scope !== 'project') return { skill: first, others: [] };
    const ofProject = same.filter(({ root }) => root.scope === 'project');
    const skill = nearestAbove(active, ofProject) ?? first;
    const others = new Map<string | undefined, Skill>();
    for (const each of ofProject) {
      const folder = each.root.folder?.path;
      if (folder !== skill.root.folder?.path && !others.has(folder)) others.set(folder, each);
    }
    return { skill, others: [...others.values()] };
  }

  /** In the order of precedence. */
  #named(name: string): readonly Skill[] {
    const key = nameKey(name.trim());
    const winner = this.#winners.get(key);
    return this.#rivals.get(key) ?? (winner ? [winner] : []);
  }

  #resolveInFolder(name: string): Resolution | undefined {
    const colon = name.indexOf(':');
    if (colon <= 0) return undefined;
    const folder = nameKey(name.slice(0, colon).trim());
    const skill = this.#named(name.slice(colon + 1)).find(
      (each) => each.root.folder && nameKey(each.root.folder.name) === folder,
    );
    return skill && { skill, others: [] };
  }
}

/** The skill that belongs to the innermost folder around `active`; the first of several. */
function nearestAbove(active: string | undefined, skills: readonly Skill[]): Skill | undefined {
  let nearest: Skill | undefined;
  let length = -1;
  for (const skill of skills) {
    const around = skill.root.anchor ?? skill.root.folder?.path ?? '';
    if (active === undefined || around.length <= length || !isInside(around, active)) continue;
    nearest = skill;
    length = around.length;
  }
  return nearest;
}

/** By the rank of the root, and then by path. */
function inOrder<T extends Placed>(all: readonly T[], roots: readonly Root[]): T[] {
  const byRoot = new Map<Root, T[]>(roots.map((root) => [root, []]));
  const elsewhere: T[] = [];
  for (const each of all) (byRoot.get(each.root) ?? elsewhere).push(each);
  return [...byRoot.values(), elsewhere].flatMap(byPath);
}

/** Paths are sorted by themselves, for a comparison of ours takes many times as long, and there are thousands. */
function byPath<T extends Placed>(some: readonly T[]): readonly T[] {
  if (some.every((each, index) => index === 0 || (some[index - 1] as T).path <= each.path)) return some;
  const places = new Map<string, T[]>();
  for (const each of some) {
    const there = places.get(each.path);
    if (there) there.push(each);
    else places.set(each.path, [each]);
  }
  return [...places.keys()].sort().flatMap((path) => places.get(path) ?? []);
}

function problemKey({ root, finding }: RootProblem): string {
  return `${finding.code} ${messageOf(finding)} ${root.path}`;
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
