// Why a skill is or isn't loaded, as things stand now: follows the catalog, the settings and the agents' own settings.

import * as vscode from 'vscode';
import { readSwitches } from '../core/explain/agentSettings';
import { nameFor } from '../core/explain/budget';
import { Explainer } from '../core/explain/explainer';
import { differences, type Given, givenIn } from '../core/explain/given';
import { NO_SWITCHES, type Switches } from '../core/explain/switches';
import { AGENTS, type Agent } from '../core/model/agentTable';
import type { FileSystem } from '../core/model/ports';
import type { Skill } from '../core/model/skill';
import { enablementOf } from '../core/prompt/enablement';
import type { Services } from './services';

type Needs = Pick<Services, 'catalog' | 'settings' | 'log'> & { readonly files: Pick<FileSystem, 'readText'> };

export interface SeenGiven extends Given {
  readonly at: Date;
}

const VSCODE = AGENTS[0] as Agent;

export class Explaining implements vscode.Disposable {
  readonly #needs: Needs;
  readonly #changes = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  #switches: Switches = NO_SWITCHES;
  #explainer: Explainer | undefined;
  #given: SeenGiven | undefined;

  /** Something may be said otherwise than before. */
  readonly onDidChange = this.#changes.event;

  constructor(needs: Needs) {
    this.#needs = needs;
    const { catalog, settings } = needs;
    this.#subscription = vscode.Disposable.from(
      catalog.onDidChange(() => void this.#follow()),
      settings.onDidChange(() => this.#renew()),
    );
  }

  /** Of the snapshot as it is; works out only what it is asked for. */
  get current(): Explainer {
    this.#explainer ??= this.#make();
    return this.#explainer;
  }

  /** What VS Code was last seen to give to a model. */
  get given(): SeenGiven | undefined {
    return this.#given;
  }

  /** Takes note of what stands in a request; says in the log where it is not what our rule says. */
  see(value: unknown): void {
    const found = givenIn(value);
    if (!found) return;
    this.#given = { ...found, at: new Date() };
    const { listed, budget } = this.current.view(VSCODE);
    const namesOf = (skills: readonly Skill[]) => skills.map((skill) => nameFor(VSCODE, skill));
    const rule = { listed: namesOf(listed), cut: namesOf([...budget.cut, ...budget.dropped]) };
    const { onlyOurs, onlyTheirs, uncut } = differences(rule, found);
    if (onlyOurs.length + onlyTheirs.length + uncut.length > 0) {
      const told = [
        ['without', onlyOurs],
        ['besides our rule’s', onlyTheirs],
        ['whole, though our rule cuts', uncut],
      ] as const;
      const words = told.flatMap(([word, names]) => (names.length > 0 ? `${word} ${names.join(', ')}` : []));
      this.#needs.log.info(`VS Code gave the model ${found.names.size} skills: ${words.join('; ')}`);
    }
    this.#changes.fire();
  }

  /** Looks into the agents' settings again. */
  async refresh(): Promise<void> {
    const { catalog, files } = this.#needs;
    const { snapshot } = catalog;
    const switches = await readSwitches(snapshot, files);
    if (catalog.snapshot !== snapshot) return;
    this.#switches = switches;
    this.#renew();
  }

  async #follow(): Promise<void> {
    this.#renew();
    if (this.#needs.catalog.snapshot.complete) await this.refresh();
  }

  #renew(): void {
    this.#explainer = undefined;
    this.#changes.fire();
  }

  #make(): Explainer {
    const { catalog, settings } = this.#needs;
    const { agents, enablement } = settings.current;
    const chosen = AGENTS.filter(({ id }) => agents.includes(id));
    return new Explainer(catalog.snapshot, {
      agents: chosen.length > 0 ? chosen : AGENTS,
      isEnabled: enablementOf(enablement),
      switches: this.#switches,
    });
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changes.dispose();
  }
}
