// Decisions of trust where there is no disk: in VS Code's own store, a key for each skill.

import type { Memento } from 'vscode';
import { type DecisionStore, readDecision } from '../../core/policy/trust/decisions';

const PREFIX = 'trust:';

export function decisionState(state: Memento): DecisionStore {
  const stored = () => state.keys().filter((key) => key.startsWith(PREFIX));
  return {
    list: () =>
      Promise.resolve(
        stored()
          .map((key) => readDecision(state.get(key)))
          .filter((decision) => decision !== undefined),
      ),
    read: (path) => Promise.resolve(readDecision(state.get(PREFIX + path))),
    write: async (decision) => state.update(PREFIX + decision.path, decision),
    remove: async (path) => state.update(PREFIX + path, undefined),
  };
}
