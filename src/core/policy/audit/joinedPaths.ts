// Paths that code puts together from strings, written as one: `".aws" / "config"` and `join(".aws", "config")`.

const BY_SLASH = /(?<=[\w.])["'`]\s?\/\s?["'`](?=[\w.])/g;
const BY_CALL = /\b(?:join|joinpath|resolve|path)\s?\([^\n()]{0,200}(?:\([^\n()]{0,60}\)[^\n()]{0,200})?\)/g;
const COMMA = /(?<=[\w.])["'`]\s?,\s?["'`](?=[\w.])/g;

const slashes = (match: string) => '/'.repeat(match.length);

/** `text` with slashes where strings of a path are joined; of the same length. */
export function joinPaths(text: string): string {
  return text.replace(BY_SLASH, slashes).replace(BY_CALL, (call) => call.replace(COMMA, slashes));
}
