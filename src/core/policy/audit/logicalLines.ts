// Puts on one line what a machine or a reader takes as one: continued commands, open calls, paragraphs.

import { isScript } from './languages';
import type { Zone } from './zones';

/** A line that ends so goes on: a backslash, an operator of the shell, an open bracket, a comma. */
const GOES_ON = /(?:\\|\||&&|\(|,)[ \t]{0,20}$/;
/** PowerShell's sign for the same. */
const GOES_ON_POWERSHELL = /(?:`|\||\(|,|\{)[ \t]{0,20}$/;
/** Most lines that are joined in code, so that a distance in lines keeps its sense. */
const MOST_JOINED = 24;
const CR = 13;

/**
 * `text` with a space for each line end that ends nothing; of the same length. `starts` are the offsets of its
 * lines.
 */
export function joinLogicalLines(text: string, starts: readonly number[], zones: readonly Zone[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const end of zones.flatMap((zone) => softEnds(text, starts, zone))) {
    const from = text.charCodeAt(end - 2) === CR ? end - 2 : end - 1;
    // The backslash itself would part the words of a pattern.
    const cut = text[from - 1] === '\\' ? from - 1 : from;
    pieces.push(text.slice(done, cut), ' '.repeat(end - cut));
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

/** Offsets after the line ends of a zone that end nothing. */
function softEnds(text: string, starts: readonly number[], zone: Zone): number[] {
  const ends: number[] = [];
  let joined = 0;
  for (let line = zone.first; line < zone.last; line++) {
    const end = starts[line + 1] as number;
    joined = goesOn(text, zone, starts[line] as number, end) ? joined + 1 : 0;
    if (joined > 0 && (zone.kind !== 'code' || joined <= MOST_JOINED)) ends.push(end);
  }
  return ends;
}

function goesOn(text: string, zone: Zone, start: number, end: number): boolean {
  switch (zone.kind) {
    case 'prose':
    case 'list':
      return true;
    case 'frontmatter':
      return text[end] === ' ' || text[end] === '\t';
    case 'code':
      return codeGoesOn(text, zone, start, end);
    default:
      return false;
  }
}

function codeGoesOn(text: string, zone: Zone, start: number, end: number): boolean {
  if (!isScript(zone.language) && zone.language !== 'unknown') return false;
  const tail = text.slice(Math.max(start, end - 60), end).trimEnd();
  return (zone.language === 'powershell' ? GOES_ON_POWERSHELL : GOES_ON).test(tail);
}
