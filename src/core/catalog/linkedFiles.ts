// What the links of a skill's instructions lead to, looked up once: just as much of the folder as the second stage needs.

import { bodyRanges } from '../format/body';
import { fileOf, linksOf } from '../format/links';
import { dirname, join } from '../model/paths';
import type { Cancellation, FileSystem } from '../model/ports';

/** Bytes that are read of a Markdown file that is linked to. */
const REFERENCE_BYTES = 256 * 1024;
/** More links of one file aren't followed. */
const MOST = 500;

export interface Linked {
  /** Files and folders that are there, relative to the skill's folder, with `/`. */
  readonly files: readonly string[];
  /** The texts of the Markdown files among those that the instructions link to. */
  readonly references: ReadonlyMap<string, string>;
}

export class LinkedFiles {
  readonly #directory: string;
  readonly #files: FileSystem;
  readonly #exists = new Map<string, Promise<boolean>>();
  readonly #texts = new Map<string, Promise<string | undefined>>();

  /** `directory`: the skill's folder. */
  constructor(directory: string, files: FileSystem) {
    this.#directory = directory;
    this.#files = files;
  }

  /** What the links of `text`, a whole SKILL.md, lead to. */
  async of(text: string, token?: Cancellation): Promise<Linked> {
    // Those in code, too, which costs a look-up each, and less than telling them apart.
    const named = bodyRanges(text).flatMap(({ start, end }) => targetsOf(text.slice(start, end)));
    const references = new Map<string, string>();
    const further = new Set<string>();
    for (const path of named.filter((each) => each.toLowerCase().endsWith('.md'))) {
      const reference = await this.#text(path);
      if (token?.isCancellationRequested) break;
      if (reference === undefined) continue;
      references.set(path, reference);
      for (const target of targetsOf(reference, path.includes('/') ? dirname(path) : '')) further.add(target);
    }
    const paths = [...new Set([...named, ...further])].slice(0, MOST);
    const there = await Promise.all(paths.map((path) => this.#isThere(path)));
    return { files: paths.filter((_, index) => there[index]), references };
  }

  /** Something in the folder has changed: all is looked up anew. */
  forget(): void {
    this.#exists.clear();
    this.#texts.clear();
  }

  #isThere(path: string): Promise<boolean> {
    return remembered(this.#exists, path, async () => {
      const status = await this.#files.stat(join(this.#directory, path));
      return status.kind !== 'problem';
    });
  }

  #text(path: string): Promise<string | undefined> {
    return remembered(this.#texts, path, async () => {
      const file = await this.#files.readText(join(this.#directory, path), REFERENCE_BYTES);
      return file.kind === 'text' ? file.text : undefined;
    });
  }
}

function remembered<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
}

/** The skill's own files that `text` links to, as seen from `folder`. */
function targetsOf(text: string, folder = ''): string[] {
  const paths = linksOf(text).flatMap(({ target }) => fileOf(target, folder) || []);
  return [...new Set(paths)].slice(0, MOST);
}
