// Names one letter off another: how a false package or skill is taken for a true one.

/** True if one insertion, deletion, replacement or swap of neighbours turns `a` into `b`, and they differ. */
export function isOneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let fromEnd = 0;
  const most = Math.min(a.length, b.length) - start;
  while (fromEnd < most && a[a.length - 1 - fromEnd] === b[b.length - 1 - fromEnd]) fromEnd++;
  const leftA = a.slice(start, a.length - fromEnd);
  const leftB = b.slice(start, b.length - fromEnd);
  if (leftA.length <= 1 && leftB.length <= 1) return true;
  return leftA.length === 2 && leftA[0] === leftB[1] && leftA[1] === leftB[0] && leftB.length === 2;
}

/** The one of `known` that `name` is one letter off; undefined if it is itself known or there is none. */
export function lookalikeOf(name: string, known: ReadonlySet<string>): string | undefined {
  if (name.length < 5 || known.has(name)) return undefined;
  for (const each of known) {
    if (each.length >= 5 && Math.abs(each.length - name.length) <= 1 && isOneOff(name, each)) return each;
  }
  return undefined;
}
