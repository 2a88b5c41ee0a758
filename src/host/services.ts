// What the features are given; each `registerX` picks what it needs.

import type * as vscode from 'vscode';
import type { HookRegistry } from '../core/agent/hookRegistry';
import type { Authoring } from '../core/author/authoring';
import type { Catalog } from '../core/catalog/catalog';
import type { Loader } from '../core/catalog/loader';
import type { FileSystem } from '../core/model/ports';
import type { TrustConsent } from '../core/policy/trust/consent';
import type { Inspector } from '../core/policy/trust/inspector';
import type { Explaining } from './explaining';
import type { SettingsStore } from './settings';
import type { HostSearch } from './skillSearch';

export interface Services {
  /** The snapshot, and the event of its change. */
  readonly catalog: Catalog;
  /** Fills the catalog: first scan, reload, one file. */
  readonly loader: Loader;
  readonly files: FileSystem;
  /** Says what may reach a model; asks the person, and keeps what they decided. */
  readonly consent: TrustConsent;
  /** Looks into skills' folders: audit and facts. */
  readonly inspector: Inspector;
  /** Makes skills. */
  readonly authoring: Authoring;
  readonly settings: SettingsStore;
  /** Says what each agent makes of each skill. */
  readonly explaining: Explaining;
  /** Finds skills by words. */
  readonly search: HostSearch;
  /** Other extensions' handlers, which take part in each request of `@skills`. */
  readonly hooks: HookRegistry;
  readonly log: vscode.LogOutputChannel;
}
