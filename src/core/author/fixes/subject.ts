// What a fix is made for: a finding in its text, with the keys and lines around it.

import { bodyRanges } from '../../format/body';
import { type HeadContext, type HeadResult, readHead } from '../../format/document';
import type { Entry } from '../../format/entry';
import { type Fence, findFence } from '../../format/fence';
import { readFrontmatter } from '../../format/frontmatter';
import { nextLine } from '../../format/lines';
import { type Range, Report } from '../../format/report';
import type { Finding, FindingData } from '../../model/finding';
import type { TextEdit } from './fix';

/** What is known of a skill besides the text of its file. */
export interface FixContext extends Omit<HeadContext, 'complete'> {
  /** The skill's files, relative to its folder, with `/`; empty where they aren't known. */
  readonly files: readonly string[];
  /** The names of the other skills. */
  readonly skills?: readonly string[];
  /** What a description could begin with: a sentence from the body. */
  readonly summary?: string;
}

export class Subject {
  readonly text: string;
  readonly finding: Finding;
  readonly context: FixContext;
  #entries: readonly Entry[] | undefined;
  #head: HeadResult | undefined;

  constructor(text: string, finding: Finding, context: FixContext) {
    this.text = text;
    this.finding = finding;
    this.context = context;
  }

  /** What comes of the text as it is. */
  get head(): HeadResult {
    this.#head ??= readHead(this.text, { ...this.context, complete: true });
    return this.#head;
  }

  /** The text's own line end. */
  get newline(): string {
    return this.text.includes('\r\n') ? '\r\n' : '\n';
  }

  /** The frontmatter; undefined where there is none of ours. */
  get fence(): Fence | undefined {
    const fence = findFence(this.text);
    return fence?.kind === 'foreign' ? undefined : fence;
  }

  get entries(): readonly Entry[] {
    if (this.#entries) return this.#entries;
    const { fence, text } = this;
    this.#entries = fence ? readFrontmatter(text, fence, new Report(text)).entries : [];
    return this.#entries;
  }

  /** The key that the finding is about: the one in which it begins. */
  get entry(): Entry | undefined {
    const { start } = this.finding;
    return this.entries.find((entry) => entry.keyStart <= start && start <= Math.max(entry.end, keyEnd(entry)));
  }

  /** Where the body begins; at the text's end where there is none. */
  get bodyStart(): number {
    return bodyRanges(this.text)[0]?.start ?? this.text.length;
  }

  /** A datum of the finding as text; empty where it has none. */
  datum(key: string): string {
    return String(this.finding.data[key] ?? '');
  }

  /** Where the line of `at` begins. */
  lineStart(at: number): number {
    return at === 0 ? 0 : this.text.lastIndexOf('\n', at - 1) + 1;
  }

  /** The whole lines in which `range` lies, the last one's line feed included. */
  lines({ start, end }: Range): Range {
    return { start: this.lineStart(start), end: nextLine(this.text, Math.max(start, end)) };
  }

  /** The whole lines of a key and its value. */
  linesOf(entry: Entry): Range {
    return this.lines({ start: entry.keyStart, end: Math.max(entry.end, keyEnd(entry)) });
  }

  /** Puts `value`, as it is written in YAML, in the place of an entry's; `end` where more than that is meant. */
  valueEdit(entry: Entry, value: string, end = Math.max(entry.end, keyEnd(entry))): TextEdit {
    const colon = this.text.indexOf(':', keyEnd(entry));
    return { start: colon + 1, end: Math.max(end, colon + 1), text: ` ${value}` };
  }
}

/** The data of a fix that is about `key`. */
export function about(key: string, more?: FindingData): FindingData {
  return { key, ...more };
}

function keyEnd({ keyStart, key }: Entry): number {
  return keyStart + key.length;
}
