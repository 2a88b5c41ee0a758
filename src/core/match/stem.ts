// Light stemming: the endings that tell forms of one English word apart, no more.

const CACHE_LIMIT = 50_000;
const cache = new Map<string, string>();

/** The common form of `word` (lower case, ASCII): deploys, deployed, deploying → deploy. Not always a word itself. */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const found = stemNew(word);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(word, found);
  return found;
}

function stemNew(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|x|z|ch|sh)es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  const verb = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(base);
  if (verb?.[1] && verb[1].length >= 3) base = undouble(verb[1]);
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}

function undouble(base: string): string {
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
}
