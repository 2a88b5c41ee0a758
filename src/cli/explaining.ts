// What the commands that explain are given: the agents' views of what was scanned.

import type { Snapshot } from '../core/catalog/snapshot';
import { readSwitches } from '../core/explain/agentSettings';
import { Explainer, type ExplainerOptions } from '../core/explain/explainer';
import type { Invocation } from './command';

export async function explainerOf(
  snapshot: Snapshot,
  { host }: Invocation,
  options: Pick<ExplainerOptions, 'further'> = {},
): Promise<Explainer> {
  return new Explainer(snapshot, { ...options, switches: await readSwitches(snapshot, host.files) });
}
