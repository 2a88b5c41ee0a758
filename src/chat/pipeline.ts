// The handlers of one request, in their order: what watches, what adds, other extensions', and last what forbids.

import { loggingHooks, timingHooks } from '../core/agent/handlers';
import { HookPipeline } from '../core/agent/hooks';
import { catalogueOf } from './catalogue';
import type { Turn } from './turn';

export function pipelineOf({ services, descriptions }: Turn): HookPipeline {
  const { log, hooks } = services;
  return new HookPipeline(
    [...loggingHooks(log), ...timingHooks(log), catalogueOf(services, descriptions), ...hooks.hooks],
    log,
  );
}
