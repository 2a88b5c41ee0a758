// Links of Markdown to files of the skill.

/** A link's target as written, and its place. */
export interface Link {
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

// In angle brackets a word alone, as in `<path>`, is a place for the reader to fill in.
const TARGET =
  /[ \t]*(?:<(?=[^<>\n]*[./])([^<>\n]{1,1000})>|([^\s<>()]{1,1000}(?:\([^\s()]{0,200}\)[^\s<>()]{0,1000})?))/y;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,1000})/gm;
// Another scheme, the page itself, a root, a home, or a place that the reader has to fill in.
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|#|\/|~|\\)|[{}<>$*…|]|\.\.\.|^\.\.\//i;

/** The links of `prose`: inline ones, images, and definitions. */
export function linksOf(prose: string): Link[] {
  const links: Link[] = [];
  for (let at = prose.indexOf(']('); at >= 0; at = prose.indexOf('](', at + 2)) {
    TARGET.lastIndex = at + 2;
    const match = TARGET.exec(prose);
    const target = match?.[1] ?? match?.[2];
    if (target !== undefined) links.push(placed(target, TARGET.lastIndex - (match?.[1] === undefined ? 0 : 1)));
  }
  for (const match of prose.matchAll(DEFINITION)) {
    links.push(placed(match[1] as string, match.index + match[0].length));
  }
  return links;
}

function placed(target: string, end: number): Link {
  return { target, start: end - target.length, end };
}

/**
 * The file of the skill that `target` means, seen from `folder` (both relative to the skill's folder, with `/`);
 * undefined where it means something else.
 */
export function fileOf(target: string, folder = ''): string | undefined {
  const path = decoded(target.replace(/[#?].*$/, ''));
  if (path === '' || ELSEWHERE.test(path)) return undefined;
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // A stray "%" is part of the name.
    return target;
  }
}
