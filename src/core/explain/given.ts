// What VS Code itself gave a model: its listing of skills as it stands in a request. Undocumented, so read with care.

import { nameKey } from '../model/nameKey';

/** The id of the request's reference that holds it. */
export const INDEX_ID = 'vscode.customizations.index';

export interface Given {
  /** The names that stand in it, as keys (see nameKey). */
  readonly names: ReadonlySet<string>;
}

/** More than this is no listing of skills. */
const LONGEST = 200_000;
const LIST = /<skills>([\s\S]*?)(?:<\/skills>|$)/;
const NAME = /<name>\s*([^<\n]{1,200}?)\s*<\/name>/g;

/** Undefined for a text in which there is no such listing. */
export function givenIn(value: unknown): Given | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const list = LIST.exec(value)?.[1];
  if (list === undefined) return undefined;
  const names = [...list.matchAll(NAME)].map(([, name = '']) => nameKey(unescaped(name)));
  return names.length === 0 && list.trim() !== '' ? undefined : { names: new Set(names) };
}

export function isGiven(name: string, { names }: Given): boolean {
  return names.has(nameKey(name));
}

/** Names that our rule has listed and the text hasn't, and the other way round. */
export function differences(ours: readonly string[], { names }: Given) {
  const own = new Set(ours.map(nameKey));
  return {
    onlyOurs: [...own].filter((name) => !names.has(name)),
    onlyTheirs: [...names].filter((name) => !own.has(name)),
  };
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
