// docs/findings.md, made from the one table of findings.

import { FINDINGS, type FindingCode } from '../../src/core/model/findings';

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** The document's text. */
export function findingsDocument(): string {
  const rows = Object.entries(FINDINGS) as [FindingCode, (typeof FINDINGS)[FindingCode]][];
  const sections = SEVERITIES.map((severity) => {
    const lines = rows
      .filter(([, row]) => row.severity === severity)
      .map(([code, { message, remedy }]) => `### ${code}\n\n${message}\n\n*What to do:* ${remedy}`);
    return `## ${TITLES[severity]}\n\n${lines.join('\n\n')}`;
  });
  return `${OPENING}\n\n${sections.join('\n\n')}\n`;
}

const OPENING = `# Findings

What Skillshelf says of a \`SKILL.md\`: in the tree, in Problems, and in \`skillshelf check\`. Made from the table in
\`src/core/model/findings.ts\` by \`npm run docs\`. Words in braces stand for what is found. The setting \`skillshelf.rules\` gives a code
another severity, or \`off\`.`;

const TITLES = {
  error: 'Errors: no skill comes of the file, or something in it is plainly wrong',
  warning: 'Warnings: the skill loads, but not everywhere or not as meant',
  info: 'Notes',
} as const;
