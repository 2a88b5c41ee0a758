// Consent by a person's decisions, pinned to what a skill's folder holds.

import { Emitter } from '../../model/emitter';
import type { Cancellation, Consent, Verdict } from '../../model/ports';
import type { Skill } from '../../model/skill';
import { auditFolder } from '../audit/audit';
import { type Answer, type Decision, isStrangers, type Ruling, rule, type StrangersPolicy } from './decision';
import type { DecisionStore } from './decisions';
import type { SkillFacts } from './facts';
import { differenceOf, isSame, type ManifestDifference } from './folder';
import type { Inspection, Inspector } from './inspector';
import { reasonFor } from './reasons';

export interface Question {
  readonly skill: Skill;
  readonly facts: SkillFacts;
  /** What differs from what was allowed before; undefined the first time. */
  readonly difference?: ManifestDifference;
}

export interface TrustPorts {
  readonly decisions: DecisionStore;
  /** Asks the person; undefined if they gave no answer, or nobody is there. */
  ask(question: Question, token?: Cancellation): Promise<Answer | undefined>;
  /** True for a skill of a workspace that isn't trusted. */
  isRestricted(skill: Skill): boolean;
  policy(): StrangersPolicy;
}

export class TrustConsent implements Consent {
  readonly #inspector: Inspector;
  readonly #ports: TrustPorts;
  readonly #decided = new Map<string, Decision>();
  readonly #once = new Map<string, Decision>();
  readonly #asking = new Map<string, Promise<Verdict>>();
  readonly #heads = new WeakMap<Skill, boolean>();
  readonly #changes = new Emitter<void>();
  #loaded = false;

  readonly onDidChange = this.#changes.event;

  constructor(inspector: Inspector, ports: TrustPorts) {
    this.#inspector = inspector;
    this.#ports = ports;
  }

  /** Reads the stored decisions; until then no stranger's skill is listed. */
  async load(): Promise<void> {
    const decisions = await this.#ports.decisions.list();
    this.#decided.clear();
    for (const decision of decisions) this.#decided.set(decision.path, decision);
    this.#loaded = true;
    this.#changes.fire();
  }

  /** What a person has decided of it, as far as it was loaded. */
  decisionOf(skill: Skill): Decision | undefined {
    return this.#once.get(skill.path) ?? this.#decided.get(skill.path);
  }

  mayList(skill: Skill): boolean {
    if (this.#ports.isRestricted(skill)) return false;
    const stranger = isStrangers(skill.root.scope, skill.root.source);
    if (stranger && !this.#loaded) return false;
    const known = this.#inspector.known(skill);
    if (known) return this.#mayBeNamed(this.#ruling(skill, known));
    const { answer } = this.decisionOf(skill) ?? {};
    if (answer === 'never' || (stranger && !answer && this.#ports.policy() === 'never')) return false;
    return !stranger || answer !== undefined || this.#isHarmlessHead(skill);
  }

  /** Looks into the folder anew, since a decision is of its content and of nothing else. */
  mayLoad(skill: Skill, token?: Cancellation): Promise<Verdict> {
    if (this.#ports.isRestricted(skill))
      return Promise.resolve({ allowed: false, reason: reasonFor('restricted', skill) });
    const asking = this.#asking.get(skill.path) ?? this.#decide(skill, token);
    this.#asking.set(skill.path, asking);
    const done = () => this.#asking.delete(skill.path);
    void asking.then(done, done);
    return asking;
  }

  /** Writes a decision down: by the person's answer, a command, or the command line. */
  async remember(skill: Skill, answer: Answer, { folder, report }: Inspection): Promise<void> {
    const decision = { path: skill.path, answer, level: report.level, manifest: folder.manifest, decided: Date.now() };
    const once = answer === 'once' || !folder.complete;
    (once ? this.#once : this.#decided).set(skill.path, decision);
    if (!once) await this.#ports.decisions.write(decision);
    this.#changes.fire();
  }

  /** Takes back whatever was decided. */
  async forget(path: string): Promise<void> {
    this.#once.delete(path);
    this.#decided.delete(path);
    await this.#ports.decisions.remove(path);
    this.#changes.fire();
  }

  async #decide(skill: Skill, token?: Cancellation): Promise<Verdict> {
    const inspection = await this.#inspector.inspect(skill, true, token);
    if (!inspection) return { allowed: false, reason: reasonFor('cancelled', skill) };
    // Another window, or the command line, may have decided meanwhile.
    const stored = await this.#ports.decisions.read(skill.path);
    if (stored) this.#decided.set(skill.path, stored);
    else this.#decided.delete(skill.path);
    const ruling = this.#ruling(skill, inspection);
    if (ruling.kind === 'allow') return this.#allowed(skill, inspection);
    if (ruling.kind !== 'ask')
      return { allowed: false, reason: reasonFor(ruling.kind === 'deny' ? ruling.by : 'block', skill) };
    const difference = ruling.before && differenceOf(ruling.before, inspection.folder.manifest);
    const question = { skill, facts: inspection.facts, ...(difference && { difference }) };
    const answer = await this.#ports.ask(question, token);
    if (answer === undefined) return { allowed: false, reason: reasonFor('unanswered', skill) };
    await this.remember(skill, answer, inspection);
    return answer === 'never'
      ? { allowed: false, reason: reasonFor('person', skill) }
      : this.#allowed(skill, inspection);
  }

  #allowed(skill: Skill, { folder }: Inspection): Verdict {
    if (skill.root.source === 'bundled') return { allowed: true };
    const stillHolds = async () => {
      const now = await this.#inspector.inspect(skill, true);
      return now !== undefined && isSame(now.folder.manifest, folder.manifest);
    };
    return { allowed: true, stillHolds };
  }

  #ruling(skill: Skill, { folder, report }: Inspection): Ruling {
    const { scope, source } = skill.root;
    const decision = this.decisionOf(skill);
    return rule({
      scope,
      source,
      decision,
      level: report.level,
      manifest: folder.manifest,
      policy: this.#ports.policy(),
    });
  }

  /** A name and a description may be read by a model before it is asked for the rest, unless they are an attack. */
  #mayBeNamed(ruling: Ruling): boolean {
    return ruling.kind === 'allow' || ruling.kind === 'ask';
  }

  #isHarmlessHead(skill: Skill): boolean {
    let harmless = this.#heads.get(skill);
    if (harmless === undefined) {
      const text = `---\nname: ${skill.name}\ndescription: ${skill.description}\n---\n`;
      const file = { path: 'SKILL.md', kind: 'text' as const, size: text.length, text };
      harmless = auditFolder({ name: skill.name, files: [file] }).level !== 'P0';
      this.#heads.set(skill, harmless);
    }
    return harmless;
  }
}
