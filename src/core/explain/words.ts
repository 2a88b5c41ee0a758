// Verdicts in words: English for the command line and for models; the glue brings its own tongue.

import { type Finding, type FindingData, fill, messageOf, remedyOf } from '../model/finding';
import { FIXES, REASONS } from './sentences';
import type { Verdict } from './verdict';

export interface Tongue {
  /** A sentence of a table with its places filled. */
  readonly say: (sentence: string, data: FindingData) => string;
  readonly message: (finding: Finding) => string;
  readonly remedy: (finding: Finding) => string;
}

export const ENGLISH: Tongue = { say: fill, message: messageOf, remedy: remedyOf };

export function reasonOf({ agent, reason, finding }: Verdict, { say, message }: Tongue = ENGLISH): string {
  const data = { ...reason.data, agent: agent.label, ...(finding && { finding: message(finding) }) };
  return say(REASONS[reason.code], data);
}

/** Undefined where there is nothing to do. */
export function fixOf({ fix, finding }: Verdict, { say, remedy }: Tongue = ENGLISH): string | undefined {
  if (!fix) return undefined;
  return say(FIXES[fix.code], { ...fix.data, ...(finding && { remedy: remedy(finding) }) });
}
