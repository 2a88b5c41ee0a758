// Problems of files that aren't open: heads from the catalog at once, the second stage in slices when there is time.

import * as vscode from 'vscode';
import { type AcrossSkills, findingsAcross } from '../../core/catalog/acrossSkills';
import { secondStage } from '../../core/catalog/secondStage';
import type { Finding } from '../../core/model/finding';
import { byRules } from '../../core/model/ruleSettings';
import type { Skill } from '../../core/model/skill';
import { estimateTokens } from '../../core/prompt/tokens';
import type { Services } from '../../host/services';
import { HostPace } from '../../host/trust/pace';
import { toUri } from '../../host/uri';
import type { ProblemCollection } from './collection';
import { diagnosticAt } from './diagnostics';

type Needs = Pick<Services, 'catalog' | 'files' | 'settings'>;

interface Second {
  readonly skill: Skill;
  /** What was known across skills then; undefined where it must be looked at again. */
  readonly across: string | undefined;
  readonly findings: readonly Finding[];
}

export class ClosedFiles implements vscode.Disposable {
  readonly #services: Needs;
  readonly #collection: ProblemCollection;
  readonly #pace = new HostPace();
  /** By path. */
  readonly #second = new Map<string, Second>();
  #running = new vscode.CancellationTokenSource();

  constructor(services: Needs, collection: ProblemCollection) {
    this.#services = services;
    this.#collection = collection;
  }

  /** What is known by now. */
  show(): void {
    const { catalog, settings } = this.#services;
    const { failures } = catalog.snapshot;
    const marks = new Map<string, readonly vscode.Diagnostic[]>();
    const add = (path: string, findings: readonly Finding[]) => {
      // Notes are for those who are at work on a file.
      const worth = byRules(findings, settings.current.rules).filter(({ severity }) => severity !== 'info');
      if (worth.length > 0) marks.set(toUri(path).toString(), worth.map(diagnosticAt));
    };
    if (settings.current.problems !== 'open') for (const { path, finding } of failures) add(path, [finding]);
    for (const skill of this.#wanted()) add(skill.path, [...skill.findings, ...this.#secondOf(skill)]);
    this.#collection.setClosed(marks);
  }

  /** Looks into the skills that are new or other than before; drops what is under way. */
  async look(): Promise<void> {
    this.#running.cancel();
    this.#running = new vscode.CancellationTokenSource();
    const { token } = this.#running;
    const across = findingsAcross(this.#services.catalog.snapshot);
    for (const skill of this.#wanted()) {
      if (this.#pace.isSpent) await this.#pace.rest();
      if (token.isCancellationRequested) return;
      await this.#look(skill, across, token);
    }
    if (!token.isCancellationRequested) this.show();
  }

  /** Files may have come or gone: what was found may hold no more. */
  forget(): void {
    for (const [path, { findings }] of this.#second) if (findings.length > 0) this.#doubt(path);
  }

  /** The skill's folder is another than before. */
  forgetSkill({ path }: Skill): void {
    this.#doubt(path);
  }

  dispose(): void {
    this.#running.cancel();
  }

  /** What is shown stays until it was looked at anew. */
  #doubt(path: string): void {
    const known = this.#second.get(path);
    if (known) this.#second.set(path, { ...known, across: undefined });
  }

  async #look(skill: Skill, all: AcrossSkills, token: vscode.CancellationToken): Promise<void> {
    const across = all.get(skill) ?? [];
    const key = JSON.stringify(across);
    const known = this.#second.get(skill.path);
    if (known?.skill === skill && known.across === key) return;
    const { files } = this.#services;
    const findings = await secondStage(skill, { files, tokens: estimateTokens, across }, token);
    if (!token.isCancellationRequested) this.#second.set(skill.path, { skill, across: key, findings });
  }

  #secondOf(skill: Skill): readonly Finding[] {
    const known = this.#second.get(skill.path);
    return known?.skill === skill ? known.findings : [];
  }

  /** The skills as far as the setting goes. */
  #wanted(): readonly Skill[] {
    const { catalog, settings } = this.#services;
    const { problems } = settings.current;
    if (problems === 'open') return [];
    return catalog.snapshot.skills.filter(({ root }) => problems === 'all' || root.scope === 'project');
  }
}
