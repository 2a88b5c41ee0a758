// Which part of a root a change on the disk concerns.

import { dirname, isInside, relative } from '../model/paths';
import type { RootScan } from './scanRoot';

/** The units of `scan` in which something happened at one of `paths`; `all` where it happened to the root itself. */
export function unitsConcerned(scan: RootScan, paths: readonly string[]): ReadonlySet<string> | 'all' {
  const bases = [...new Set([scan.root.path, scan.realPath])];
  const links = linkTargets(scan);
  const units = new Set<string>();
  for (const path of paths) {
    for (const base of bases) {
      if (isInside(path, base)) return 'all';
      if (isInside(base, path)) units.add(relative(base, path).split('/', 1)[0] as string);
    }
    for (const [target, unit] of links) if (isInside(target, path) || isInside(path, target)) units.add(unit);
  }
  return units;
}

/** The folders really meant by the root and by the links in it, where these are elsewhere than they are seen. */
export function realFolders(scan: RootScan): string[] {
  const own = scan.realPath === scan.root.path ? [] : [scan.realPath];
  return [
    ...own,
    ...linkTargets(scan)
      .map(([target]) => target)
      .filter((target) => !isInside(scan.realPath, target)),
  ];
}

/** The real folders to which the root's links lead, each with the unit that it is seen in. */
function linkTargets({ units }: RootScan): [target: string, unit: string][] {
  return [...units].flatMap(([unit, records]) =>
    records.filter(({ linked }) => linked).map(({ realPath }): [string, string] => [dirname(realPath), unit]),
  );
}
