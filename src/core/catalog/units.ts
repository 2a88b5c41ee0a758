// What a root consists of: those of its entries that may hold skills, and where in each of them to look.

import { isSkillFile } from '../format/document';
import { finding } from '../model/finding';
import { isInside, join } from '../model/paths';
import type { Entry } from '../model/ports';
import type { Layout } from '../model/root';
import {
  below,
  type Found,
  isDangling,
  type Place,
  placeOf,
  SKILL_FILE,
  skillFileOf,
  skillFilesAmong,
} from './candidate';
import { brokenLink } from './links';
import { isPassedOver, type WalkOptions, walk } from './walk';

const NOTHING: Found = { candidates: [], broken: [] };

/** The entries of `root` in which, or as which, there may be skills. */
export function unitsAmong(entries: readonly Entry[], root: Place, { layout, exclude }: WalkOptions): Entry[] {
  const folders = entries.filter(
    ({ name, kind }) => kind === 'folder' && !isPassedOver(name, layout) && !exclude?.(join(root.path, name)),
  );
  const dangling = entries.filter((entry) => isDangling(entry) && !isSkillFile(entry.name));
  return [...folders, ...dangling, ...skillFilesAmong(entries, layout)];
}

/** Where a folder would have its skill. Whether it is there, the reading will tell; nothing is looked at twice. */
export function guess(folder: Place): Found {
  return { candidates: [below(folder, SKILL_FILE)], broken: [] };
}

/** True if `layout` lets one guess. */
export function isGuessed({ depth }: Layout): boolean {
  return depth === 1;
}

/** What may be a skill in one unit. */
export async function findInUnit(root: Place, unit: Entry, options: WalkOptions): Promise<Found> {
  const path = join(root.path, unit.name);
  const place = await placeOf(root, unit, options.files);
  if (!place || isDangling(unit)) {
    return { candidates: [], broken: [{ path, finding: await brokenLink(path, options.files) }] };
  }
  if (unit.link && isInside(place.realPath, root.realPath)) {
    return { candidates: [], broken: [{ path, finding: finding('link-loop') }] };
  }
  const isFlat = isGuessed(options.layout);
  if (unit.kind === 'folder') return isFlat ? guess(place) : walk(place, options.layout.depth - 1, options);
  return isFlat ? misplaced(root, unit.name) : { candidates: [place], broken: [] };
}

function misplaced({ path }: Place, name: string): Found {
  const remedy = join(path, 'my-skill', SKILL_FILE);
  return {
    candidates: [],
    broken: [{ path: join(path, name), finding: finding('skill-misplaced', { name, path: remedy }) }],
  };
}

/** What there is in place of a SKILL.md that was guessed and isn't there: another spelling, a broken link, nothing. */
export async function findOtherSpelling(folder: Place, { files }: WalkOptions): Promise<Found> {
  const entries = await files.list(folder.path);
  const entry = 'kind' in entries ? undefined : skillFileOf(entries);
  if (!entry) return NOTHING;
  const place = await placeOf(folder, entry, files);
  if (place && !isDangling(entry)) return { candidates: [place], broken: [] };
  const path = join(folder.path, entry.name);
  return { candidates: [], broken: [{ path, finding: await brokenLink(path, files) }] };
}
