// Puts findings that came without a place at the key of the file that they are about.

import type { Entry } from '../format/entry';
import { findFence } from '../format/fence';
import { readFrontmatter } from '../format/frontmatter';
import { Report } from '../format/report';
import { type Finding, positionAt } from '../model/finding';
import { KEYS_ACROSS } from './acrossSkills';

/** The findings at the values of their keys in `text`, a whole SKILL.md or its head; the others as they are. */
export function placed(findings: readonly Finding[], text: string): readonly Finding[] {
  if (findings.length === 0) return findings;
  const entries = entriesOf(text);
  return findings.map((finding) => {
    const keys = KEYS_ACROSS[finding.code] ?? [];
    const entry = entries.find(({ key }) => keys.includes(key));
    return entry ? { ...finding, ...rangeIn(entry, finding, text) } : finding;
  });
}

function entriesOf(text: string): readonly Entry[] {
  const fence = findFence(text);
  return fence && fence.kind !== 'foreign' ? readFrontmatter(text, fence, new Report(text)).entries : [];
}

/** A dependency's own name in the list, else the whole value. */
function rangeIn({ start, end }: Entry, { data }: Finding, text: string) {
  const name = data.name === undefined ? '' : String(data.name);
  const at = name === '' ? -1 : text.slice(start, end).indexOf(name);
  const range = at < 0 ? { start, end } : { start: start + at, end: start + at + name.length };
  return { ...range, ...positionAt(text, range.start) };
}
