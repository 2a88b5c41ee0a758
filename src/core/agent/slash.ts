// What a person typed to @skills: a command, a skill started by hand, or a question.

export interface CommandWords {
  readonly name: string;
  /** Other spellings: a word, or `skill list` for the first seed's `/skill list`. */
  readonly aliases: readonly string[];
  /** True if it takes words after its name. */
  readonly takesArgument: boolean;
}

export type Spoken<C> =
  | { readonly kind: 'command'; readonly command: C; readonly argument: string }
  /** It begins with `/`, and the first word is none of ours: a skill's name or pattern, or a mistake. */
  | { readonly kind: 'slash'; readonly word: string; readonly rest: string }
  | { readonly kind: 'question' };

/**
 * With a slash, any command and alias counts. Without, only those of several words, and only as the whole message,
 * so that "skill list please" stays a question; an argument is then one word.
 */
export function readMessage<C extends CommandWords>(message: string, commands: readonly C[]): Spoken<C> {
  const slashed = /^\/(?=\S)/.test(message.trim());
  const said = message.trim().replace(/^\//, '');
  const candidates = commands
    .flatMap((command) => [command.name, ...command.aliases].map((spelling) => ({ command, spelling })))
    .sort((a, b) => wordsOf(b.spelling).length - wordsOf(a.spelling).length);
  for (const { command, spelling } of candidates) {
    const argument = argumentAfter(spelling, said);
    if (argument === undefined) continue;
    if (slashed || isPlainly(command, spelling, argument)) return { kind: 'command', command, argument };
  }
  if (!slashed) return { kind: 'question' };
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(said) ?? [];
  return { kind: 'slash', word, rest: rest.trim() };
}

const wordsOf = (text: string): string[] => text.split(' ');

/** What follows the spelling; undefined if the text doesn't begin with it. */
function argumentAfter(spelling: string, said: string): string | undefined {
  const words = wordsOf(spelling);
  const given = said.split(/\s+/, words.length);
  if (given.length < words.length || given.some((word, at) => word.toLowerCase() !== words[at])) return undefined;
  return said.replace(new RegExp(`^(?:\\S+\\s*){${words.length}}`), '').trim();
}

function isPlainly(command: CommandWords, spelling: string, argument: string): boolean {
  if (!spelling.includes(' ')) return false;
  return command.takesArgument ? !/\s/.test(argument) : argument === '';
}
