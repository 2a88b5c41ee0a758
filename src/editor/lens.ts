// The line above a SKILL.md: what it costs, who loads it, and the way to its preview.

import * as vscode from 'vscode';
import { bodyOf } from '../core/format/body';
import { catalogueEntry } from '../core/prompt/catalogue';
import { resourcesOf } from '../core/prompt/resources';
import { skillContent } from '../core/prompt/skillContent';
import { estimateTokens } from '../core/prompt/tokens';
import type { Services } from '../host/services';
import type { SkillDocuments } from './documents';
import { SELECTOR } from './selector';
import type { SkillDocument } from './skillDocument';

/** How many agents load the skill of this file; undefined while that isn't known. */
export type AgentsOf = (path: string) => number | undefined;

type Needs = Pick<Services, 'catalog' | 'files' | 'settings'>;

export function registerLens(services: Needs, documents: SkillDocuments, agentsOf: AgentsOf): vscode.Disposable {
  const { catalog, files, settings } = services;
  const changes = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    changes,
    catalog.onDidChange(() => changes.fire()),
    settings.onDidChange(() => changes.fire()),
    vscode.languages.registerCodeLensProvider(SELECTOR, {
      onDidChangeCodeLenses: changes.event,
      async provideCodeLenses(document, token) {
        const read = settings.current.codeLens ? documents.of(document) : undefined;
        if (!read?.head) return [];
        const lenses = [await costLens(read, documents, files, token)];
        const agents = agentsOf(read.path);
        if (agents !== undefined) lenses.push(agentsLens(read, agents));
        if (documents.skillOf(read)) lenses.push(previewLens(read));
        return lenses;
      },
    }),
  );
}

const TOP = new vscode.Range(0, 0, 0, 0);

/** What the catalogue and the whole skill cost a model, as the text stands now. */
async function costLens(
  read: SkillDocument,
  documents: SkillDocuments,
  files: Services['files'],
  token: vscode.CancellationToken,
): Promise<vscode.CodeLens> {
  const { body } = bodyOf(read.text);
  const skill = read.asSkill(documents.skillOf(read));
  const { t } = vscode.l10n;
  const count = (text: string) => estimateTokens(text).toLocaleString('en');
  if (!skill) return lens(t('≈ {0} tokens', count(read.text)), read);
  const resources = await resourcesOf(read, files, token);
  const loaded = await skillContent({ kind: 'loaded', skill, body, resources });
  return lens(t('≈ {0} tokens listed, ≈ {1} loaded', count(catalogueEntry(skill)), count(loaded)), read);
}

function agentsLens(read: SkillDocument, agents: number): vscode.CodeLens {
  const { t } = vscode.l10n;
  return lens(agents === 1 ? t('1 agent loads it') : t('{0} agents load it', agents), read);
}

function previewLens(read: SkillDocument): vscode.CodeLens {
  return lens(vscode.l10n.t('Preview'), read);
}

function lens(title: string, { path }: SkillDocument): vscode.CodeLens {
  return new vscode.CodeLens(TOP, { title, command: 'skillshelf.show', arguments: [path] });
}
