// YAML text → plain data: the only engine of gray-matter.

import { parseDocument } from 'yaml';

export function parseYaml(text: string): unknown {
  const document = parseDocument(`${text}\n`, { logLevel: 'silent' });
  if (document.errors[0]) throw document.errors[0];
  return document.toJS({ maxAliasCount: 0 });
}
