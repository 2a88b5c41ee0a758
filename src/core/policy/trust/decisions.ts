// Where decisions are kept. One record for each skill, so that two windows deciding at once lose none.

import type { Decision } from './decision';

/** The port: a host keeps the decisions of a person, for all their windows and the command line. */
export interface DecisionStore {
  /** Every decision that can be read. */
  list(): Promise<readonly Decision[]>;
  read(path: string): Promise<Decision | undefined>;
  write(decision: Decision): Promise<void>;
  remove(path: string): Promise<void>;
}

/** A decision as it was stored; undefined for what is none, whoever wrote it. */
export function readDecision(value: unknown): Decision | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { path, answer, level, manifest, decided } = value as Record<string, unknown>;
  if (typeof path !== 'string' || (answer !== 'always' && answer !== 'never')) return undefined;
  if (level !== 'P0' && level !== 'P1' && level !== 'P2') return undefined;
  if (typeof manifest !== 'object' || manifest === null || typeof decided !== 'number') return undefined;
  const digests = Object.entries(manifest).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { path, answer, level, manifest: Object.fromEntries(digests), decided };
}
