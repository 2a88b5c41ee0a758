// Rules on links from a body to the skill's files, and from these to others.

import { dirname } from '../model/paths';
import { fileOf, type Link, linksOf } from './links';
import { proseOf } from './prose';
import type { BodyFacts, BodyRule } from './validateBody';

export const LINK_RULES: readonly BodyRule[] = [
  function leadSomewhere({ prose, files, report }) {
    if (!files) return;
    const known = withFolders(files);
    for (const link of linksOf(prose)) {
      const path = fileOf(link.target);
      if (path !== undefined && path !== '' && !known.has(path)) report.add('link-dead', link, { path });
    }
  },

  function leadOneLevelDeep(facts) {
    const named = new Map<string, Link>();
    for (const link of linksOf(facts.prose)) {
      const path = fileOf(link.target);
      if (path !== undefined && !named.has(path)) named.set(path, link);
    }
    for (const [from, link] of named) {
      const to = furtherFile(facts, from, named);
      if (to !== undefined) facts.report.add('reference-deep', link, { from, to });
    }
  },
];

/** The first Markdown file of the skill to which `from` leads, and which the body doesn't name. */
function furtherFile(
  { references, files }: BodyFacts,
  from: string,
  named: ReadonlyMap<string, unknown>,
): string | undefined {
  const text = references?.get(from);
  if (text === undefined || !files) return undefined;
  const { prose } = proseOf(text, [{ start: 0, end: text.length }]);
  return linksOf(prose)
    .map((link) => fileOf(link.target, from.includes('/') ? dirname(from) : ''))
    .find((to) => to?.endsWith('.md') && to !== from && to !== 'SKILL.md' && !named.has(to) && files.includes(to));
}

/** The files, and the folders in which they lie. */
function withFolders(files: readonly string[]): ReadonlySet<string> {
  const known = new Set(files);
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) known.add(file.slice(0, at));
  }
  return known;
}
