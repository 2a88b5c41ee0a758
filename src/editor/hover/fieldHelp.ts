// What a key is for, in Markdown: for its hover and for its completion.

import type { Field } from '../../core/format/fields';
import { READERS } from '../../core/format/readers';
import type { Words } from '../../host/text';

/** `length`: the characters that its value has, where it is there. */
export function fieldHelp(field: Field, { t }: Words, length?: number): string {
  return [
    `**${field.key}**${kindWords(field)}`,
    t(field.doc),
    ...limitWords(field, { t }, length),
    [readerWords(field, { t }), sourceWords(field, { t })].filter(Boolean).join(' · '),
  ].join('\n\n');
}

/** The specification is no reader, and every agent's. */
function readerWords({ readBy }: Field, { t }: Pick<Words, 't'>): string {
  const others = readBy.filter((reader) => reader !== 'spec').map((reader) => READERS[reader]);
  const isOfSpec = readBy.includes('spec');
  if (isOfSpec && others.length > 0) return t('In the open specification; also read by {0}', others.join(', '));
  if (isOfSpec) return t('In the open specification');
  return others.length > 0 ? t('Read by {0}', others.join(', ')) : t('Read by registries only');
}

function kindWords({ values }: Field): string {
  return values ? `: ${values.map((value) => `\`${value}\``).join(' · ')}` : '';
}

function limitWords({ limit }: Field, { t }: Pick<Words, 't'>, length: number | undefined): string[] {
  if (limit === undefined) return [];
  const most = limit.toLocaleString('en');
  if (length === undefined) return [t('At most {0} characters.', most)];
  return [`${bar(length / limit)} ${t('{0} of {1} characters', length.toLocaleString('en'), most)}`];
}

const CELLS = 10;

/** Ten cells, as full as the limit is. */
function bar(share: number): string {
  const full = Math.min(CELLS, Math.ceil(share * CELLS));
  return `\`${'▰'.repeat(full)}${'▱'.repeat(CELLS - full)}\``;
}

function sourceWords({ source }: Field, { t }: Pick<Words, 't'>): string {
  return source.startsWith('https:') ? `[${t('Documentation')}](${source})` : '';
}
