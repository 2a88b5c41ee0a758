// One decision for all skills of a root: each is looked into and pinned by itself, and what the audit blocks stays out.

import type { Root } from '../../model/root';
import type { Skill } from '../../model/skill';
import type { DecisionBook } from './decisionBook';
import type { Inspector } from './inspector';

export interface CollectionOutcome {
  readonly allowed: readonly Skill[];
  /** The audit found P0 in them, or they could not be read whole. */
  readonly left: readonly Skill[];
}

export class Collections {
  readonly #book: DecisionBook;
  readonly #inspector: Inspector;
  readonly #offers: (skill: Skill) => boolean;

  /** `offers`: whether a skill would be asked for and nothing of it is decided. */
  constructor(book: DecisionBook, inspector: Inspector, offers: (skill: Skill) => boolean) {
    this.#book = book;
    this.#inspector = inspector;
    this.#offers = offers;
  }

  undecided(root: Root, skills: readonly Skill[]): readonly Skill[] {
    return skills.filter((skill) => skill.root.path === root.path && this.#offers(skill));
  }

  async allow(skills: readonly Skill[]): Promise<CollectionOutcome> {
    const allowed: Skill[] = [];
    const left: Skill[] = [];
    for (const skill of skills) {
      const inspection = await this.#inspector.inspect(skill, true);
      if (!inspection?.folder.complete || inspection.report.level === 'P0') left.push(skill);
      else {
        await this.#book.remember(skill, 'always', inspection);
        allowed.push(skill);
      }
    }
    return { allowed, left };
  }
}
