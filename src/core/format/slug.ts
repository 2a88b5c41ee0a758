// From any text to a name as the open specification has it.

/** Characters of a name at most (open specification). */
export const NAME_LIMIT = 64;

/** Small letters, digits and single hyphens; empty if nothing is left, as of a title in Chinese. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, NAME_LIMIT)
    .replace(/^-|-$/g, '');
}
