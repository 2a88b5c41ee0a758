// The page of a skill: for each agent whether it loads it, why not, and the remedy as a link that does it.

import type { State, Subject, Verdict } from '../../core/explain/verdict';
import { isFailure } from '../../core/explain/verdict';
import { fixOf, reasonOf, type Tongue } from '../../core/explain/words';
import type { Translate } from '../../host/text';
import { failureName } from '../tree/items';
import { STATE_WORDS } from '../tree/verdictWords';
import { commandAnchor, escapeHtml } from './html';

export interface WhyFacts {
  readonly subject: Subject;
  /** As a person would write it. */
  readonly place: string;
  readonly verdicts: readonly Verdict[];
  /** What VS Code itself was seen to do; undefined where that was never seen. */
  readonly given?: { readonly as: 'whole' | 'name' | 'not'; readonly at: string };
}

export function subjectName(subject: Subject): string {
  return isFailure(subject) ? failureName(subject) : subject.name;
}

/** HTML. */
export function whyBody(facts: WhyFacts, tongue: Tongue, t: Translate): string {
  const { subject, place, verdicts } = facts;
  const plain = verdicts.filter((verdict) => isPlain(verdict));
  const elsewhere = verdicts.filter(({ state }) => state === 'wrong-place');
  const provided = verdicts.filter((verdict) => verdict.state === 'loaded' && !isPlain(verdict));
  const others = verdicts.filter(({ state }) => state !== 'loaded' && state !== 'wrong-place');
  const heard = verdicts.filter(({ state }) => state === 'loaded' || state === 'cut').length;
  const name = escapeHtml(subjectName(subject));
  return [
    `<h1>${name}</h1>`,
    `<p class="dim">${commandAnchor(escapeHtml(place), 'skillshelf.open', { path: subject.path })}</p>`,
    `<p class="lead">${escapeHtml(t('{0} of {1} agents load it.', heard, verdicts.length))}</p>`,
    plain.length > 0
      ? `<ul class="chips">${plain.map(({ agent }) => `<li>${escapeHtml(agent.label)}</li>`).join('')}</ul>`
      : '',
    plain.some(isVsCode) ? givenHtml(facts, t) : '',
    section(t('Not as it should be'), others, facts, tongue, t),
    section(t('Loaded in their way'), provided, facts, tongue, t),
    section(t('They look elsewhere'), elsewhere, facts, tongue, t),
    notVerified(verdicts, t),
  ].join('\n');
}

const isPlain = ({ reason }: Verdict) => reason.code === 'loaded';

function section(title: string, verdicts: readonly Verdict[], facts: WhyFacts, tongue: Tongue, t: Translate): string {
  if (verdicts.length === 0) return '';
  const rows = alike(verdicts, tongue).map((some) => row(some, facts, tongue, t));
  return `<h2>${escapeHtml(title)}</h2><div class="rows">${rows.join('')}</div>`;
}

const TONES: Readonly<Partial<Record<State, string>>> = { refused: 'bad', cut: 'warn', 'over-budget': 'warn' };

/** Verdicts that say the same in the same words, together; each is said once. */
function alike(verdicts: readonly Verdict[], tongue: Tongue): readonly (readonly [Verdict, ...Verdict[]])[] {
  const groups = new Map<string, [Verdict, ...Verdict[]]>();
  for (const verdict of verdicts) {
    const key = [verdict.state, reasonOf(verdict, tongue), fixOf(verdict, tongue)].join('\n');
    const group = groups.get(key);
    if (group) group.push(verdict);
    else groups.set(key, [verdict]);
  }
  return [...groups.values()];
}

function row(verdicts: readonly [Verdict, ...Verdict[]], facts: WhyFacts, tongue: Tongue, t: Translate): string {
  const [verdict] = verdicts;
  const { subject } = facts;
  const { agent, state } = verdict;
  const fix = fixOf(verdict, tongue);
  const link = fix === undefined ? '' : commandAnchor(escapeHtml(fix), 'skillshelf.remedy', subject.path, agent.id);
  const said = [
    escapeHtml(reasonOf(verdict, tongue)),
    link === '' ? '' : `<span class="fix">${link}</span>`,
    verdicts.some(isVsCode) ? givenHtml(facts, t) : '',
  ];
  return [
    `<p class="agent">${verdicts.map((each) => escapeHtml(each.agent.label)).join('<br>')}</p>`,
    `<p class="state ${TONES[state] ?? ''}">${escapeHtml(t(STATE_WORDS[state]))}</p>`,
    `<p class="said">${said.join('')}</p>`,
  ].join('');
}

const isVsCode = ({ agent }: Verdict) => agent.id === 'vscode';

/** What was really seen, besides what the rule says. */
function givenHtml({ given }: WhyFacts, t: Translate): string {
  if (!given) return '';
  const words = {
    whole: t('Given to the model with its description: seen at {0}.', given.at),
    name: t('Given to the model by name alone: seen at {0}.', given.at),
    not: t('Not given to the model: seen at {0}.', given.at),
  }[given.as];
  return `<span class="seen dim">${escapeHtml(words)}</span>`;
}

function notVerified(verdicts: readonly Verdict[], t: Translate): string {
  const labels = verdicts.filter(({ agent }) => !agent.verified).map(({ agent }) => agent.label);
  if (labels.length === 0) return '';
  return `<h2>${escapeHtml(t('How sure is this?'))}</h2><p class="dim">${escapeHtml(
    t(
      'The rules of {0} are what is commonly said of them; the others were held against the agent or its documentation.',
      labels.join(', '),
    ),
  )}</p>`;
}
