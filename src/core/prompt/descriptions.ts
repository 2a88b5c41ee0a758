// What a skill is described by in a prompt; for one without a description, its body's first sentence.

import { bodyOf } from '../format/body';
import type { Cancellation, FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';
import { promptLine } from './promptLine';

/** Bytes of a file in which the first sentence is looked for. */
const ENOUGH = 16 * 1024;
/** Longest sentence, in characters. */
const LONGEST = 240;
const NONE = '(This skill has no description.)';

/** The description on one line, or a word that there is none. */
export function describedBy(skill: Skill): string {
  return promptLine(skill.description) || NONE;
}

/** The first sentence of a skill's text with a mark that it was taken from there; undefined if it has none. */
export function derivedDescription(body: string): string | undefined {
  const sentence = firstSentence(body);
  return sentence && `${sentence} (The first sentence of its instructions; it has no description.)`;
}

/** Descriptions that had to be read from bodies, each once as long as the file stays as it is. */
export class DerivedDescriptions {
  readonly #known = new WeakMap<Skill, string>();
  readonly #files: FileSystem;

  constructor(files: FileSystem) {
    this.#files = files;
  }

  /** Reads what is missing. Skills with a description (nearly all) cost nothing. */
  async prepare(skills: readonly Skill[], token?: Cancellation): Promise<void> {
    for (const skill of skills) {
      if (promptLine(skill.description) || this.#known.has(skill)) continue;
      const file = await this.#files.readText(skill.path, ENOUGH);
      if (token?.isCancellationRequested) return;
      if (file.kind === 'text') this.#known.set(skill, derivedDescription(bodyOf(file.text).body) ?? NONE);
    }
  }

  readonly describe = (skill: Skill): string => this.#known.get(skill) ?? describedBy(skill);
}

/** The body's first sentence that is prose: not a heading, a list, a table, code or a comment. */
export function firstSentence(body: string): string | undefined {
  const prose = body.replace(/<!--[\s\S]*?-->/g, '').replace(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, '');
  const paragraph = prose
    .split(/\n\s*\n/)
    .map((each) => each.replace(/^\s*#{1,6}\s.*$/gm, '').trim())
    .find((each) => each !== '' && !/^(?:[-*+>|]|\d+[.)]\s|!\[)/.test(each));
  const line = promptLine(paragraph ?? '');
  const sentence = /^.*?(?:[.!?](?=\s|$)|[。!?])/u.exec(line)?.[0] ?? line;
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST).trimEnd()}…` : sentence || undefined;
}
