// The model that a skill asks for among those that are there.

export interface ModelNames {
  readonly id: string;
  readonly name: string;
  readonly family: string;
}

/** Agents write these for "whichever is chosen". */
const NO_WISH: ReadonlySet<string> = new Set(['', 'inherit', 'default', 'auto']);

/** True if the skill asks for a certain model. */
export function asksForModel(wanted: string | undefined): wanted is string {
  return wanted !== undefined && !NO_WISH.has(plain(wanted));
}

/**
 * The model called so, by id, name or family; punctuation and case don't count (`claude-haiku-4-5` is Claude Haiku 4.5).
 * Else one whose name holds the wish (`haiku`); of several the current one, else the first.
 */
export function pickModel<M extends ModelNames>(wanted: string, models: readonly M[], current: M): M | undefined {
  const wish = plain(wanted);
  if (wish === '') return undefined;
  const names = ({ id, name, family }: ModelNames) => [id, name, family].map(plain);
  const exact = models.filter((model) => names(model).includes(wish));
  const fitting = exact.length > 0 ? exact : models.filter((model) => names(model).some((name) => name.includes(wish)));
  return fitting.find(({ id }) => id === current.id) ?? fitting[0];
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
