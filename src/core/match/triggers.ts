// Which skills does a message call by their own words? (automatic load; no ranking by meaning)

export interface TriggerSource {
  readonly triggers: readonly string[];
  /** Literal prefixes such as `/my-skill`. */
  readonly patterns: readonly string[];
}

export interface TriggerMatch<Skill extends TriggerSource = TriggerSource> {
  readonly skill: Skill;
  readonly kind: 'pattern' | 'trigger';
  /** The trigger or pattern, as its author wrote it. */
  readonly by: string;
}

const AT_MOST = 3;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD = /[\p{L}\p{N}_]/u;

/**
 * The skills that `text` calls, at most three, the most specific first: a pattern before a trigger, a longer
 * one before a shorter. Patterns are prefixes of the text; triggers stand in it at word boundaries, Chinese,
 * Japanese and Korean ones anywhere. Case is ignored.
 */
export function matchTriggers<Skill extends TriggerSource>(
  text: string,
  skills: readonly Skill[],
): readonly TriggerMatch<Skill>[] {
  const folded = foldText(text);
  const matches: TriggerMatch<Skill>[] = [];
  for (const skill of skills) {
    const match = bestOf(folded, skill);
    if (match) matches.push(match);
  }
  return matches.sort(bySpecificity).slice(0, AT_MOST);
}

function bestOf<Skill extends TriggerSource>(folded: string, skill: Skill): TriggerMatch<Skill> | undefined {
  const hits: TriggerMatch<Skill>[] = [];
  for (const by of skill.patterns) if (isPrefix(foldText(by), folded)) hits.push({ skill, kind: 'pattern', by });
  for (const by of skill.triggers) if (occurs(foldText(by), folded)) hits.push({ skill, kind: 'trigger', by });
  return hits.sort(bySpecificity)[0];
}

function bySpecificity(a: TriggerMatch, b: TriggerMatch): number {
  if (a.kind !== b.kind) return a.kind === 'pattern' ? -1 : 1;
  return lengthOf(b.by) - lengthOf(a.by);
}

/** How much a text says, in Latin letters: a Chinese character counts as two. */
export function lengthOf(text: string): number {
  let sum = 0;
  for (const character of foldText(text)) sum += CJK.test(character) ? 2 : 1;
  return sum;
}

/** True if `text` begins with `pattern`, and the pattern's last word ends there. */
function isPrefix(pattern: string, text: string): boolean {
  return (
    pattern !== '' &&
    text.startsWith(pattern) &&
    !(isWordAt(pattern, pattern.length - 1) && isWordAt(text, pattern.length))
  );
}

/** True if `trigger` stands in `text`: whole words, where it is not written in a script without spaces. */
export function occurs(trigger: string, text: string): boolean {
  if (trigger === '') return false;
  for (let at = text.indexOf(trigger); at >= 0; at = text.indexOf(trigger, at + 1)) {
    const end = at + trigger.length;
    const startsClean = !(isWordAt(trigger, 0) && isWordAt(text, at - 1));
    const endsClean = !(isWordAt(trigger, trigger.length - 1) && isWordAt(text, end));
    if (startsClean && endsClean) return true;
  }
  return false;
}

/** A letter or digit of a script that puts spaces between words. */
function isWordAt(text: string, index: number): boolean {
  const character = text.charAt(index);
  return WORD.test(character) && !CJK.test(character);
}

/** Case, width and runs of spaces taken out. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
