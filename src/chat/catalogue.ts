// The catalogue as a message: it stands first in each request of the loop, made anew each time, and is never kept.

import type * as vscode from 'vscode';
import { type Message, userText } from '../core/agent/chatModel';
import { catalogueText } from '../core/prompt/catalogue';
import type { DerivedDescriptions } from '../core/prompt/descriptions';
import { listingOf } from '../core/prompt/listing';
import { activeFolder } from '../host/activeFolder';
import type { ChatServices } from './turn';

/** One message; none where no skill may be told of. */
export function catalogueMessages(
  { catalog, consent }: ChatServices,
  descriptions: DerivedDescriptions,
  token: vscode.CancellationToken,
): () => Promise<readonly Message[]> {
  return async () => {
    const { listed } = listingOf(catalog.snapshot, consent, activeFolder());
    await descriptions.prepare(listed, token);
    const text = catalogueText(listed, descriptions.describe);
    return text === '' ? [] : [userText(text)];
  };
}
