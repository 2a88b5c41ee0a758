// The line above a SKILL.md: what it costs, who loads it, and the way to its preview.

import * as vscode from 'vscode';
import type { Explainer } from '../core/explain/explainer';
import { bodyOf } from '../core/format/body';
import type { Skill } from '../core/model/skill';
import { catalogueEntry } from '../core/prompt/catalogue';
import { resourcesOf } from '../core/prompt/resources';
import { skillContent } from '../core/prompt/skillContent';
import { estimateTokens } from '../core/prompt/tokens';
import type { Services } from '../host/services';
import type { SkillDocuments } from './documents';
import { SELECTOR } from './selector';
import type { SkillDocument } from './skillDocument';

type Needs = Pick<Services, 'catalog' | 'explaining' | 'files' | 'settings'>;

export function registerLens(services: Needs, documents: SkillDocuments): vscode.Disposable {
  const { catalog, explaining, files, settings } = services;
  const changes = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    changes,
    catalog.onDidChange(() => changes.fire()),
    explaining.onDidChange(() => changes.fire()),
    settings.onDidChange(() => changes.fire()),
    vscode.languages.registerCodeLensProvider(SELECTOR, {
      onDidChangeCodeLenses: changes.event,
      async provideCodeLenses(document, token) {
        const read = settings.current.codeLens ? documents.of(document) : undefined;
        if (!read?.head) return [];
        const lenses = [await costLens(read, documents, files, token)];
        const skill = documents.skillOf(read);
        return skill ? [...lenses, agentsLens(skill, explaining.current), previewLens(skill)] : lenses;
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

function agentsLens(skill: Skill, explainer: Explainer): vscode.CodeLens {
  const { loads, of } = explainer.agentsLoading(skill);
  return lens(vscode.l10n.t('{0} of {1} agents load it', loads, of), skill, 'skillshelf.why');
}

function previewLens(skill: Skill): vscode.CodeLens {
  return lens(vscode.l10n.t('Preview'), skill);
}

function lens(title: string, { path }: Pick<Skill, 'path'>, command = 'skillshelf.show'): vscode.CodeLens {
  return new vscode.CodeLens(TOP, { title, command, arguments: [path] });
}
