// The rule on `permissions`: a manifest of which one part isn't understood is refused whole (fourth seed).

import { parsePermissions, type Refusal } from '../model/permissions';
import type { Entry } from './entry';
import type { Range } from './report';
import type { HeadRule } from './validate';

export const PERMISSION_RULES: readonly HeadRule[] = [
  function isUnderstood({ head, parts }) {
    const entry = parts.first('permissions');
    const parsed = parsePermissions(head.permissions);
    if (!entry || parsed.kind === 'permissions') return;
    const { spot, problem, expected } = parsed.refusal;
    const code = problem === 'unknown-key' ? 'permissions-key' : 'permissions-value';
    const range = rangeOf(parsed.refusal, entry, parts.source.text);
    parts.report.add(code, range, { spot: ['permissions', ...spot].join('.'), expected });
  },
];

/** The key that isn't known, or the value behind the keys; as near as can be told from the text of the whole entry. */
function rangeOf({ spot, value }: Refusal, entry: Entry, text: string): Range {
  let at = entry.start;
  for (const key of spot.filter((each) => !/^\d+$/.test(each))) {
    const next = text.indexOf(key, at);
    if (next < 0 || next >= entry.end) return entry;
    at = next;
    if (key === spot.at(-1) && value === undefined) return { start: at, end: at + key.length };
    at += key.length;
  }
  const written = typeof value === 'object' ? '' : String(value ?? '');
  const start = written === '' ? -1 : text.indexOf(written, at);
  return start < 0 || start >= entry.end ? entry : { start, end: start + written.length };
}
