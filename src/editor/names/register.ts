// The names of skills: Go to Definition, Find References, Rename, and the symbols of the workspace.

import * as vscode from 'vscode';
import { nameAt } from '../../core/author/names';
import type { Catalog } from '../../core/catalog/catalog';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { toUri } from '../../host/uri';
import type { SkillDocuments } from '../documents';
import { SELECTOR } from '../selector';
import type { SkillDocument } from '../skillDocument';
import { renameEdit } from './rename';
import { type SkillPlace, skillAt } from './skillAt';
import { usesOf } from './uses';

export function registerNames({ catalog }: Pick<Services, 'catalog'>, documents: SkillDocuments): vscode.Disposable {
  const at = (document: vscode.TextDocument, position: vscode.Position) =>
    placeAt(document, position, catalog, documents);
  return vscode.Disposable.from(
    vscode.languages.registerDefinitionProvider(SELECTOR, {
      async provideDefinition(document, position, token) {
        const { read, place } = at(document, position);
        if (!read || !place) return undefined;
        const targetUri = toUri(place.skill.path);
        const [own] = await usesOf(place.skill, catalog.snapshot, documents, token);
        const targetRange = own?.location.range ?? new vscode.Range(0, 0, 0, 0);
        return [{ originSelectionRange: read.range(place.start, place.end), targetUri, targetRange }];
      },
    }),
    vscode.languages.registerReferenceProvider(SELECTOR, {
      async provideReferences(document, position, { includeDeclaration }, token) {
        const { place } = at(document, position);
        if (!place) return [];
        const uses = await usesOf(place.skill, catalog.snapshot, documents, token);
        return uses.filter(({ kind }) => includeDeclaration || kind !== 'own').map(({ location }) => location);
      },
    }),
    vscode.languages.registerRenameProvider(SELECTOR, {
      prepareRename(document, position) {
        const { read, place } = at(document, position);
        const use = read && nameAt(read.text, read.offsetAt(position));
        if (!use || !place) throw new Error(vscode.l10n.t('Only the name of a skill can be renamed here.'));
        return { range: read.range(use.start, use.end), placeholder: use.name };
      },
      provideRenameEdits(document, position, name, token) {
        const { place } = at(document, position);
        return place && renameEdit(place.skill, name, { snapshot: catalog.snapshot, documents, token });
      },
    }),
    vscode.languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query) => catalog.snapshot.skills.filter(matching(query)).map(symbolOf),
    }),
  );
}

function placeAt(
  document: vscode.TextDocument,
  position: vscode.Position,
  { snapshot }: Catalog,
  documents: SkillDocuments,
): { read?: SkillDocument; place?: SkillPlace } {
  const read = documents.of(document);
  if (!read) return {};
  const place = skillAt(read, read.offsetAt(position), snapshot);
  return { read, ...(place && { place }) };
}

/** Each letter of the query in its order, as VS Code's own search has it. */
function matching(query: string): (skill: Skill) => boolean {
  const pattern = [...query.toLowerCase()].map((letter) => letter.replace(/[^\p{L}\d]/u, '\\$&')).join('.*');
  const expression = new RegExp(pattern, 's');
  return ({ name }) => expression.test(name.toLowerCase());
}

function symbolOf({ name, path, root }: Skill): vscode.SymbolInformation {
  const location = new vscode.Location(toUri(path), new vscode.Position(0, 0));
  return new vscode.SymbolInformation(name, vscode.SymbolKind.Module, root.label, location);
}
