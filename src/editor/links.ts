// Links in a SKILL.md: to its files, and to the skills that it depends on.

import * as vscode from 'vscode';
import { namesIn } from '../core/author/names';
import { bodyRanges } from '../core/format/body';
import { linksOf } from '../core/format/links';
import { proseOf } from '../core/format/prose';
import type { Services } from '../host/services';
import { toUri } from '../host/uri';
import type { SkillDocuments } from './documents';
import { linkedPath } from './names/skillAt';
import { SELECTOR } from './selector';
import type { SkillDocument } from './skillDocument';

export function registerLinks({ catalog }: Pick<Services, 'catalog'>, documents: SkillDocuments): vscode.Disposable {
  return vscode.languages.registerDocumentLinkProvider(SELECTOR, {
    provideDocumentLinks(document) {
      const read = documents.of(document);
      return read ? [...toSkills(read, catalog), ...toFiles(read)] : [];
    },
  });
}

function toSkills(read: SkillDocument, { snapshot }: Services['catalog']): vscode.DocumentLink[] {
  return namesIn(read.text).flatMap(({ kind, name, start, end }) => {
    const skill = kind === 'dependency' ? snapshot.resolve(name, read.path)?.skill : undefined;
    return skill ? new vscode.DocumentLink(read.range(start, end), toUri(skill.path)) : [];
  });
}

function toFiles(read: SkillDocument): vscode.DocumentLink[] {
  const { prose } = proseOf(read.text, bodyRanges(read.text));
  return linksOf(prose).flatMap(({ target, start, end }) => {
    const path = linkedPath(read, target);
    return path === undefined ? [] : new vscode.DocumentLink(read.range(start, end), toUri(path));
  });
}
