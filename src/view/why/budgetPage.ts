// The page of the listings: how full each agent's is, what is cut or falls out, and what would bring it back.

import type { Budget } from '../../core/explain/budget';
import type { Skill } from '../../core/model/skill';
import type { Translate } from '../../host/text';
import { count } from '../count';
import { commandAnchor, escapeHtml } from './html';

/** Names that are told of a long list. */
const TOLD = 40;

/** HTML. */
export function budgetBody(budgets: readonly Budget[], t: Translate): string {
  const inUse = budgets.filter(({ fates }) => fates.size > 0);
  const idle = budgets.filter(({ fates }) => fates.size === 0).map(({ agent }) => agent.label);
  return [
    `<h1>${escapeHtml(t('Listing Budgets'))}</h1>`,
    `<p class="dim">${escapeHtml(t('Each request of an agent carries a listing of its skills. When it is full, descriptions are cut or skills fall out, and the model does not know them.'))}</p>`,
    ...inUse.map((budget) => meter(budget, t)),
    idle.length > 0 ? `<p class="dim">${escapeHtml(t('Nothing to list: {0}', idle.join(', ')))}</p>` : '',
  ].join('\n');
}

function meter(budget: Budget, t: Translate): string {
  const { agent, limit, used, kept, cut, dropped, fitting } = budget;
  const all = kept + cut.length + dropped.length;
  const size =
    limit === undefined
      ? t('≈ {0} characters, no known limit', count(used))
      : t('≈ {0} of {1} characters', count(used), count(limit));
  return [
    '<section class="meter">',
    `<header><span class="agent">${commandAnchor(escapeHtml(agent.label), 'skillshelf.filterByAgent', agent.id)}</span>`,
    `<span class="dim">${escapeHtml(`${all === 1 ? t('1 skill') : t('{0} skills', count(all))} · ${size}`)}</span></header>`,
    limit === undefined ? '' : track(used / limit, cut.length + dropped.length > 0),
    names(t('Cut:'), cut),
    names(t('Left out:'), dropped),
    fitting
      ? `<p>${escapeHtml(t('With descriptions of at most {0} characters all would fit; {1} are longer.', count(fitting.length), count(fitting.longer)))}</p>`
      : '',
    '</section>',
  ].join('');
}

/** A picture and no style of its own: the policy allows no style attribute. */
function track(share: number, isFull: boolean): string {
  const width = Math.min(100, Math.max(1, Math.round(share * 100)));
  return `<svg class="track" width="100%" height="6" role="img" aria-label="${width}%"><rect class="bar${isFull ? ' full' : ''}" width="${width}%" height="6"/></svg>`;
}

function names(title: string, skills: readonly Skill[]): string {
  if (skills.length === 0) return '';
  const links = skills
    .slice(0, TOLD)
    .map(({ name, path }) => commandAnchor(escapeHtml(name), 'skillshelf.why', path))
    .join(', ');
  const more = skills.length > TOLD ? ` … +${skills.length - TOLD}` : '';
  return `<p class="names"><span class="dim">${escapeHtml(title)}</span> ${links}${more}</p>`;
}
