// What a person typed after a skill's name, cut into words as a shell does it.

export interface GivenArguments {
  /** All of it as typed, without blanks around it: what `$ARGUMENTS` stands for. */
  readonly text: string;
  readonly words: readonly string[];
}

/** A quoted part, an escaped character, or what is neither a blank, a quote nor a backslash. */
const PART = /"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)|([^\s"'\\]+)|(\s+)|(["'\\])/gsu;

/** Quotes hold words together; a backslash takes the next character as it is. A quote that is never closed is itself. */
export function readArguments(typed: string): GivenArguments {
  const text = typed.trim();
  const words: string[] = [];
  let word: string | undefined;
  for (const [, double, single, escaped, plain, blank, stray] of text.matchAll(PART)) {
    if (blank === undefined) {
      word = (word ?? '') + (double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? escaped ?? plain ?? stray ?? '');
    } else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return { text, words: word === undefined ? words : [...words, word] };
}
