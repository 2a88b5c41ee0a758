// What was loaded in a conversation, so that it isn't loaded twice; plain data between its turns.

import type { Skill } from '../model/skill';

/** One load: a skill with those that it needs, and the text that the model got. */
export interface Loaded {
  readonly skills: readonly LoadedVersion[];
  readonly content: string;
}

/** Tells one version of a skill's file from another. */
export interface LoadedVersion {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

export class LoadedSkills {
  readonly #earlier: readonly Loaded[];
  #all: readonly Loaded[];

  /** `earlier` is what stands in the conversation already. */
  constructor(earlier: readonly Loaded[]) {
    this.#earlier = earlier;
    this.#all = earlier;
  }

  /** What was loaded since. */
  get added(): readonly Loaded[] {
    return this.#all.filter((each) => !this.#earlier.includes(each));
  }

  /** Every skill whose instructions stand in the conversation, each once. */
  get versions(): readonly LoadedVersion[] {
    return [...new Map(this.#all.flatMap(({ skills }) => skills).map((each) => [each.path, each])).values()];
  }

  /** False for one that has changed since. */
  has(skill: Skill): boolean {
    return this.#all.some(({ skills }) => skills.some((version) => isVersion(version, skill)));
  }

  add(skills: readonly Skill[], content: string): void {
    const versions = skills.map(({ name, path, size, modified }) => ({ name, path, size, modified }));
    this.#all = [...this.#all, { skills: versions, content }];
  }

  /** These texts don't stand in the conversation any more. */
  forget(texts: readonly string[]): void {
    this.#all = this.#all.filter(({ content }) => !texts.some((text) => text.includes(content)));
  }
}

export function isVersion({ path, size, modified }: LoadedVersion, skill: Skill): boolean {
  return skill.path === path && skill.size === size && skill.modified === modified;
}
