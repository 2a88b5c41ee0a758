// A hash table of chunks of text, looked up where they stand: cutting each out first would cost more than all the rest.

const FIRST_SIZE = 1 << 12;

export class ChunkTable<Value> {
  readonly #keys: string[] = [];
  readonly #values: Value[] = [];
  /** Places of `#keys` plus one, by hash; 0 where there is none. Its length is a power of two. */
  #places = new Int32Array(FIRST_SIZE);

  /** The value of the chunk that stands in `text` from `from` to `to`; undefined if it has none. */
  get(text: string, from: number, to: number): Value | undefined {
    const place = this.#places[this.#find(text, from, to)] as number;
    return place === 0 ? undefined : this.#values[place - 1];
  }

  /** Gives a chunk that has none its value. */
  set(chunk: string, value: Value): void {
    if (2 * this.#keys.length >= this.#places.length) this.#grow();
    this.#keys.push(chunk);
    this.#values.push(value);
    this.#places[this.#find(chunk, 0, chunk.length)] = this.#keys.length;
  }

  /** Where the chunk's place is written, or is to be. */
  #find(text: string, from: number, to: number): number {
    const mask = this.#places.length - 1;
    let at = hashOf(text, from, to) & mask;
    for (;;) {
      const place = this.#places[at] as number;
      if (place === 0 || isAt(this.#keys[place - 1] as string, text, from, to)) return at;
      at = (at + 1) & mask;
    }
  }

  #grow(): void {
    this.#places = new Int32Array(2 * this.#places.length);
    for (const [place, key] of this.#keys.entries()) this.#places[this.#find(key, 0, key.length)] = place + 1;
  }
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash ^ (hash >>> 15);
}

function isAt(key: string, text: string, from: number, to: number): boolean {
  if (key.length !== to - from) return false;
  for (let i = 0; i < key.length; i++) if (key.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}
