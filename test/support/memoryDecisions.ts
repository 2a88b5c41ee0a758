// Decisions of trust in memory.

import type { Decision } from '../../src/core/policy/trust/decision';
import type { DecisionStore } from '../../src/core/policy/trust/decisions';

/** Kept in `stored`, by the skill's path. */
export function memoryDecisions(stored = new Map<string, Decision>()): DecisionStore {
  return {
    list: () => Promise.resolve([...stored.values()]),
    read: (path) => Promise.resolve(stored.get(path)),
    write: (decision) => Promise.resolve(void stored.set(decision.path, decision)),
    remove: (path) => Promise.resolve(void stored.delete(path)),
  };
}
