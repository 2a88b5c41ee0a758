// The tree's data: built once a snapshot; files and tooltips when somebody looks at them.

import * as vscode from 'vscode';
import { closeToBest } from '../../core/match/close';
import type { Agent } from '../../core/model/agentTable';
import { Debounce } from '../../host/debounce';
import type { Services } from '../../host/services';
import { tooltipOf } from '../card/tooltip';
import { fileNodes } from './files';
import { auditNodes, findingNodes, itemAt } from './items';
import { type Counts, narrow, skillsIn } from './narrow';
import type { GroupNode, ItemNode, TreeNode } from './nodes';
import { byAgent, byFolder, seenBy } from './regroup';
import { treeItem } from './treeItem';
import { treeOf } from './treeOf';

type Needs = Pick<Services, 'catalog' | 'files' | 'consent' | 'settings' | 'inspector' | 'explaining' | 'search'>;

/** The audit finds something out many times a second; in ms. */
const QUIET = 150;
const LONGEST = 500;

export class SkillsProvider implements vscode.TreeDataProvider<TreeNode>, vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<undefined>();
  readonly #subscriptions: vscode.Disposable;
  readonly #services: Needs;
  #groups: readonly GroupNode[] | undefined;
  #filter: Agent | undefined;
  #words = '';
  #all = 0;

  readonly onDidChangeTreeData = this.#changes.event;

  constructor(services: Needs) {
    this.#services = services;
    const inspected = new Debounce<'inspected'>(QUIET, LONGEST, () => this.#refresh());
    this.#subscriptions = vscode.Disposable.from(
      services.catalog.onDidChange(() => this.#refresh()),
      services.explaining.onDidChange(() => this.#refreshExplained()),
      services.search.onDidReadBodies(() => this.#refreshNarrowed()),
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.#refresh()),
      services.settings.onDidChange(() => this.#refresh()),
      services.consent.onDidChange(() => this.#refresh()) as vscode.Disposable,
      services.inspector.onDidInspect(() => inspected.add('inspected')) as vscode.Disposable,
      inspected,
    );
  }

  get groups(): readonly GroupNode[] {
    this.#groups ??= this.#build();
    return this.#groups;
  }

  /** The agent that the tree is filtered to. */
  get filter(): Agent | undefined {
    return this.#filter;
  }

  set filter(agent: Agent | undefined) {
    this.#filter = agent;
    this.#refresh();
  }

  /** What the person filters by; empty for all. */
  get words(): string {
    return this.#words;
  }

  set words(words: string) {
    this.#words = words.trim();
    this.#refresh();
  }

  get counts(): Counts {
    return { shown: skillsIn(this.groups), all: this.#all };
  }

  #build(): readonly GroupNode[] {
    const groups = this.#grouped();
    this.#all = skillsIn(groups);
    if (this.#words === '') return groups;
    const found = closeToBest(this.#services.search.search(this.#words, { typing: true, limit: this.#all }));
    return narrow(groups, this.#words, new Set(found.map(({ skill }) => skill.path)));
  }

  #grouped(): readonly GroupNode[] {
    const { explaining, settings } = this.#services;
    const { groupBy } = settings.current;
    const all = treeOf(this.#services);
    const groups = this.#filter ? seenBy(all, explaining.current.view(this.#filter)) : all;
    if (groupBy === 'agent' && !this.#filter) return byAgent(all, explaining.current);
    return groupBy === 'folder' ? byFolder(groups) : groups;
  }

  /** The item of a file, or the skill in whose folder the file lies. */
  itemAt(path: string): ItemNode | undefined {
    return itemAt(this.groups, path);
  }

  async getChildren(node?: TreeNode): Promise<TreeNode[]> {
    switch (node?.kind) {
      case undefined:
        // With nothing but the bundled skills the view welcomes the person instead.
        return this.#words !== '' || this.groups.some(({ roots }) => roots.some(({ scope }) => scope !== 'bundled'))
          ? [...this.groups]
          : [];
      case 'group':
        return [...node.children];
      case 'skill':
        return [...auditNodes(node), ...findingNodes(node), ...(await fileNodes(node, this.#services.files))];
      case 'failure':
        return findingNodes(node);
      case 'folder':
        return fileNodes(node, this.#services.files);
      default:
        return [];
    }
  }

  getParent(node: TreeNode): TreeNode | undefined {
    return node.kind === 'group' ? undefined : node.parent;
  }

  getTreeItem(node: TreeNode): vscode.TreeItem {
    return treeItem(node);
  }

  async resolveTreeItem(
    item: vscode.TreeItem,
    node: TreeNode,
    token: vscode.CancellationToken,
  ): Promise<vscode.TreeItem> {
    item.tooltip = await tooltipOf(node, this.#services, token);
    return item;
  }

  /** Nobody needs to hear of it where no agent is asked. */
  #refreshExplained(): void {
    if (this.#filter || this.#services.settings.current.groupBy === 'agent') this.#refresh();
  }

  #refreshNarrowed(): void {
    if (this.#words !== '') this.#refresh();
  }

  #refresh(): void {
    this.#groups = undefined;
    this.#changes.fire(undefined);
  }

  dispose(): void {
    this.#subscriptions.dispose();
    this.#changes.dispose();
  }
}
