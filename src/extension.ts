// Composes the pipeline and the features, in the order in which a skill passes through them.

import * as vscode from 'vscode';
import type { SkillshelfApi } from './api';
import { registerChat } from './chat/register';
import { HookRegistry } from './core/agent/hookRegistry';
import { Catalog } from './core/catalog/catalog';
import { Loader } from './core/catalog/loader';
import { Emitter } from './core/model/emitter';
import type { FileSystem } from './core/model/ports';
import { registerEditor } from './editor/register';
import { workspaceAuthoring } from './host/authoring';
import { workspaceTrustConsent } from './host/consent';
import { places } from './host/places';
import type { Services } from './host/services';
import { SettingsStore } from './host/settings';
import { toPath } from './host/uri';
import { registerWatch } from './host/watch';
import { workspaceFiles } from './host/workspaceFiles';
import { registerTools } from './tools/register';
import { cards } from './view/card/cardAt';
import { registerCommands } from './view/commands/register';
import { registerPreview } from './view/preview/register';
import { registerTree } from './view/tree/register';

/** What the entry gives: a host with a disk has files faster than VS Code's, and a home. */
export interface Ports {
  readonly disk?: FileSystem;
  readonly home?: string;
}

export function activate(context: vscode.ExtensionContext, ports: Ports): SkillshelfApi {
  const log = vscode.window.createOutputChannel('Skillshelf', { log: true });
  const settings = new SettingsStore();
  const files = workspaceFiles(ports.disk);
  const machine = { home: ports.home, bundled: toPath(vscode.Uri.joinPath(context.extensionUri, 'skills')) };

  const catalog = new Catalog();
  const loader = new Loader(catalog, files, log, () => places(machine, settings.current));
  const consent = workspaceTrustConsent();
  const authoring = workspaceAuthoring(loader, settings);
  const services: Services = { catalog, loader, files, consent, authoring, settings, hooks: new HookRegistry(), log };

  context.subscriptions.push(
    log,
    settings,
    catalog,
    loader,
    registerTree(services),
    registerPreview(services),
    registerCommands(services),
    registerEditor(services, { cardOf: cards(services) }),
    registerTools(services),
    registerChat(services),
    registerWatch(services),
  );
  void loader.reload().catch((error: Error) => log.error(error));
  return api(services);
}

function api({ catalog, loader }: Services): SkillshelfApi {
  const changes = new Emitter<void>();
  catalog.onDidChange(() => changes.fire());
  return {
    version: 1,
    ready: loader.ready.then(() => undefined),
    get skills() {
      return catalog.snapshot.skills;
    },
    get failures() {
      return catalog.snapshot.failures;
    },
    onDidChange: changes.event,
    reload: () => loader.reload().then(() => undefined),
  };
}
