// Skills that were looked for, for a person: what each is for, and below it why it is here, and where it lies.

import type { Snapshot } from '../core/catalog/snapshot';
import type { Skill } from '../core/model/skill';
import type { Page } from './page';
import { padEnd, widthOf } from './width';

export interface Hit {
  readonly skill: Skill;
  /** The words that led to it. */
  readonly why: string;
}

/** Names that are longer push their description to the right. */
const NAME_COLUMN = 28;
const MARGIN = '  ';

export function hitsText(hits: readonly Hit[], snapshot: Snapshot, page: Page): string {
  if (hits.length === 0) return nothing(snapshot);
  const width = Math.min(NAME_COLUMN, Math.max(...hits.map(({ skill }) => widthOf(page.own(skill.name)))));
  return hits.map((hit) => rowsOf(hit, width, snapshot, page)).join('');
}

function rowsOf({ skill, why }: Hit, width: number, snapshot: Snapshot, page: Page): string {
  const name = page.own(skill.name);
  const left = MARGIN.length + Math.max(width, widthOf(name)) + MARGIN.length;
  const isShadowed = snapshot.shadowedBy(skill) !== undefined;
  const title = `${MARGIN}${page.paint(isShadowed ? 'dim' : 'cyan', padEnd(name, width))}${MARGIN}`;
  const text = page.rest(skill.description || 'no description', left);
  const where = `${isShadowed ? 'shadowed · ' : ''}${page.path(skill.path)}`;
  const reason = page.own(why);
  const below = `${page.paint('green', reason)}${page.paint('dim', ` · ${where}`)}`;
  return `${title}${text}\n${' '.repeat(MARGIN.length + width + MARGIN.length)}${below}\n`;
}

function nothing({ skills }: Snapshot): string {
  if (skills.length === 0) return 'There are no skills here.\n';
  return skills.length === 1
    ? 'The one skill here does not fit.\n'
    : `None of the ${skills.length} skills here fits.\n`;
}
