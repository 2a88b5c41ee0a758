// The rules' documentation, made from their tables.

import type { RuleText } from './rule';
import { THEMES } from './rules';

const HEAD = `# What the audit looks for

Made from the rules' tables in \`src/core/policy/audit/rules\`; a test holds the two against each other.

**P0** blocks, **P1** asks, **P2** notes. The level here is the usual one: what stands around a match raises or lowers
it. What is only talked about (a line that forbids it, a list of what to avoid, a skill about defence) counts for less.
The setting \`skillshelf.audit.levels\` gives a rule another level, or \`off\`.
`;

/** Markdown: a table for each theme. */
export function ruleDocs(): string {
  const themes = THEMES.map(({ name, rules }) => [`## ${name}`, '', ...table(rules)].join('\n'));
  return `${[HEAD, ...themes].join('\n')}`;
}

function table(rules: readonly RuleText[]): readonly string[] {
  const rows = rules.map(
    ({ id, level, message, remedy }) => `| \`${id}\` | ${level} | ${cell(message)} | ${cell(remedy)} |`,
  );
  return ['| rule | level | what it says | what to do |', '|---|---|---|---|', ...rows, ''];
}

/** The places for data are words that differ from finding to finding. */
function cell(text: string): string {
  return text.replace(/\{(\w+)\}/g, '*$1*').replaceAll('|', '\\|');
}
