// The question of trust in words: what a model would get, and what it could do with it. Free of VS Code.

import { visibleLine } from '../../core/model/hidden';
import type { Question } from '../../core/policy/trust/consent';
import { promptName } from '../../core/prompt/promptLine';
import type { Words } from '../text';

/** Names that are told one by one. */
const TOLD = 3;
/** Characters of a stranger's word. */
const LONGEST = 48;

/** Two or three sentences; a notification shows no more. */
export function questionText(question: Question, words: Words): string {
  const { skill, facts, difference, collection } = question;
  const { t } = words;
  const name = plain(promptName(skill.name));
  const place = plain(skill.root.label);
  const opening = difference
    ? t('“{0}” has changed since you allowed it: {1}.', name, differenceText(difference, words))
    : collection.length > 1
      ? t('May a language model have the skill “{0}”, one of {1} in {2}?', name, collection.length, place)
      : t('May a language model have the skill “{0}” from {1}?', name, place);
  const powers = powersText(facts, words);
  const closing = difference ? t('May a language model still have it?') : '';
  return [opening, powers || t('It is text only.'), closing].filter((part) => part !== '').join(' ');
}

function differenceText({ added, changed, removed }: NonNullable<Question['difference']>, { t }: Words): string {
  const parts = [
    ...changed.map((file) => t('{0} is another', plain(file))),
    ...added.map((file) => t('{0} is new', plain(file))),
    ...removed.map((file) => t('{0} is gone', plain(file))),
  ];
  return few(parts);
}

/** What it could do, in a few words; empty for a skill of plain text. */
export function powersText({ scripts, hosts, tools, commands, hasHooks, report }: Question['facts'], { t }: Words) {
  const risks = report.findings.filter(({ level }) => level === 'P1').length;
  return [
    scripts.length === 1 && t('It brings a script ({0}).', plain(scripts[0] ?? '')),
    scripts.length > 1 && t('It brings {0} scripts.', scripts.length),
    hosts.length > 0 && t('It speaks of {0}.', few(hosts.map(plain))),
    tools.length > 0 && t('It asks for {0}.', few(tools.map(plain))),
    (commands.length > 0 || hasHooks) && t('Some agents would run commands of it unasked.'),
    risks === 1 && t('The audit has a remark.'),
    risks > 1 && t('The audit has {0} remarks.', risks),
  ]
    .filter((part) => part !== false)
    .join(' ');
}

function few(words: readonly string[]): string {
  return words.length <= TOLD ? words.join(', ') : `${words.slice(0, TOLD).join(', ')} …`;
}

/** A notification makes links of Markdown's brackets, so that a stranger's words have none. */
function plain(text: string): string {
  const line = visibleLine(text).replace(/[[\]<>`]/g, '');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
