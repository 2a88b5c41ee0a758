// Skills in the agents' real folders, scanned from memory, and what the agents make of them.

import type { Places } from '../../src/core/catalog/roots';
import type { Snapshot } from '../../src/core/catalog/snapshot';
import { Explainer, type ExplainerOptions } from '../../src/core/explain/explainer';
import type { Subject, Verdict } from '../../src/core/explain/verdict';
import { fixOf, reasonOf } from '../../src/core/explain/words';
import { AGENTS, type Agent } from '../../src/core/model/agentTable';
import { MemoryFiles } from './memoryFiles';
import { scanning, skillText } from './scanning';

export function agent(id: string): Agent {
  const found = AGENTS.find((each) => each.id === id);
  if (!found) throw new Error(`There is no agent ${id}.`);
  return found;
}

/** By path: a text, or the name of a skill that is as it should be. */
export type Texts = Readonly<Record<string, string>>;

export class Scene {
  readonly snapshot: Snapshot;
  readonly files: MemoryFiles;

  private constructor(snapshot: Snapshot, files: MemoryFiles) {
    this.snapshot = snapshot;
    this.files = files;
  }

  /** The workspace folder is `/w`, the home `/home/me`. */
  static async of(texts: Texts | MemoryFiles, places: Partial<Places> = {}): Promise<Scene> {
    const files = texts instanceof MemoryFiles ? texts : new MemoryFiles(texts);
    const { loader } = scanning(files, places);
    return new Scene(await loader.reload(), files);
  }

  at(path: string): Subject {
    const { skills, failures } = this.snapshot;
    const found = skills.find((each) => each.path === path) ?? failures.find((each) => each.path === path);
    if (!found) throw new Error(`There is nothing at ${path}.`);
    return found;
  }

  verdict(id: string, path: string, options?: ExplainerOptions): Verdict {
    return new Explainer(this.snapshot, options).view(agent(id)).verdict(this.at(path));
  }

  /** `state: reason → fix`. */
  said(id: string, path: string, options?: ExplainerOptions): string {
    const verdict = this.verdict(id, path, options);
    const fix = fixOf(verdict);
    return `${verdict.state}: ${reasonOf(verdict)}${fix === undefined ? '' : ` → ${fix}`}`;
  }

  /** The paths of what an agent lists, in its order. */
  listed(id: string): readonly string[] {
    return new Explainer(this.snapshot).view(agent(id)).listed.map(({ path }) => path);
  }
}

/** A SKILL.md of lines between the dashes. */
export function head(...lines: readonly string[]): string {
  return ['---', ...lines, '---', '', 'Do it.', ''].join('\n');
}

export { skillText };
