// Two ways to write a rule's pattern so that a person can read it. Both match the lower-cased text.

/** White space, quotes and emphasis. */
const GAP = '[\\s*_"\'`>]';

type Part = string | RegExp;

const source = (part: Part) => (typeof part === 'string' ? part : part.source);

function build(template: TemplateStringsArray, parts: readonly Part[], write: (piece: string) => string): RegExp {
  let pattern = '';
  template.raw.forEach((piece, i) => {
    pattern += write(piece);
    if (i < parts.length) pattern += `(?:${source(parts[i] as Part)})`;
  });
  return new RegExp(pattern, 'g');
}

/** What parts the words of a command, as one line or as a list of strings. */
const BETWEEN = '[\\s"\',[]{1,5}';

/**
 * A pattern for code. White space in the source counts for nothing, so that it may stand on several lines; `\\s` stands
 * for what parts the words of a command, be it one line or a list of strings.
 */
export function code(template: TemplateStringsArray, ...parts: readonly Part[]): RegExp {
  return build(template, parts, (piece) =>
    piece.replace(/\s+/g, '').replace(/(?<!\[\^?[^\]]{0,60})\\s(?![?*+{])/g, BETWEEN),
  );
}

/** `\\w` outside of a class. In sentences it must share no sign with what parts words, or there are many ways to match. */
const LETTER = /(?<!\[\^?[^\]]{0,60})\\w/g;

/**
 * A pattern for sentences: a space stands for white space, quotes and the marks of Markdown's emphasis; a new line
 * in the source counts for nothing.
 */
export function prose(template: TemplateStringsArray, ...parts: readonly Part[]): RegExp {
  return build(template, parts, (piece) =>
    piece
      .replace(/\n\s*/g, '')
      .replace(LETTER, '[a-z\\d-]')
      .replaceAll(' ?', `${GAP}{0,8}`)
      .replaceAll(' ', `${GAP}{1,8}`),
  );
}

/** Any of the words or patterns. */
export function any(...parts: readonly Part[]): RegExp {
  return new RegExp(parts.map(source).join('|'), 'g');
}
