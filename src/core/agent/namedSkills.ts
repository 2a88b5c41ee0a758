// The skills that a person names at the beginning of a message, and the words after them: `/review /git-commit be brief`.

export interface Named<S> {
  readonly skills: readonly S[];
  /** What follows the names: arguments, or what to do. */
  readonly rest: string;
}

/** Finds the skill of a name; `names` are all there are, for those with spaces. */
export interface NameBook<S> {
  readonly names: readonly string[];
  find(name: string): S | undefined;
}

/** `text` begins with a name, with or without a slash; further names have one. None where the first is no skill's. */
export function namedSkills<S>(text: string, book: NameBook<S>): Named<S> {
  const skills: S[] = [];
  let rest = text.trim();
  while (rest !== '' && (skills.length === 0 || rest.startsWith('/'))) {
    const found = firstName(rest.replace(/^\//, ''), book);
    if (!found) break;
    if (!skills.includes(found.skill)) skills.push(found.skill);
    rest = found.rest;
  }
  return { skills, rest };
}

function firstName<S>(text: string, { names, find }: NameBook<S>): { skill: S; rest: string } | undefined {
  const quoted = /^(["'`])(.+?)\1(?=\s|$)/.exec(text);
  if (quoted) return found(text, quoted[0], find(quoted[2] ?? ''));
  const folded = text.toLowerCase();
  const spaced = names.filter((name) => /\s/.test(name) && startsWithWord(folded, name.toLowerCase()));
  const longest = spaced.sort((a, b) => b.length - a.length)[0];
  if (longest !== undefined) return found(text, longest, find(longest));
  const word = /^\S+/.exec(text)?.[0] ?? '';
  return found(text, word, find(word));
}

function found<S>(text: string, name: string, skill: S | undefined): { skill: S; rest: string } | undefined {
  return skill === undefined ? undefined : { skill, rest: text.slice(name.length).trim() };
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/^\S/.test(text.slice(word.length));
}
