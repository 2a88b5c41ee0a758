// Follows a value for a few lines: what was fetched or decoded into a variable, and then run.

import type { AuditDocument } from './document';
import { type Matcher, type Span, scanner } from './matcher';

/** Lines after an assignment in which its variable is looked for. */
const SOON = 8;
/** The variable to which the rest of a line is assigned. */
const ASSIGNED =
  /(?:^|[\s;({])(?:const |let |var |my |local |export )?[$@]?([a-z_][\w]{0,40})(?:\s?:\s?[\w[\]., ]{1,30})?\s?:?=(?!=)[^\n=]{0,200}$/;
const CALLS =
  /(?:(?<![\w.])(?:exec|eval|compile|function|execfile|iex|invoke-expression)|\b(?:os\.system|os\.popen|subprocess\.\w{3,16}|popen|run|call|check_output|getoutput|exec(?:sync)?|spawn(?:sync)?|system|instance_eval|pickle\.loads|marshal\.loads|runin\w{3,16}))\s?\(?\s?\[?\s?(?:compile\s?\(\s?|shlex\.split\s?\(\s?)?\$?/;
const SHELLS = /(?:\b(?:eval|source|iex|(?:ba|z|da)?sh(?:\s-c)?)\s{1,3}["']?|<<<\s?["']?|\|\s?)\$\{?/;

/** Places where what `source` finds is put into a variable that is run soon after. */
export function runLater(source: Matcher): Matcher {
  return scanner(function* (document): Iterable<Span> {
    for (const span of document.find(source)) {
      const end = runOf(document, span);
      if (end !== undefined) yield { start: span.start, end };
    }
  });
}

function runOf(document: AuditDocument, { start, end }: Span): number | undefined {
  const line = document.lineAt(start);
  const before = document.text.slice(Math.max(document.starts[line] as number, start - 240), start);
  const name = ASSIGNED.exec(before)?.[1];
  if (!name) return undefined;
  const last = document.starts[document.lineAt(end) + SOON + 1] ?? document.text.length;
  const rest = document.text.slice(end, Math.min(last, end + 2000));
  const used = new RegExp(`(?:${CALLS.source}|${SHELLS.source})${name}\\b`).exec(rest);
  if (used) return end + used.index + used[0].length;
  // One step further: `code = response.text`, and `code` is run.
  const next = new RegExp(
    `(?:^|[\\n;{]\\s{0,40})(?:const |let |var )?[$]?([a-z_]\\w{0,40})\\s?=\\s?(?:await |str\\()?\\$?${name}\\b`,
  ).exec(rest)?.[1];
  const again = next && new RegExp(`(?:${CALLS.source}|${SHELLS.source})${next}\\b`).exec(rest);
  return again ? end + again.index + again[0].length : undefined;
}
