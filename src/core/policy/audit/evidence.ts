// Evidence as a person may see it: one line, not endless, nothing invisible or active in it.

import { revealHidden } from '../../model/hidden';

/** Characters of evidence that are shown. */
const LONGEST = 240;
/** Selectors of forms, which have a picture only together with what stands before them. */
const SELECTORS = /[\ufe00-\ufe0f]/g;

/** One line of at most 240 characters, in which a character that can't be seen stands as `⟨U+200B⟩`. */
export function evidenceOf(text: string): string {
  const seen = revealHidden(text.slice(0, LONGEST * 4), name)
    .replace(SELECTORS, name)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(seen);
  return characters.length <= LONGEST ? seen : `${characters.slice(0, LONGEST - 1).join('')}…`;
}

function name(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `⟨U+${hex}⟩`;
}
