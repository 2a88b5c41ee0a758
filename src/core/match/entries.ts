// The skills of an index, each under a number ("slot"), with the words that lead to them.

import type { Entry, MatchDocument } from './entry';
import { EntryReader } from './entryReader';
import { rarityOf } from './formula';
import { Lexicon } from './lexicon';
import { Postings } from './postings';

export class Entries {
  readonly lexicon = new Lexicon();
  readonly postings = new Postings();
  readonly #reader = new EntryReader(this.lexicon);
  readonly #entries: (Entry | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #named = new Map<string, Set<Entry>>();

  /** How many skills there are. */
  get size(): number {
    return this.#slots.size;
  }

  /** Above every slot in use. */
  get slots(): number {
    return this.#entries.length;
  }

  /** Adds a skill, in the place of one with the same id. Costs that one skill. */
  add(document: MatchDocument): void {
    this.remove(document.id);
    const slot = this.#free.pop() ?? this.#entries.length;
    const entry = this.#reader.read(document, (term, impact, inHead) => this.postings.add(term, slot, impact, inHead));
    this.#entries[slot] = entry;
    this.#slots.set(document.id, slot);
    const key = plainName(document.name);
    const named = this.#named.get(key);
    if (named) named.add(entry);
    else this.#named.set(key, new Set([entry]));
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    const entry = slot === undefined ? undefined : this.#entries[slot];
    if (slot === undefined || !entry) return;
    const head = new Set(entry.sequence.subarray(0, entry.headLength));
    const rest = new Set(entry.sequence.subarray(entry.headLength));
    for (const term of head) rest.delete(term);
    this.postings.remove(slot, head, rest);
    this.#entries[slot] = undefined;
    this.#slots.delete(id);
    this.#free.push(slot);
    const key = plainName(entry.document.name);
    const named = this.#named.get(key);
    named?.delete(entry);
    if (named?.size === 0) this.#named.delete(key);
  }

  get(id: string): Entry | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#entries[slot];
  }

  at(slot: number): Entry | undefined {
    return this.#entries[slot];
  }

  /** The skills of that name; case, spaces, hyphens and a leading slash don't count. */
  named(name: string): Iterable<Entry> {
    const key = plainName(name);
    return key === '' ? [] : (this.#named.get(key) ?? []);
  }

  /** How much a word tells skills apart; 0 for one that none has. */
  rarityOf(term: number): number {
    const posting = this.postings.get(term);
    // A word of the body alone says half as much of what a skill is about as one of its head.
    return posting ? rarityOf((posting.slots.length + posting.heads) / 2, this.size) : 0;
  }
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-/]+/g, '');
}
