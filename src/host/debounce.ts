// Gathers what comes in bursts, and hands it on when it has been quiet for a while.

import type * as vscode from 'vscode';

export class Debounce<T> implements vscode.Disposable {
  readonly #quiet: number;
  readonly #longest: number;
  readonly #hand: (items: readonly T[]) => void;
  readonly #items = new Set<T>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #first = 0;

  /** `hand` is called after `quiet` ms without anything new, at the latest `longest` ms after the first. */
  constructor(quiet: number, longest: number, hand: (items: readonly T[]) => void) {
    this.#quiet = quiet;
    this.#longest = longest;
    this.#hand = hand;
  }

  add(item: T): void {
    if (this.#items.size === 0) this.#first = Date.now();
    this.#items.add(item);
    clearTimeout(this.#timer);
    const left = this.#first + this.#longest - Date.now();
    this.#timer = setTimeout(() => this.#flush(), Math.max(0, Math.min(this.#quiet, left)));
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#items.clear();
  }

  #flush(): void {
    const items = [...this.#items];
    this.#items.clear();
    this.#hand(items);
  }
}
