// The handlers of one request, in their order: what watches, what adds, other extensions', and last what forbids.

import { loggingHooks, timingHooks } from '../core/agent/handlers';
import { HookPipeline } from '../core/agent/hooks';
import { catalogueOf } from './catalogue';
import { gateOf } from './gate';
import type { Session } from './session';

export function pipelineOf(session: Session): HookPipeline {
  const { services, approvals } = session.turn;
  const { log, hooks } = services;
  return new HookPipeline(
    [
      ...loggingHooks(log),
      ...timingHooks(log),
      catalogueOf(session),
      ...hooks.hooks,
      approvals.hookFor(session),
      gateOf(session),
    ],
    log,
  );
}
