// The audit in the background: after each change of the catalog or of the audit's settings all skills are looked into.

import * as vscode from 'vscode';
import { inspectAll } from '../../core/policy/trust/background';
import { Debounce } from '../debounce';
import type { Services } from '../services';
import type { Settings } from '../settings';
import { HostPace } from './pace';

/** Quiet after a change, and how long a burst may last, in ms. */
const QUIET = 400;
const LONGEST = 4000;

export function registerBackground({
  catalog,
  inspector,
  settings,
  log,
}: Pick<Services, 'catalog' | 'inspector' | 'settings' | 'log'>): vscode.Disposable {
  const ports = { pace: new HostPace(), log };
  let running = new vscode.CancellationTokenSource();
  const begin = () => {
    running.cancel();
    running = new vscode.CancellationTokenSource();
    const { skills } = catalog.snapshot;
    void inspectAll(skills, inspector, ports, running.token).catch((error: Error) => log.error(error));
  };
  const changes = new Debounce<'change'>(QUIET, LONGEST, begin);
  const stateOf = ({ audit, suppressions }: Settings) => JSON.stringify([audit, suppressions]);
  let state = stateOf(settings.current);
  return vscode.Disposable.from(
    changes,
    { dispose: () => running.cancel() },
    catalog.onDidChange(({ removed }) => {
      const gone = new Set(removed);
      inspector.forget((skill) => !gone.has(skill));
      changes.add('change');
    }),
    settings.onDidChange((now) => {
      const changed = stateOf(now);
      if (changed === state) return;
      state = changed;
      inspector.forget();
      changes.add('change');
    }),
  );
}
