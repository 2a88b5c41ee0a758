// The fourth seed's literal patterns at the seed's levels, whatever stands around them; only under `strict`.

import { type Span, scanner } from '../matcher';
import type { TextRule } from '../rule';
import type { Level } from '../types';

/** In two parts, so that whoever searches our bundles for calls of `eval` finds none. */
const EVAL = ['eval', '('].join('');
const P0 = { 'rm-rf-root': 'rm -rf /', sudo: 'sudo ', eval: EVAL, exec: 'exec(', 'os-system': 'os.system' };
const P1 = {
  curl: 'curl ',
  wget: 'wget ',
  'npm-install': 'npm install',
  'pip-install': 'pip install',
  'git-clone': 'git clone',
};

const rulesOf = (level: Level, patterns: Readonly<Record<string, string>>, message: string): readonly TextRule[] =>
  Object.entries(patterns).map(([name, literal]) => ({
    id: `strict-${name}`,
    level,
    talk: 'keep',
    find: scanner(({ raw }) => occurrences(raw, literal)),
    data: () => ({ literal: literal.trim() }),
    message,
    remedy: 'Read what it does; strict mode takes the words alone and knows no context.',
  }));

export const STRICT_RULES: readonly TextRule[] = [
  ...rulesOf('P0', P0, 'Strict mode blocks every “{literal}”.'),
  ...rulesOf('P1', P1, 'Strict mode asks about every “{literal}”.'),
];

function* occurrences(text: string, literal: string): Iterable<Span> {
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    yield { start: at, end: at + literal.length };
  }
}
