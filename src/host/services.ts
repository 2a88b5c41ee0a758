// What the features are given; each `registerX` picks what it needs.

import type * as vscode from 'vscode';
import type { HookRegistry } from '../core/agent/hookRegistry';
import type { Authoring } from '../core/author/authoring';
import type { Catalog } from '../core/catalog/catalog';
import type { Loader } from '../core/catalog/loader';
import type { Consent, FileSystem } from '../core/model/ports';
import type { SettingsStore } from './settings';

export interface Services {
  /** The snapshot, and the event of its change. */
  readonly catalog: Catalog;
  /** Fills the catalog: first scan, reload, one file. */
  readonly loader: Loader;
  readonly files: FileSystem;
  readonly consent: Consent;
  /** Makes skills. */
  readonly authoring: Authoring;
  readonly settings: SettingsStore;
  /** Other extensions' handlers, which take part in each request of `@skills`. */
  readonly hooks: HookRegistry;
  readonly log: vscode.LogOutputChannel;
}
