// Hovers: on a key or its value what it is for; on a skill's name and on a link to a SKILL.md the skill's card.

import * as vscode from 'vscode';
import { entriesOf } from '../../core/author/names';
import { fieldLike } from '../../core/format/fields';
import { textOf } from '../../core/format/fieldTypes';
import type { Range } from '../../core/format/report';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import type { SkillDocuments } from '../documents';
import { skillAt } from '../names/skillAt';
import { SELECTOR } from '../selector';
import type { SkillDocument } from '../skillDocument';
import { fieldHelp } from './fieldHelp';

/** The card of the skill whose file is `path`; undefined for a file that is none. */
export type CardOf = (path: string, token: vscode.CancellationToken) => Promise<vscode.MarkdownString | undefined>;

export function registerHover(
  { catalog }: Pick<Services, 'catalog'>,
  documents: SkillDocuments,
  cardOf: CardOf,
): vscode.Disposable {
  return vscode.languages.registerHoverProvider(SELECTOR, {
    async provideHover(document, position, token) {
      const read = documents.of(document);
      if (!read) return undefined;
      const offset = read.offsetAt(position);
      const place = skillAt(read, offset, catalog.snapshot);
      const help = place?.kind === 'own' || !place ? helpAt(read, offset) : undefined;
      const card = place && (await cardOf(place.skill.path, token));
      const range = place ?? help;
      if (!range || (!help && !card)) return undefined;
      const contents = [...(help ? [new vscode.MarkdownString(help.text)] : []), ...(card ? [card] : [])];
      return new vscode.Hover(contents, read.range(range.start, range.end));
    },
  });
}

interface Help extends Range {
  readonly text: string;
}

function helpAt({ text }: SkillDocument, offset: number): Help | undefined {
  const entry = entriesOf(text).find(({ keyStart, key, end }) => {
    return keyStart <= offset && offset <= Math.max(end, keyStart + key.length);
  });
  const field = entry && fieldLike(entry.key);
  if (!entry || !field) return undefined;
  const length = [...textOf(entry, text)].length;
  const onKey = offset <= entry.keyStart + entry.key.length;
  const range = onKey ? { start: entry.keyStart, end: entry.keyStart + entry.key.length } : entry;
  return { text: fieldHelp(field, vscodeWords, length), start: range.start, end: range.end };
}
