// The decisions as one window knows them: those of this session, and those that are stored for all.

import { Emitter } from '../../model/emitter';
import type { Skill } from '../../model/skill';
import type { Answer, Decision } from './decision';
import type { DecisionStore } from './decisions';
import type { Inspection } from './inspector';

export class DecisionBook {
  readonly #store: DecisionStore;
  readonly #stored = new Map<string, Decision>();
  readonly #session = new Map<string, Decision>();
  readonly #changes = new Emitter<void>();
  #loaded = false;

  readonly onDidChange = this.#changes.event;

  constructor(store: DecisionStore) {
    this.#store = store;
  }

  get isLoaded(): boolean {
    return this.#loaded;
  }

  async load(): Promise<void> {
    const decisions = await this.#store.list();
    const isKnown = (one: Decision) => this.#stored.get(one.path)?.decided === one.decided;
    const same = this.#loaded && decisions.length === this.#stored.size && decisions.every(isKnown);
    this.#loaded = true;
    if (same) return;
    this.#stored.clear();
    for (const decision of decisions) this.#stored.set(decision.path, decision);
    this.#changes.fire();
  }

  /** Reads one again. */
  async refresh(path: string): Promise<void> {
    const decision = await this.#store.read(path);
    if (decision) this.#stored.set(path, decision);
    else this.#stored.delete(path);
  }

  decisionOf({ path }: Pick<Skill, 'path'>): Decision | undefined {
    return this.#session.get(path) ?? this.#stored.get(path);
  }

  /** What can't be pinned, because there is too much of it, is allowed for this session at most. */
  async remember({ path }: Skill, answer: Answer, { folder, report }: Inspection): Promise<void> {
    const { manifest } = folder;
    const decision: Decision = { path, answer, level: report.level, manifest, decided: Date.now() };
    this.#session.delete(path);
    if (answer === 'once' || (answer === 'always' && !folder.complete)) this.#session.set(path, decision);
    else {
      await this.#store.write(decision);
      this.#stored.set(path, decision);
    }
    this.#changes.fire();
  }

  async forget(path: string): Promise<void> {
    this.#session.delete(path);
    this.#stored.delete(path);
    await this.#store.remove(path);
    this.#changes.fire();
  }
}
