// The catalogue of a request, as a handler of the pipeline: made anew each time, first in the request, and never kept.

import { catalogueHook } from '../core/agent/handlers';
import type { AnyHook } from '../core/agent/hookEvents';
import { fittedCatalogue } from '../core/prompt/catalogueFit';
import { listingOf } from '../core/prompt/listing';
import { bestFor } from '../core/tools/bestFor';
import type { Session } from './session';

export function catalogueOf({ turn, context, prompt, model }: Session): AnyHook {
  const { descriptions, services } = turn;
  return catalogueHook(async (_, token) => {
    const { listed } = listingOf({ ...context, snapshot: services.catalog.snapshot });
    await descriptions.prepare(listed, token);
    const tokens = (model.maxInputTokens * services.settings.current.catalogueShare) / 100;
    const best = () => bestFor(prompt, listed, context.search);
    return fittedCatalogue(listed, { tokens, describe: descriptions.describe, best }).text;
  });
}
