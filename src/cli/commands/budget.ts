// skillshelf budget: how full each agent's listing of skills is, and which skills are cut or fall out.

import type { Budget } from '../../core/explain/budget';
import type { Skill } from '../../core/model/skill';
import type { Invocation } from '../command';
import { explainerOf } from '../explaining';
import type { ExitCode } from '../host';
import { type JsonBudget, print } from '../json';
import { count, type Page } from '../page';

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { options, host, page, open } = invocation;
  const explainer = await explainerOf(await open(), invocation);
  const budgets = explainer.agents.map((agent) => explainer.view(agent).budget);
  host.write(options.has('json') ? print(toJson(budgets)) : toText(budgets, page));
  return 0;
}

const namesOf = (skills: readonly Skill[]) => skills.map(({ name }) => name);

function toJson(budgets: readonly Budget[]): JsonBudget {
  return {
    agents: budgets.map(({ agent, limit, used, kept, cut, dropped }) => ({
      agent: agent.id,
      limit: limit ?? null,
      used,
      kept,
      cut: namesOf(cut),
      dropped: namesOf(dropped),
    })),
  };
}

const CELLS = 10;

function toText(budgets: readonly Budget[], page: Page): string {
  const width = Math.max(...budgets.map(({ agent }) => agent.label.length));
  return budgets.map((each) => row(each, width, page)).join('');
}

function row({ agent, limit, used, kept, cut, dropped, fitting }: Budget, width: number, page: Page): string {
  const characters = used.toLocaleString('en');
  const all = kept + cut.length + dropped.length;
  const size =
    limit === undefined
      ? `${' '.repeat(CELLS)}  ≈ ${characters} characters, no known limit`
      : `${bar(used / limit)}  ≈ ${characters} of ${limit.toLocaleString('en')} characters`;
  const lines = [`  ${agent.label.padEnd(width)}  ${size}, ${count(all, 'skill')}`];
  const add = (text: string) => lines.push(`      ${page.paragraph(text, 6)}`);
  if (cut.length > 0) add(`cut: ${namesOf(cut).join(', ')}`);
  if (dropped.length > 0) add(`left out: ${namesOf(dropped).join(', ')}`);
  if (fitting)
    add(`→ With descriptions of at most ${fitting.length} characters all would fit; ${fitting.longer} are longer.`);
  return `${lines.join('\n')}\n`;
}

function bar(share: number): string {
  const full = Math.min(CELLS, Math.ceil(share * CELLS));
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`;
}
