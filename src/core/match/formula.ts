// The ranking formula: BM25 over fields, with softer counts in the body. Numbers were set on half of a benchmark's
// requests and held against the other half (bench/match.ts).

export type Field = 'name' | 'triggers' | 'tags' | 'tools' | 'description' | 'body';

interface FieldRow {
  /** What one word counts in a field of usual length. */
  readonly weight: number;
  /**
   * How many words the field usually has. A constant rather than the average of the moment, so that one skill's
   * change costs one skill.
   */
  readonly usual: number;
  /** How much a field that is longer than usual is held against its words, 0 to 1. */
  readonly lengthShare: number;
  /** The power to which the number of times is raised: 1 counts each, ½ the fourth as much as the second and third. */
  readonly repeat: number;
}

/** In the order in which a skill's words are kept; the body last. */
export const FIELDS: Readonly<Record<Field, FieldRow>> = {
  name: { weight: 3, usual: 2.5, lengthShare: 0.5, repeat: 1 },
  triggers: { weight: 2, usual: 12, lengthShare: 0.3, repeat: 1 },
  tags: { weight: 1, usual: 4, lengthShare: 0.3, repeat: 1 },
  tools: { weight: 0.5, usual: 4, lengthShare: 0.3, repeat: 1 },
  description: { weight: 1, usual: 32, lengthShare: 0.3, repeat: 1 },
  body: { weight: 0.6, usual: 300, lengthShare: 0.5, repeat: 0.5 },
};

const SATURATION = 1.2;

/** What a word that stands `times` times in a field of `length` words counts there. */
export function weightIn(field: Field, times: number, length: number): number {
  const { weight, usual, lengthShare, repeat } = FIELDS[field];
  return (weight * times ** repeat) / (1 - lengthShare + (lengthShare * length) / usual);
}

/** How strongly a skill is about a word, 0 to 1; `weight` is the sum over its fields. */
export function impactOf(weight: number): number {
  return weight / (SATURATION + weight);
}

/**
 * Among few skills any word seems rare or common by chance, so their number is taken to be larger by as many, as if
 * others without the word stood beside them.
 */
const OTHERS = 50;

/** How much a word tells skills apart; `count` of `total` skills have it, those with it in the body alone counted half. */
export function rarityOf(count: number, total: number): number {
  return Math.log(1 + (total + OTHERS - count + 0.5) / (count + 0.5));
}

/** An impact from which on a word of the request counts as fully covered. */
const FULL_IMPACT = 0.4;

/** How much of a word of the request a skill covers, 0 to 1. */
export function coverageOf(impact: number): number {
  return Math.min(1, impact / FULL_IMPACT);
}

/** Half a request covered is worth less than half of it all: `covered` and `asked` are sums of rarities. */
export function coordinated(score: number, covered: number, asked: number): number {
  return score * Math.sqrt(covered / asked);
}

/** For two words of the request that stand together in the skill's head, or in its body; times their mean rarity. */
export const TOGETHER = { head: 0.3, body: 0.3 };

const NAMED = 0.2;

/** For a name whose words were asked for: the more of it, the better. */
export function namedness(name: readonly { readonly rarity: number; readonly isAsked: boolean }[]): number {
  let asked = 0;
  let whole = 0;
  for (const { rarity, isAsked } of name) {
    whole += rarity;
    if (isAsked) asked += rarity;
  }
  return asked === 0 ? 0 : NAMED * asked * (asked / whole);
}
