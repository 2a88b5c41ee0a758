// The person's decisions of trust, for the commands that grant and take back.

import { resolve } from '../core/model/paths';
import { TrustConsent } from '../core/policy/trust/consent';
import type { DecisionStore } from '../core/policy/trust/decisions';
import { Inspector } from '../core/policy/trust/inspector';
import type { Invocation } from './command';

/** Of the home that is looked at. */
export function decisionsOf({ host, options }: Invocation): DecisionStore {
  const home = options.last('home');
  return host.decisions(home === undefined ? host.home : resolve(host.cwd, home));
}

export interface Trust {
  readonly consent: TrustConsent;
  readonly inspector: Inspector;
}

/** Nobody is asked: who types the command has the answer in it. */
export async function trustOf(invocation: Invocation): Promise<Trust> {
  const inspector = new Inspector(invocation.host.files);
  const consent = new TrustConsent(inspector, {
    decisions: decisionsOf(invocation),
    ask: () => Promise.resolve(undefined),
    isRestricted: () => false,
    policy: () => 'ask',
    skills: () => [],
  });
  await consent.load();
  return { consent, inspector };
}
