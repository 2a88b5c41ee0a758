// The names that a mistyped one may have meant.

const enough = (length: number) => Math.max(1, Math.floor(length / 3));

/** At most `limit` of `names` that are like `name`, the nearest first; case and hyphens don't count. */
export function nearestNames(name: string, names: readonly string[], limit: number): readonly string[] {
  const wanted = fold(name);
  if (wanted === '') return [];
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of new Set(names)) {
    const distance = distanceOf(wanted, fold(candidate));
    if (distance !== undefined) found.push({ candidate, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return found.slice(0, limit).map(({ candidate }) => candidate);
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-./:]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** How far `candidate` is from `wanted`; undefined if it is not like it at all. Containing it counts as near. */
function distanceOf(wanted: string, candidate: string): number | undefined {
  const limit = enough(Math.max(wanted.length, candidate.length));
  const typed = editDistance(wanted, candidate, limit);
  if (typed <= limit) return typed;
  if (wanted.length >= 3 && candidate.includes(wanted)) return limit + 1;
  return sharesWord(wanted, candidate) ? limit + 2 : undefined;
}

function sharesWord(wanted: string, candidate: string): boolean {
  const words = candidate.split('-');
  return wanted.split('-').some((word) => word.length >= 3 && words.includes(word));
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; any number above `limit`
 * where there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;
