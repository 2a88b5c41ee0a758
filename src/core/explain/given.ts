// What VS Code itself gave a model: its listing of skills as it stands in a request. Undocumented, so read with care.

import { nameKey } from '../model/nameKey';

/** The id of the request's reference that holds it. */
export const INDEX_ID = 'vscode.customizations.index';

export interface Given {
  /** The names that stand in it, as keys (see nameKey). */
  readonly names: ReadonlySet<string>;
  /** Those that stand there with a description. */
  readonly described: ReadonlySet<string>;
}

/** More than this is no listing of skills. */
const LONGEST = 200_000;
const LIST = /<skills>([\s\S]*?)(?:<\/skills>|$)/;
const ENTRY = /<name>\s*([^<\n]{1,200}?)\s*<\/name>(?:\s*<description>\s*(\S)?)?/g;

/** Undefined for a text in which there is no such listing. */
export function givenIn(value: unknown): Given | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const list = LIST.exec(value)?.[1];
  if (list === undefined) return undefined;
  const entries = [...list.matchAll(ENTRY)].map(([, name = '', text]) => ({ key: nameKey(unescaped(name)), text }));
  if (entries.length === 0 && list.trim() !== '') return undefined;
  const described = entries.filter(({ text }) => text !== undefined && text !== '<').map(({ key }) => key);
  return { names: new Set(entries.map(({ key }) => key)), described: new Set(described) };
}

/** How a skill of this name was given: with its description, by name alone, or not at all. */
export function givenAs(name: string, { names, described }: Given): 'whole' | 'name' | 'not' {
  const key = nameKey(name);
  if (described.has(key)) return 'whole';
  return names.has(key) ? 'name' : 'not';
}

/** Names that our rule has and the text hasn't, the other way round, and those told in full that our rule cuts. */
export function differences(
  rule: { readonly listed: readonly string[]; readonly cut: readonly string[] },
  given: Given,
) {
  const own = new Set(rule.listed.map(nameKey));
  return {
    onlyOurs: [...own].filter((name) => !given.names.has(name)),
    onlyTheirs: [...given.names].filter((name) => !own.has(name)),
    uncut: rule.cut.map(nameKey).filter((name) => given.described.has(name)),
  };
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
