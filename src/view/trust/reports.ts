// Reports of the audit as read-only documents of a scheme of ours, in VS Code's Markdown preview.

import * as vscode from 'vscode';
import { basename, dirname } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import { inspectFile } from '../../core/policy/trust/inspectFile';
import type { Inspection } from '../../core/policy/trust/inspector';
import { Debounce } from '../../host/debounce';
import { code } from '../../host/markdown';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import { overviewText } from '../../host/trust/overview';
import { reportText } from '../../host/trust/report';
import { trustWords } from '../../host/trust/words';

const SCHEME = 'skillshelf-audit';

/** The audit finds something out many times a second; in ms. */
const QUIET = 300;
const LONGEST = 1500;

export type TrustServices = Pick<
  Services,
  'catalog' | 'loader' | 'consent' | 'inspector' | 'files' | 'settings' | 'search' | 'log'
>;

export function registerReports(services: TrustServices): vscode.Disposable {
  const changes = new vscode.EventEmitter<vscode.Uri>();
  const refresh = (isOf: (uri: vscode.Uri) => boolean) => {
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === SCHEME && isOf(uri)) changes.fire(uri);
  };
  const overviews = new Debounce<'overview'>(QUIET, LONGEST, () => refresh(({ query }) => query === ''));
  return vscode.Disposable.from(
    changes,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changes.event,
      provideTextDocumentContent: ({ query }, token) =>
        query === '' ? overview(services) : report(query, services, token),
    }),
    services.inspector.onDidInspect(({ path }) => {
      refresh(({ query }) => query === path);
      overviews.add('overview');
    }) as vscode.Disposable,
    overviews,
    services.consent.onDidChange(() => refresh(() => true)) as vscode.Disposable,
  );
}

/** `path`: a SKILL.md, whether a skill came from it or not; without one all skills are told. */
export async function showReport(name: string, path = ''): Promise<void> {
  const title = vscode.l10n.t('Audit {0}', name.replace(/[\\/?#]/g, '-'));
  const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${title}.md`, query: path });
  await vscode.commands.executeCommand('markdown.showPreview', uri);
}

async function report(path: string, services: TrustServices, token: vscode.CancellationToken): Promise<string> {
  const { catalog, consent, inspector, files, settings } = services;
  const skill = catalog.snapshot.skills.find((each) => each.path === path);
  const inspection = skill
    ? await inspector.inspect(skill, false, token)
    : await inspectFile(path, files, settings.current.audit);
  if (!inspection) return '';
  return textOf(skill, path, inspection, skill ? trustWords(consent.standing(skill), vscodeWords) : '');
}

function textOf(skill: Skill | undefined, path: string, inspection: Inspection, standing: string): string {
  const name = skill?.name ?? basename(dirname(path));
  const place = ({ file, line }: { file: string; line: number }) => code(`${file}:${line}`);
  return reportText({ name, inspection, standing, place }, vscodeWords);
}

async function overview({ catalog, consent, loader }: TrustServices): Promise<string> {
  await loader.ready;
  const audited = catalog.snapshot.skills.map((skill) => ({ skill, standing: consent.standing(skill) }));
  return overviewText(audited, vscodeWords);
}
