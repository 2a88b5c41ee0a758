// skillshelf why: for each agent, whether it loads a skill, and if not, why not and what would help.

import { isFailure, type State, type Subject, type Verdict } from '../../core/explain/verdict';
import { fixOf, reasonOf } from '../../core/explain/words';
import { basename, dirname } from '../../core/model/paths';
import { explainedBy } from '../../core/tools/explained';
import type { Invocation } from '../command';
import { explainerOf } from '../explaining';
import { findSkill } from '../findSkill';
import type { ExitCode } from '../host';
import { type JsonWhy, print } from '../json';
import type { Page, Style } from '../page';

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { operands, options, host, open } = invocation;
  const name = operands[0] as string;
  const snapshot = await open();
  const explained = await explainedBy(name, snapshot, { files: host.files });
  const subject = explained?.subject ?? findSkill(name, snapshot, invocation);
  if (!subject) return 1;
  const verdicts = (await explainerOf(snapshot, invocation, { further: explained?.further ?? [] })).explain(subject);
  host.write(options.has('json') ? print(toJson(subject, verdicts)) : toText(subject, verdicts, invocation));
  return 0;
}

const nameOf = (subject: Subject) => (isFailure(subject) ? basename(dirname(subject.path)) : subject.name);

function toJson(subject: Subject, verdicts: readonly Verdict[]): JsonWhy {
  return {
    name: nameOf(subject),
    path: subject.path,
    agents: verdicts.map((verdict) => ({
      agent: verdict.agent.id,
      state: verdict.state,
      reason: reasonOf(verdict),
      fix: fixOf(verdict) ?? null,
    })),
  };
}

const STYLES: Readonly<Partial<Record<State, Style>>> = { loaded: 'green', cut: 'yellow', refused: 'red' };
const INDENT = 4;

/** What is worth most attention first; where an agent merely looks elsewhere, last. */
function toText(subject: Subject, verdicts: readonly Verdict[], { page }: Invocation): string {
  const title = `${page.paint('bold', page.own(nameOf(subject)))}  ${page.paint('dim', page.path(subject.path))}`;
  const plain = verdicts.filter(({ reason }) => reason.code === 'loaded');
  const elsewhere = verdicts.filter(({ state }) => state === 'wrong-place');
  const others = verdicts.filter((verdict) => !plain.includes(verdict) && !elsewhere.includes(verdict));
  const loaded = plain.map(({ agent }) => agent.label).join(', ');
  return [
    `${title}\n`,
    ...(plain.length > 0 ? [`  ${page.paint('green', 'loaded')}  ${page.paragraph(loaded, 10)}\n`] : []),
    ...others.map((verdict) => row(verdict, page)),
    ...elsewhere.map((verdict) => row(verdict, page)),
  ].join('\n');
}

function row(verdict: Verdict, page: Page): string {
  const { agent, state } = verdict;
  const margin = ' '.repeat(INDENT);
  const lines = [
    `  ${agent.label}  ${page.paint(STYLES[state] ?? 'dim', state)}`,
    `${margin}${page.paragraph(reasonOf(verdict), INDENT)}`,
  ];
  const fix = fixOf(verdict);
  if (fix !== undefined) lines.push(`${margin}${page.paint('dim', `→ ${page.paragraph(fix, INDENT + 2)}`)}`);
  return `${lines.join('\n')}\n`;
}
