// The store: holds one snapshot, swaps it in one step, and tells what changed.

import { type Disposable, Emitter, type Event } from '../model/emitter';
import type { Skill } from '../model/skill';
import { Snapshot } from './snapshot';

export interface CatalogChange {
  readonly before: Snapshot;
  readonly snapshot: Snapshot;
  readonly added: readonly Skill[];
  /** As they are now; the same path was there before, with another content. */
  readonly changed: readonly Skill[];
  readonly removed: readonly Skill[];
}

export class Catalog implements Disposable {
  readonly #changes = new Emitter<CatalogChange>();
  #snapshot = Snapshot.empty;

  readonly onDidChange: Event<CatalogChange> = this.#changes.event;

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** Every reader sees `snapshot` from now on. Skills that are the same object count as unchanged. */
  swap(snapshot: Snapshot): CatalogChange {
    const before = this.#snapshot;
    const old = new Map(before.skills.map((skill) => [skill.path, skill]));
    const added: Skill[] = [];
    const changed: Skill[] = [];
    for (const skill of snapshot.skills) {
      const was = old.get(skill.path);
      old.delete(skill.path);
      if (!was) added.push(skill);
      else if (was !== skill) changed.push(skill);
    }
    this.#snapshot = snapshot;
    const change = { before, snapshot, added, changed, removed: [...old.values()] };
    this.#changes.fire(change);
    return change;
  }

  dispose(): void {
    this.#changes.dispose();
  }
}
