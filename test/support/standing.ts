// How skills stand with models, for tests of what is shown.

import type { AuditFinding } from '../../src/core/policy/audit/types';
import type { Inspection } from '../../src/core/policy/trust/inspector';
import type { Standing, StandingKind } from '../../src/core/policy/trust/standing';

export function makeAuditFinding(over: Partial<AuditFinding> = {}): AuditFinding {
  return {
    id: 'remote-pipe-to-shell',
    level: 'P1',
    file: 'scripts/run.sh',
    line: 3,
    column: 5,
    start: 20,
    end: 30,
    evidence: 'evidence',
    message: 'A script is loaded and run.',
    data: {},
    ...over,
  };
}

/** What looking into a skill's folder gave. */
export function makeInspection(findings: readonly AuditFinding[] = [], over: Partial<Inspection> = {}): Inspection {
  const report = { level: findings[0]?.level ?? 'P2', findings };
  return {
    folder: { name: 'x', files: [], manifest: {}, complete: true },
    report,
    facts: { scripts: [], hosts: [], tools: [], commands: [], hasHooks: false, permissions: undefined, report },
    ...over,
  };
}

export function makeStanding(kind: StandingKind = 'goes', findings: readonly AuditFinding[] = []): Standing {
  return { kind, changed: false, inspection: makeInspection(findings) };
}

/** For trees in which trust doesn't matter. */
export const goes = (): Standing => makeStanding();
export const restricted = (): Standing => makeStanding('restricted');
