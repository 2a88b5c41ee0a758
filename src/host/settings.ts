// The settings as one typed object with one change event; nobody else asks VS Code for them.

import * as vscode from 'vscode';
import type { ToolChoice } from '../core/agent/offeredTools';
import type { PreferredPlace } from '../core/author/place';
import { NESTED_DEPTH } from '../core/catalog/nested';
import { type RuleSettings, ruleSettings } from '../core/model/ruleSettings';
import { readSuppressions, type Suppression } from '../core/policy/audit/suppress';
import type { AuditOptions, Level } from '../core/policy/audit/types';
import { type Ceiling, ceilingFrom } from '../core/policy/permissions/grant';
import type { StrangersPolicy } from '../core/policy/trust/decision';
import type { ArgumentRules } from '../core/prompt/argumentRules';
import type { Enablement } from '../core/prompt/enablement';

export interface Settings {
  /** Further folders of skills: absolute, `~/…`, or relative to each workspace folder. */
  readonly folders: readonly string[];
  /** Levels of folders in a workspace at which agents' folders are looked for, besides the top. */
  readonly nestedDepth: number;
  /** The ids of the agents that the person works with; empty: all. */
  readonly agents: readonly string[];
  /** How the view groups skills. */
  readonly groupBy: 'scope' | 'agent' | 'folder';
  /** Whether the status bar shows how full the agents' listings are. */
  readonly statusBar: boolean;
  /** Other severities than the table's, by the finding's code. */
  readonly rules: RuleSettings;
  /** Of which files that aren't open the findings are shown in Problems. */
  readonly problems: 'workspace' | 'all' | 'open';
  /** Whether tokens and agents are shown above a SKILL.md. */
  readonly codeLens: boolean;
  /** Whether the view follows the active editor. */
  readonly autoReveal: boolean;
  /** Rounds of model ⇄ tools that `@skills` may take for one answer. */
  readonly maxRounds: number;
  /** Whether the offline model is offered: while no other is there, always, or never. */
  readonly offlineModel: 'auto' | 'always' | 'never';
  /** Whether the tools of MCP servers are skills too. */
  readonly mcpSkills: boolean;
  /** What the person has switched off for models. */
  readonly enablement: Enablement;
  /** The tools that `@skills` offers to the model: ours, also those that were referenced or that a skill names, or all. */
  readonly chatTools: ToolChoice;
  /** Whether skills whose triggers a message holds are loaded: after a question, without, or never. */
  readonly autoLoad: 'ask' | 'triggers' | 'off';
  /** Percent of the model's input that the catalogue may take. */
  readonly catalogueShare: number;
  /** The number of the first argument in `$N`. */
  readonly firstArgument: ArgumentRules['first'] | 'auto';
  /** What is done with a workspace's skill of which nothing was decided. */
  readonly strangers: StrangersPolicy;
  /** What a skill in use may do at most: the person's word, and the workspace's, which can only narrow it. */
  readonly ceilings: readonly Ceiling[];
  /** The beginnings of names of MCP tools that open no connection. */
  readonly localServers: readonly string[];
  /** What the person changed of the audit's rules. */
  readonly audit: AuditOptions;
  /** The audit's findings that the person lives with. */
  readonly suppressions: readonly Suppression[];
  /** Which of the audit's findings are shown in Problems: down to this level. */
  readonly auditProblems: Level | 'off';
  /** Where a new skill goes. */
  readonly newSkillPlace: PreferredPlace;
}

export class SettingsStore implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<Settings>();
  readonly #subscription: vscode.Disposable;
  #current = read();

  readonly onDidChange = this.#changes.event;

  constructor() {
    this.#subscription = vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration('skillshelf') && !event.affectsConfiguration('files.exclude')) return;
      this.#current = read();
      this.#changes.fire(this.#current);
    });
  }

  get current(): Settings {
    return this.#current;
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changes.dispose();
  }
}

/** The globs of `files.exclude` that hide something in this workspace folder; those bound to a condition don't count. */
export function hiddenGlobs(folder: vscode.Uri): string[] {
  const exclude = vscode.workspace.getConfiguration('files', folder).get<Record<string, unknown>>('exclude', {});
  return Object.keys(exclude).filter((glob) => exclude[glob] === true);
}

function read(): Settings {
  const configuration = vscode.workspace.getConfiguration('skillshelf');
  return {
    folders: configuration.get<unknown[]>('folders', []).filter((each): each is string => typeof each === 'string'),
    nestedDepth: configuration.get('nestedDepth', NESTED_DEPTH),
    agents: configuration.get('agents', []),
    groupBy: configuration.get('tree.groupBy', 'scope'),
    statusBar: configuration.get('statusBar', true),
    rules: ruleSettings(configuration.get('rules')),
    problems: configuration.get('editor.problems', 'workspace'),
    codeLens: configuration.get('editor.codeLens', true),
    autoReveal: configuration.get('autoReveal', true),
    maxRounds: configuration.get('chat.maxRounds', 15),
    offlineModel: configuration.get('chat.offlineModel', 'auto'),
    mcpSkills: configuration.get('mcpSkills', true),
    enablement: {
      enabled: configuration.get('enabled', {}),
      sets: configuration.get('sets', {}),
      set: configuration.get('set', ''),
    },
    chatTools: configuration.get('chat.tools', 'referenced'),
    autoLoad: configuration.get('chat.autoLoad', 'ask'),
    catalogueShare: configuration.get('chat.catalogueShare', 2),
    firstArgument: configuration.get('arguments.first', 'auto'),
    strangers: configuration.get('trust.workspaceSkills', 'ask'),
    ceilings: ['permissions.ceiling', 'permissions.workspace'].map((key) => ceilingFrom(configuration.get(key))),
    localServers: configuration.get('permissions.localServers', []),
    audit: { strict: configuration.get('audit.strict', false), levels: configuration.get('audit.levels', {}) },
    suppressions: readSuppressions(configuration.get('audit.suppress')),
    auditProblems: configuration.get('audit.diagnostics', 'P1'),
    newSkillPlace: configuration.get('newSkill.place', 'workspace'),
  };
}

/** Adds one to those of the person. */
export async function addSuppression(suppression: Suppression): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('skillshelf');
  const before = configuration.inspect<unknown[]>('audit.suppress')?.globalValue ?? [];
  await configuration.update('audit.suppress', [...before, suppression], vscode.ConfigurationTarget.Global);
}
