// VS Code's Problems: open documents as they are typed, closed files from the catalog.

import * as vscode from 'vscode';
import { Debounce } from '../../host/debounce';
import type { Services } from '../../host/services';
import type { SkillDocuments } from '../documents';
import { ClosedFiles } from './closedFiles';
import { ProblemCollection } from './collection';
import type { Findings } from './findings';
import { OpenDocuments } from './openDocuments';

/** Quiet after a keystroke, and how long one who types without a pause waits; in ms. */
const QUIET = 25;
const LONGEST = 150;

/** The same for files that nobody has open. */
const LATER = 500;
const LATEST = 5000;

type Needs = Pick<Services, 'catalog' | 'loader' | 'files' | 'inspector' | 'settings' | 'log'>;

export function registerProblems(services: Needs, documents: SkillDocuments, findings: Findings): vscode.Disposable {
  const { catalog, loader, inspector, settings, log } = services;
  const collection = new ProblemCollection();
  const open = new OpenDocuments(services, documents, findings, collection);
  const closed = new ClosedFiles(services, collection);
  const typed = new Debounce<vscode.TextDocument>(QUIET, LONGEST, (changed) => open.check(changed));
  const later = new Debounce<'look'>(LATER, LATEST, () => {
    void closed.look().catch((error: Error) => log.error(error));
  });
  const all = () => {
    findings.forget();
    closed.show();
    open.check();
    later.add('look');
  };
  all();
  return vscode.Disposable.from(
    collection,
    closed,
    typed,
    later,
    documents.onDidChange((document) => typed.add(document)),
    vscode.workspace.onDidCloseTextDocument((document) => open.close(document)),
    catalog.onDidChange(all),
    settings.onDidChange(all),
    inspector.onDidInspect((skill) => {
      closed.forgetSkill(skill);
      later.add('look');
    }),
    loader.onDidChangeScanning((isUnderWay) => {
      if (isUnderWay) return;
      closed.forget();
      later.add('look');
    }),
    vscode.window.onDidChangeVisibleTextEditors((editors) => {
      for (const { document } of editors) collection.show(document.uri);
    }),
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      for (const uri of uris) collection.show(uri);
    }),
  );
}
