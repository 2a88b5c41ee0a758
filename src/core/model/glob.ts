// Globs over relative paths with `/`, in VS Code's sense: `*`, `**`, `?`, `{a,b}`, `[a-z]`. Of our own, since the library
// for it is a tenth of what VS Code may have to load at its start, and this is all of it that files.exclude knows.

/** Tells whether one of `globs` matches a relative path. Dots at a name's start are letters like any other. */
export function globMatcher(globs: readonly string[]): (relativePath: string) => boolean {
  const patterns = globs.map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Pieces of a glob, the longest first: what `**` means depends on what stands around it. */
const PIECES: readonly (readonly [RegExp, (piece: RegExpExecArray) => string])[] = [
  [/^\*\*\/+(?:\*\*\/+)*/, () => '(?:[^/]+/)*'],
  [/^\/\*\*$/, () => '(?:/.*)?'],
  [/^\*\*+/, () => '.*'],
  [/^\*/, () => '[^/]*'],
  [/^\?/, () => '[^/]'],
  [/^\[(!|\^)?(\]?[^\]/]*)\]/, ([, not, set = '']) => `(?!/)[${not ? '^' : ''}${set.replace(/[\\\]^[]/g, '\\$&')}]`],
  [/^[^*?[{},/\\]+|^[/\\]/, ([text]) => literal(text)],
];

const literal = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function patternOf(glob: string): RegExp {
  let source = '';
  // A brace that is never closed is a letter.
  let open = 0;
  for (let at = 0; at < glob.length; ) {
    const rest = glob.slice(at);
    const taken = braceOf(rest, open) ?? pieceOf(rest);
    source += taken.source;
    open += taken.open ?? 0;
    at += taken.length;
  }
  return new RegExp(`^${source}$`, 'us');
}

interface Taken {
  readonly source: string;
  readonly length: number;
  readonly open?: number;
}

function braceOf(rest: string, open: number): Taken | undefined {
  if (rest[0] === '{' && rest.includes('}')) return { source: '(?:', length: 1, open: 1 };
  if (open === 0) return undefined;
  if (rest[0] === ',') return { source: '|', length: 1 };
  return rest[0] === '}' ? { source: ')', length: 1, open: -1 } : undefined;
}

function pieceOf(rest: string): Taken {
  for (const [pattern, write] of PIECES) {
    const piece = pattern.exec(rest);
    if (piece) return { source: write(piece), length: piece[0].length };
  }
  return { source: literal(rest[0] as string), length: 1 };
}
