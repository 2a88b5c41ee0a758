// The catalogue of a request, as a handler of the pipeline: made anew each time, first in the request, and never kept.

import { catalogueHook } from '../core/agent/handlers';
import type { AnyHook } from '../core/agent/hookEvents';
import { catalogueText } from '../core/prompt/catalogue';
import type { DerivedDescriptions } from '../core/prompt/descriptions';
import { listingOf } from '../core/prompt/listing';
import { activeFolder } from '../host/activeFolder';
import type { ChatServices } from './turn';

export function catalogueOf({ catalog, consent }: ChatServices, descriptions: DerivedDescriptions): AnyHook {
  return catalogueHook(async (_, token) => {
    const { listed } = listingOf(catalog.snapshot, consent, activeFolder());
    await descriptions.prepare(listed, token);
    return catalogueText(listed, descriptions.describe);
  });
}
