// Which lines belong to one function: by indentation, which is enough for code that people wrote.

import type { AuditDocument } from './document';
import { isScript } from './languages';
import type { Zone } from './zones';

const OPENS =
  /^\s{0,80}(?:(?:export|async|public|private|static|default|pub|local) ){0,3}(?:def |function\b|fn |func |sub )|^\s{0,80}[\w$.-]{1,60}\s?\(\)\s?\{|=>\s?\{\s{0,20}$|^\s{0,80}(?:async )?[\w$]{1,60}\([^()]{0,200}\)\s?\{\s{0,20}$/;
const CONTROL = /^\s{0,80}(?:if|for|while|switch|catch|else|elif|with|try)\b/;

/** For each line the number of the outermost function that holds it; 0 outside of any. */
export function unitsOf(document: AuditDocument): Int32Array {
  const units = new Int32Array(document.starts.length);
  let next = 1;
  for (const zone of document.zones) {
    if (zone.kind === 'code' && isScript(zone.language)) next = numberUnits(document, zone, units, next);
  }
  return units;
}

function numberUnits(document: AuditDocument, zone: Zone, units: Int32Array, first: number): number {
  let unit = first;
  let indent = -1;
  for (let line = zone.first; line <= zone.last; line++) {
    const text = document.raw.slice(document.starts[line], (document.starts[line] as number) + 300);
    const own = indentOf(text);
    if (indent >= 0 && own >= 0 && own <= indent && !closes(text)) indent = -1;
    if (indent < 0 && own >= 0 && opens(firstLine(text))) {
      indent = own;
      unit++;
    }
    if (indent >= 0) units[line] = unit;
  }
  return unit + 1;
}

const firstLine = (text: string) => text.split('\n', 1)[0] as string;

function opens(line: string): boolean {
  return OPENS.test(line) && !CONTROL.test(line);
}

/** -1 for a blank line. */
function indentOf(text: string): number {
  const at = text.search(/[^ \t]/);
  return at < 0 || text[at] === '\n' || text[at] === '\r' ? -1 : at;
}

function closes(text: string): boolean {
  return /^\s{0,80}[})\]]/.test(text);
}
