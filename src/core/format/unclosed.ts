// Where the keys of frontmatter end that is never closed.

import { linesOf } from './lines';

const KEY = /^[A-Za-z_][\w.-]*[ \t]*:(?:[ \t]|$)/;
const HEADING = /^#{1,6}[ \t]+\S/;

/**
 * The offset of the first blank line or heading after the first key from `start` on, else `end`; undefined where no key
 * opens the block.
 */
export function endOfKeys(text: string, start: number, end: number): number | undefined {
  const lines = linesOf(text, start, end);
  const first = lines.findIndex((line) => line.text !== '');
  const key = lines[first];
  if (!key || key.indent > 0 || !KEY.test(key.text)) return undefined;
  const last = lines.find(
    (line, index) => index > first && (line.text === '' || (line.indent === 0 && HEADING.test(line.text))),
  );
  return last ? last.start - last.indent : end;
}
