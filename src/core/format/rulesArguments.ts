// Rules on "$1" and its like, which agents count and replace in different ways.

import type { Range } from './report';
import type { BodyFacts, BodyRule } from './validateBody';

/** A dollar and one digit that isn't part of a price, a longer number, a word, or escaped. */
const POSITION = /(?<![\\$\w])\$(\d)(?![\w%]|[.,–-]\d)/g;

interface Position extends Range {
  readonly index: number;
}

export const ARGUMENT_RULES: readonly BodyRule[] = [
  function countAlike(facts) {
    const positions = positionsIn(facts.prose, 0);
    if (!areArguments(positions, facts)) return;
    const first = positions.reduce((least, each) => (each.index < least.index ? each : least));
    const code = first.index === 0 ? 'argument-zero' : 'argument-base';
    facts.report.add(code, first, { text: `$${first.index}` });
  },

  function stayOutOfCode(facts) {
    if (takesArguments(facts) || areArguments(positionsIn(facts.prose, 0), facts)) return;
    for (const { start, end } of facts.fences) {
      const [first] = positionsIn(facts.text.slice(start, end), start);
      if (!first) continue;
      facts.report.add('argument-in-code', first, { text: `$${first.index}` });
      return;
    }
  },
];

function takesArguments({ head, prose }: BodyFacts): boolean {
  return head.arguments.length > 0 || head.argumentHint !== undefined || prose.includes('$ARGUMENTS');
}

function positionsIn(text: string, base: number): Position[] {
  return [...text.matchAll(POSITION)].map((match) => {
    const start = base + match.index;
    return { index: Number(match[1]), start, end: start + match[0].length };
  });
}

/** True if the numbers run from 0 or 1 without a gap, and are too many for a price or belong to declared arguments. */
function areArguments(positions: readonly Position[], facts: BodyFacts): boolean {
  const numbers = new Set(positions.map((position) => position.index));
  const first = numbers.has(0) ? 0 : 1;
  const least = takesArguments(facts) ? 1 : first === 1 ? 2 : 3;
  return numbers.size >= least && [...numbers].every((_, at) => numbers.has(first + at));
}
