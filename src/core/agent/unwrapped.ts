// Markdown for a chat, which shows the end of a line as such: paragraphs that an author wrapped become one line each.

const FENCE = /^\s*(?:`{3,}|~{3,})/;
/** A line that opens something: a heading, a list item, a quote, a table's row, a rule. */
const OPENS = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||[-*_=]{3,}\s*$)/;
/** Lines after which the next one is not their continuation. */
const CLOSED = /^\s*(?:#{1,6}\s|\||[-*_=]{3,}\s*$)|(?: {2}|\\)$/;

export function unwrapped(markdown: string): string {
  const lines: string[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    const last = lines.at(-1) ?? '';
    const isFence = FENCE.test(line);
    if (isCode || isFence || !continues(last, line)) lines.push(line);
    else lines[lines.length - 1] = `${last} ${line.trimStart()}`;
    if (isFence) isCode = !isCode;
  }
  return lines.join('\n');
}

function continues(last: string, line: string): boolean {
  if (last.trim() === '' || line.trim() === '') return false;
  return !FENCE.test(last) && !CLOSED.test(last) && !OPENS.test(line);
}
