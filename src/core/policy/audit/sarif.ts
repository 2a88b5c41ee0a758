// Reports as SARIF 2.1.0, which code scanning services read.

import { isUri } from '../../model/paths';
import type { RuleText } from './rule';
import { THEMES } from './rules';
import type { Suppressed } from './suppress';
import type { AuditFinding, AuditReport, Level } from './types';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const SEVERITY = { P0: 'error', P1: 'warning', P2: 'note' } as const satisfies Record<Level, string>;
/** What GitHub sorts by: from 0 to 10. */
const SCORE: Readonly<Record<Level, string>> = { P0: '9.0', P1: '6.0', P2: '2.0' };

export interface AuditedPath {
  /** The skill's folder, absolute, or a file on its own. */
  readonly path: string;
  readonly report: AuditReport & { readonly suppressed?: readonly Suppressed[] };
}

/** A SARIF log with one run; `version` is the tool's. Give it to JSON.stringify as it is. */
export function sarifLog(skills: readonly AuditedPath[], version: string) {
  const rules = THEMES.flatMap((theme) => theme.rules.map((rule) => ruleOf(rule, theme.name)));
  const indices = new Map(rules.map((rule, index) => [rule.id, index]));
  const results = skills.flatMap(({ path, report }) => [
    ...report.findings.map((finding) => resultOf(finding, path, indices)),
    ...(report.suppressed ?? []).map(({ finding, reason }) => ({
      ...resultOf(finding, path, indices),
      suppressions: [{ kind: 'external', justification: reason }],
    })),
  ]);
  const driver = { name: 'Skillshelf', semanticVersion: version, rules };
  return { $schema: SCHEMA, version: '2.1.0', runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }] };
}

function ruleOf({ id, level, message, remedy }: RuleText, theme: string) {
  return {
    id,
    shortDescription: { text: plain(message) },
    help: { text: remedy },
    defaultConfiguration: { level: SEVERITY[level] },
    properties: { tags: ['security', theme.toLowerCase()], 'security-severity': SCORE[level] },
  };
}

/** A rule's own sentence has places for what is found. */
function plain(message: string): string {
  return message.replace(/ \(\{\w+\}\)|: \{\w+\}|“?\{\w+\}”?/g, (place) => (/^ \(|^:/.test(place) ? '' : '…'));
}

function resultOf(finding: AuditFinding, path: string, indices: ReadonlyMap<string, number>) {
  const ruleIndex = indices.get(finding.id);
  return {
    ruleId: finding.id,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: SEVERITY[finding.level],
    message: { text: finding.message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path, finding.file) },
          region: { startLine: finding.line, startColumn: finding.column, snippet: { text: finding.evidence } },
        },
      },
    ],
    properties: { level: finding.level },
  };
}

function uriOf(path: string, file: string): string {
  const whole = `${path.replaceAll('\\', '/').replace(/\/$/, '')}/${file}`;
  const encoded = encodeURI(whole).replaceAll('#', '%23').replaceAll('?', '%3F');
  if (isUri(path)) return encoded;
  return whole.startsWith('/') ? `file://${encoded}` : `file:///${encoded}`;
}
