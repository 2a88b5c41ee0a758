// docs/audit.md, made from the tables of rules.

import { THEMES } from '../../src/core/policy/audit/rules';

const INTRODUCTION = `# The audit's rules

<!-- Made by \`npm run docs\` from src/core/policy/audit: change the tables, not this file. -->

The audit reads a skill's whole folder, and runs nothing of it. It looks at what stands around a match: a line that says *never do
this*, a deny-list, or a skill about defence is lowered, and no rule follows links or unpacks archives.

| Level | What it does |
|---|---|
| P0 | blocks the skill until a person types its name |
| P1 | asks before a model gets it |
| P2 | only notes |

The level below is what a rule has unless the place says otherwise. \`skillshelf.audit.levels\` sets another one by the rule's id, or
\`off\`; \`skillshelf.audit.strict\` adds the rules of the last table.
`;

export function auditDocument(): string {
  const sections = THEMES.map(({ name, rules }) =>
    [
      `## ${name}`,
      '',
      '| Rule | Level | What it finds | What to do |',
      '|---|---|---|---|',
      ...rules.map(({ id, level, message, remedy }) => `| \`${id}\` | ${level} | ${cell(message)} | ${cell(remedy)} |`),
    ].join('\n'),
  );
  return `${INTRODUCTION}\n${sections.join('\n\n')}\n`;
}

/** Places for data stand as an ellipsis. */
function cell(sentence: string): string {
  return sentence
    .replace(/\{\w+\}/g, '…')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');
}
