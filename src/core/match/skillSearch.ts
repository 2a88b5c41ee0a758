// Search among the skills of a catalog: follows its changes, and reads the bodies when there is time.

import type { Cancellation } from '../model/ports';
import type { Skill } from '../model/skill';
import { type SearchOptions, SkillIndex } from './search';
import { documentOf } from './skillDocument';

export interface SkillMatch {
  readonly skill: Skill;
  /** The higher the better; comparable within one answer only. */
  readonly score: number;
  /** The request's words that hit, as the person wrote them, in lower case. */
  readonly why: readonly string[];
}

/** What reading bodies in the background needs of the host. */
export interface BodyReader {
  /** The body of a skill; undefined where it can't be read. */
  read(skill: Skill, token?: Cancellation): Promise<string | undefined>;
  /** Gives the host's other work its turn. */
  pause(): Promise<void>;
  /** Milliseconds, from any beginning. */
  now(): number;
}

/** Bodies that are asked for at once. */
const AT_ONCE = 16;
/** Milliseconds of work after which the host gets its turn. */
const SLICE = 15;

export class SkillSearch {
  readonly #index = new SkillIndex();
  readonly #skills = new Map<string, Skill>();
  readonly #withoutBody = new Set<Skill>();

  /** Takes over a catalog's skills. Only those that are new, changed or gone cost anything; a change is a new object. */
  update(skills: readonly Skill[]): void {
    const wanted = new Map(skills.map((skill) => [skill.path, skill]));
    for (const [path, skill] of this.#skills) {
      if (wanted.get(path) !== skill) this.#forget(skill);
    }
    for (const skill of wanted.values()) {
      if (this.#skills.has(skill.path)) continue;
      this.#skills.set(skill.path, skill);
      this.#withoutBody.add(skill);
      this.#index.add(documentOf(skill));
    }
  }

  /** The skills that fit `query`, best first; none rather than a poor guess. Good before the bodies are read. */
  search(query: string, options?: SearchOptions): readonly SkillMatch[] {
    return this.#index.search(query, options).flatMap(({ id, score, why }) => {
      const skill = this.#skills.get(id);
      return skill ? [{ skill, score, why }] : [];
    });
  }

  /** Reads the bodies that are not yet searched, in slices. What changes meanwhile is left to the next call. */
  async readBodies(reader: BodyReader, token?: Cancellation): Promise<void> {
    let sliceEnd = reader.now() + SLICE;
    const waiting = [...this.#withoutBody];
    for (let from = 0; from < waiting.length; from += AT_ONCE) {
      const batch = waiting.slice(from, from + AT_ONCE).filter((skill) => this.#withoutBody.has(skill));
      const bodies = await Promise.all(batch.map((skill) => reader.read(skill, token)));
      for (const [at, skill] of batch.entries()) {
        if (token?.isCancellationRequested) return;
        this.#addBody(skill, bodies[at]);
        if (reader.now() < sliceEnd) continue;
        await reader.pause();
        sliceEnd = reader.now() + SLICE;
      }
    }
  }

  #addBody(skill: Skill, body: string | undefined): void {
    if (!this.#withoutBody.delete(skill)) return;
    if (body) this.#index.add({ ...documentOf(skill), body });
  }

  #forget(skill: Skill): void {
    this.#skills.delete(skill.path);
    this.#withoutBody.delete(skill);
    this.#index.remove(skill.path);
  }
}
