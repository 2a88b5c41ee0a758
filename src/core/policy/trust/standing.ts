// How a skill stands with models, for whoever shows it.

import type { Decision, Ruling } from './decision';
import type { Inspection } from './inspector';

/**
 * - `restricted`: a workspace's that isn't trusted
 * - `never`, `setting`: the person's decision, or their setting
 * - `blocked`: the audit found P0
 * - `asks`: the person is asked when a model wants it
 * - `goes`: a model gets it
 */
export type StandingKind = 'restricted' | 'never' | 'setting' | 'blocked' | 'asks' | 'goes';

export interface Standing {
  readonly kind: StandingKind;
  /** Undefined: not checked yet. */
  readonly inspection?: Inspection;
  readonly decision?: Decision;
  /** True if it was allowed with another content than it has now. */
  readonly changed: boolean;
}

export function standingKind(ruling: Ruling): StandingKind {
  switch (ruling.kind) {
    case 'allow':
      return 'goes';
    case 'deny':
      return ruling.by === 'person' ? 'never' : 'setting';
    case 'block':
      return 'blocked';
    case 'ask':
      return 'asks';
  }
}
