// Light stemming: takes off the endings that tell the relatives of one English word apart.

import { commonForm } from './forms';

/** Endings in the order in which they are tried; what is left must keep four letters. */
const ENDINGS = [
  ...['ization', 'isation', 'ational', 'fulness', 'ation', 'ator', 'ment', 'ness', 'able', 'ible', 'ance', 'ence'],
  ...['ity', 'ive', 'ize', 'ise', 'iz', 'is', 'ion', 'er', 'or', 'al', 'ly', 'at'],
];
const SHORTEST = 4;

const VERB_ENDINGS = ['ing', 'ed'];
const SHORTEST_VERB = 3;

/** Words that would fall together with ones that mean something else (customer and custom, container and contain). */
const KEPT: ReadonlySet<string> = new Set(
  (
    'audition author authorization container conversation conversion customer engineer engineering factor general kernel ' +
    'literal mental mention mentor mission notion organ portal posit reality station terminal theme these thesis threat vector version'
  ).split(' '),
);

/** What `word` (lower case) has in common with its relatives: deploy, deployed, deployment → deploy. Not always a word. */
export function stem(word: string): string {
  const common = commonForm(word);
  if (common.length <= 3 || !/^[a-z]+$/.test(common)) return common;
  const plain = singular(common);
  if (KEPT.has(plain)) return plain;
  return withoutEnding(withoutInflection(plain));
}

/** Takes off the past tense, -ing and a final e. */
function withoutInflection(word: string): string {
  const ending = VERB_ENDINGS.find((each) => word.endsWith(each));
  const verb = ending && word.slice(0, -ending.length);
  if (verb && verb.length >= SHORTEST_VERB && /[aeiouy]/.test(verb)) return undouble(verb);
  return word.length > SHORTEST && word.endsWith('e') ? word.slice(0, -1) : word;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** planning → plann → plan */
function undouble(base: string): string {
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
}

function withoutEnding(word: string): string {
  let base = word;
  for (const ending of ENDINGS) {
    if (base.endsWith(ending) && base.length - ending.length >= SHORTEST) base = base.slice(0, -ending.length);
  }
  return /[^aeiou]y$/.test(base) && base.length > SHORTEST ? `${base.slice(0, -1)}i` : base;
}
