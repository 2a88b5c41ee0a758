// Finds words written with look-alike letters of several alphabets, or with letters styled by their code points.

import type { AuditDocument } from '../document';
import { type Span, scanner } from '../matcher';

/** What such a text must hold at least, and the words themselves. */
const KINDS: readonly (readonly [quick: RegExp, words: RegExp])[] = [
  // A Latin and a Cyrillic letter side by side; a Cyrillic ending on a Latin name is parted by a hyphen.
  [
    /[\u0400-\u04ff]/,
    /[a-zA-Z\u0400-\u04ff\d_.-]{0,60}(?:[a-zA-Z][\u0400-\u04ff]|[\u0400-\u04ff][a-zA-Z])[a-zA-Z\u0400-\u04ff\d_.-]{0,60}/g,
  ],
  [/[\u0370-\u03ff]/, /https?:\/\/[\w.-]{0,60}[\u0370-\u03ff][\w.\u0370-\u03ff-]{0,80}/g],
  [/\ud835/, /(?:\ud835[\udc00-\udfff]){4,400}/g],
  [/[\uff21-\uff5a]/, /[\uff21-\uff3a\uff41-\uff5a]{4,200}/g],
];

export const mixedScripts = scanner(findMixed);

function* findMixed({ raw }: AuditDocument): Iterable<Span> {
  for (const [quick, words] of KINDS) {
    if (!quick.test(raw)) continue;
    for (const match of raw.matchAll(words)) yield { start: match.index, end: match.index + match[0].length };
  }
}
