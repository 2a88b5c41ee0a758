// Which tools a model is offered: ours, those that the person referenced, and those that a skill in use names.

/** `own`: ours alone. `referenced`: also those referenced with # and those that a skill in use names. `all`: every tool. */
export type ToolChoice = 'own' | 'referenced' | 'all';

/** What of a skill decides on tools. */
export interface ToolWishes {
  readonly tools: readonly string[];
  readonly disallowedTools: readonly string[];
}

export interface Offer {
  readonly choice: ToolChoice;
  /** The names of all tools that are not ours. */
  readonly others: readonly string[];
  readonly referenced: ReadonlySet<string>;
  /** The skills in use. */
  readonly active: readonly ToolWishes[];
  /** The tools here that an agent's name for a tool means; none where it means nothing here. */
  readonly resolve: (name: string) => readonly string[];
}

/**
 * The names of the others to offer, in their order. A list of tools restricts to what it names; one that names nothing
 * that is here restricts nothing. Of several skills in use it is enough that one names or doesn't restrict a tool.
 */
export function offeredTools({ choice, others, referenced, active, resolve }: Offer): readonly string[] {
  if (choice === 'own') return [];
  const wishes = active.map(({ tools, disallowedTools }) => ({
    named: new Set(tools.flatMap(resolve)),
    refused: new Set(disallowedTools.flatMap(resolve)),
  }));
  const isNamed = (name: string) => wishes.some(({ named, refused }) => named.has(name) && !refused.has(name));
  const isPermitted = (name: string) =>
    wishes.length === 0 ||
    wishes.some(({ named, refused }) => (named.size === 0 || named.has(name)) && !refused.has(name));
  return others.filter((name) => isNamed(name) || ((choice === 'all' || referenced.has(name)) && isPermitted(name)));
}
