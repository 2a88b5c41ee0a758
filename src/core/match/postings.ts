// Which skills have a word, and how strongly: the index proper. Skills are numbers here ("slots"), and so are words.

export interface Posting {
  /** The skills that have the word, in no order. */
  readonly slots: number[];
  /** For each of them how strongly it is about the word, 0 to 1. */
  readonly impacts: number[];
  /** How many of them have it in the head, not in the body alone. */
  heads: number;
}

export class Postings {
  readonly #lists: (Posting | undefined)[] = [];

  /** The skills that have a word; undefined if none has. */
  get(id: number): Posting | undefined {
    return this.#lists[id];
  }

  /** Adds a skill to the list of a word that it did not have. */
  add(id: number, slot: number, impact: number, inHead: boolean): void {
    let posting = this.#lists[id];
    if (!posting) {
      posting = { slots: [], impacts: [], heads: 0 };
      this.#lists[id] = posting;
    }
    posting.slots.push(slot);
    posting.impacts.push(impact);
    if (inHead) posting.heads++;
  }

  /** Takes a skill out of the lists of its words: those of the head, and those that stand in the body alone. */
  remove(slot: number, head: Iterable<number>, body: Iterable<number>): void {
    for (const id of head) if (this.#removeFrom(id, slot)) this.#countHead(id, -1);
    for (const id of body) this.#removeFrom(id, slot);
  }

  #countHead(id: number, change: number): void {
    const posting = this.#lists[id];
    if (posting) posting.heads += change;
  }

  #removeFrom(id: number, slot: number): boolean {
    const posting = this.#lists[id];
    const at = posting?.slots.indexOf(slot) ?? -1;
    if (!posting || at < 0) return false;
    moveLastTo(posting.slots, at);
    moveLastTo(posting.impacts, at);
    if (posting.slots.length === 0) this.#lists[id] = undefined;
    return true;
  }
}

/** Takes out what stands at `at`, without moving what follows. */
function moveLastTo(list: number[], at: number): void {
  const last = list.pop();
  if (last !== undefined && at < list.length) list[at] = last;
}
