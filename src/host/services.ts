// What the features are given; each `registerX` picks what it needs.

import type * as vscode from 'vscode';
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
  readonly log: vscode.LogOutputChannel;
}
