// What a person calls the scopes.

import type { Scope, WorkspaceFolder } from '../core/model/root';
import type { Words } from './text';

/** In the order in which they win. */
export const SCOPE_LABELS: Readonly<Record<Scope, string>> = {
  project: 'Workspace',
  external: 'Further Folders',
  user: 'User',
  bundled: 'Bundled',
};

/** A scope's name; with `folder` the workspace folder's. */
export function scopeLabel(scope: Scope, { t }: Words, folder?: WorkspaceFolder): string {
  return folder ? folder.name : t(SCOPE_LABELS[scope]);
}
