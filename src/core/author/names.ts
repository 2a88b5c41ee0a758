// Where the names of skills stand in a SKILL.md: its own, and those it depends on.

import type { Entry } from '../format/entry';
import { findFence } from '../format/fence';
import { fieldLike } from '../format/fields';
import { listOf } from '../format/fieldTypes';
import { readFrontmatter } from '../format/frontmatter';
import { isJarvis, readJarvis } from '../format/jarvis';
import { type Range, Report } from '../format/report';

/** A name in its place, without quotes around it. */
export interface NameUse extends Range {
  readonly kind: 'own' | 'dependency';
  readonly name: string;
}

/** The uses in a whole file, in their order. */
export function namesIn(text: string): readonly NameUse[] {
  const entries = entriesOf(text);
  const own = entries.find((entry) => fieldLike(entry.key)?.fills === 'name' && typeof entry.value === 'string');
  const dependencies = entries.filter((entry) => fieldLike(entry.key)?.fills === 'dependencies');
  return [...(own ? ownName(text, own) : []), ...dependencies.flatMap((entry) => items(text, entry))].sort(
    (a, b) => a.start - b.start,
  );
}

/** The use in which `offset` lies. */
export function nameAt(text: string, offset: number): NameUse | undefined {
  return namesIn(text).find(({ start, end }) => start <= offset && offset <= end);
}

/** The keys of a whole file, wherever its dialect has them. */
export function entriesOf(text: string): readonly Entry[] {
  const fence = findFence(text);
  if (fence && fence.kind !== 'foreign') return readFrontmatter(text, fence, new Report(text)).entries;
  return isJarvis(text) ? readJarvis(text).entries : [];
}

function ownName(text: string, entry: Entry): NameUse[] {
  const name = String(entry.value).trim();
  return found(text, entry, [name]).map((place) => ({ kind: 'own', name, ...place }));
}

function items(text: string, entry: Entry): NameUse[] {
  const names = listOf(entry.value);
  return found(text, entry, names).map((place, index) => ({
    kind: 'dependency',
    name: names[index] as string,
    ...place,
  }));
}

/** The places of `names` in an entry's value, in their order; those that are written with escapes aren't found. */
function found(text: string, entry: Entry, names: readonly string[]): Range[] {
  const places: Range[] = [];
  let from = entry.start;
  for (const name of names) {
    const start = text.indexOf(name, from);
    if (start < 0 || start + name.length > entry.end) break;
    from = start + name.length;
    places.push({ start, end: from });
  }
  return places;
}
