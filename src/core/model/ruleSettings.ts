// What a person has set for the rules: another severity for a finding, or none of it at all.

import type { Finding, Severity } from './finding';

/** By the finding's code. */
export type RuleSettings = Readonly<Record<string, Severity | 'off'>>;

const SEVERITIES: readonly string[] = ['error', 'warning', 'info', 'off'];

/** The rules that a setting names, without what makes no sense. */
export function ruleSettings(written: unknown): RuleSettings {
  if (typeof written !== 'object' || written === null) return {};
  const rows = Object.entries(written).filter(([, value]) => SEVERITIES.includes(value));
  return Object.fromEntries(rows);
}

/** The findings as they are to be shown. The same list where nothing is set, so that nobody takes it for a new one. */
export function byRules(findings: readonly Finding[], rules: RuleSettings): readonly Finding[] {
  if (!findings.some(({ code }) => Object.hasOwn(rules, code))) return findings;
  return findings.flatMap((finding) => {
    const severity = rules[finding.code] ?? finding.severity;
    if (severity === 'off') return [];
    return severity === finding.severity ? finding : { ...finding, severity };
  });
}
