// Composes the pipeline and the features, in the order in which a skill passes through them.

import * as vscode from 'vscode';
import type { SkillshelfApi } from './api';
import { registerChat } from './chat/register';
import { HookRegistry } from './core/agent/hookRegistry';
import { Catalog } from './core/catalog/catalog';
import { Loader } from './core/catalog/loader';
import type { FileSystem } from './core/model/ports';
import type { DecisionStore } from './core/policy/trust/decisions';
import { registerEditor } from './editor/register';
import { workspaceAuthoring } from './host/authoring';
import { Explaining } from './host/explaining';
import { registerMcpSkills } from './host/mcpSkills';
import { places } from './host/places';
import { ProvidedSkills } from './host/provided';
import { publicApi } from './host/publicApi';
import type { Services } from './host/services';
import { SettingsStore } from './host/settings';
import { HostSearch } from './host/skillSearch';
import { registerBackground } from './host/trust/background';
import { followDecisions, personConsent } from './host/trust/consent';
import { decisionState } from './host/trust/decisionState';
import { folderInspector } from './host/trust/inspector';
import { toPath } from './host/uri';
import { registerWatch } from './host/watch';
import { workspaceFiles } from './host/workspaceFiles';
import { registerTools } from './tools/register';
import { registerAuthor } from './view/author/register';
import { cards } from './view/card/cardAt';
import { registerCommands } from './view/commands/register';
import { registerPreview } from './view/preview/register';
import { registerTree } from './view/tree/register';
import { registerTrust } from './view/trust/register';
import { registerUse } from './view/use/register';
import { registerWhy } from './view/why/register';

/** What the entry gives: a host with a disk has files faster than VS Code's, and a home. */
export interface Ports {
  readonly disk?: FileSystem;
  readonly home?: string;
  /** Where decisions of trust are kept for all windows and the command line. */
  readonly decisions?: DecisionStore;
}

export function activate(context: vscode.ExtensionContext, ports: Ports): SkillshelfApi {
  const log = vscode.window.createOutputChannel('Skillshelf', { log: true });
  const settings = new SettingsStore();
  const files = workspaceFiles(ports.disk);
  const machine = { home: ports.home, bundled: toPath(vscode.Uri.joinPath(context.extensionUri, 'skills')) };

  const provided = new ProvidedSkills(log);
  const catalog = new Catalog();
  const loader = new Loader(catalog, files, log, () => places(machine, settings.current, provided.folders));
  const inspector = folderInspector(files, { catalog, settings });
  const decisions = ports.decisions ?? decisionState(context.globalState);
  const consent = personConsent(decisions, { inspector, settings, catalog });
  const authoring = workspaceAuthoring(loader, settings);
  const services: Services = {
    catalog,
    loader,
    files,
    consent,
    inspector,
    authoring,
    settings,
    explaining: new Explaining({ catalog, settings, files, log }),
    search: new HostSearch(catalog, files, log),
    hooks: new HookRegistry(),
    log,
  };

  context.subscriptions.push(
    log,
    settings,
    provided,
    catalog,
    loader,
    services.search,
    services.explaining,
    registerTree(services),
    registerPreview(services),
    registerCommands(services),
    registerUse(services),
    registerTrust(services),
    registerWhy(services),
    registerAuthor(services, context.globalStorageUri),
    registerEditor(services, { cardOf: cards(services) }),
    registerTools(services),
    registerChat(services),
    registerWatch(services),
    registerMcpSkills(provided, settings),
    provided.onDidChange(() => void loader.reload().catch((error: Error) => log.error(error))),
    registerBackground(services),
    followDecisions(services),
  );
  void Promise.all([consent.load(), loader.reload()]).catch((error: Error) => log.error(error));
  return publicApi(services, provided);
}
