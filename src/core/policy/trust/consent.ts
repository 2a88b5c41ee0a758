// Consent by a person's decisions, pinned to what a skill's folder holds.

import type { Cancellation, Consent, Verdict } from '../../model/ports';
import type { Skill } from '../../model/skill';
import { Collections } from './collections';
import { type Answer, isStrangers, type Ruling, rule, type StrangersPolicy } from './decision';
import { DecisionBook } from './decisionBook';
import type { DecisionStore } from './decisions';
import type { SkillFacts } from './facts';
import { differenceOf, isSame, type ManifestDifference } from './folder';
import { HarmlessHeads } from './heads';
import type { Inspection, Inspector } from './inspector';
import { type Reason, reasonFor } from './reasons';
import { type Standing, standingKind } from './standing';
import { Turns, whenCancelled } from './waiting';

export interface Question {
  readonly skill: Skill;
  readonly facts: SkillFacts;
  /** What differs from what was allowed before; undefined the first time. */
  readonly difference?: ManifestDifference;
  /** All of its root of which nothing is decided, the skill itself among them; they can be allowed in one go. */
  readonly collection: readonly Skill[];
}

export interface TrustPorts {
  readonly decisions: DecisionStore;
  /** Asks the person; undefined if they gave no answer, or nobody is there. One question at a time. */
  ask(question: Question): Promise<Answer | 'collection' | undefined>;
  /** Resolves when a model has waited long enough for an answer. The question stays, and its answer counts. */
  patience?(): Promise<unknown>;
  /** True for a skill of a workspace that isn't trusted. */
  isRestricted(skill: Skill): boolean;
  policy(): StrangersPolicy;
  /** All that there are. */
  skills(): readonly Skill[];
}

export class TrustConsent implements Consent {
  readonly #inspector: Inspector;
  readonly #ports: TrustPorts;
  readonly #book: DecisionBook;
  readonly #asking = new Map<string, Promise<Verdict>>();
  readonly #heads = new HarmlessHeads();
  readonly #turns = new Turns();

  /** Undecided skills of one root, allowed together. */
  readonly collections: Collections;

  constructor(inspector: Inspector, ports: TrustPorts) {
    this.#inspector = inspector;
    this.#ports = ports;
    this.#book = new DecisionBook(ports.decisions);
    this.collections = new Collections(this.#book, inspector, (skill) => this.#offers(skill));
  }

  get onDidChange() {
    return this.#book.onDidChange;
  }

  /** Reads the stored decisions; until then no stranger's skill is listed. */
  load(): Promise<void> {
    return this.#book.load();
  }

  /** How it stands, as far as it is known without looking. */
  standing(skill: Skill): Standing {
    const inspection = this.#inspector.known(skill);
    const decision = this.#book.decisionOf(skill);
    const facts = { ...(inspection && { inspection }), ...(decision && { decision }) };
    if (this.#ports.isRestricted(skill)) return { kind: 'restricted', changed: false, ...facts };
    const manifest = inspection?.folder.manifest ?? decision?.manifest ?? {};
    const ruling = this.#rule(skill, inspection?.report.level ?? decision?.level ?? 'P2', manifest);
    return {
      kind: standingKind(ruling),
      changed: decision !== undefined && decision.answer !== 'never' && !isSame(decision.manifest, manifest),
      ...facts,
    };
  }

  /** A name and a description may be read by a model before it is asked for the rest, unless they are an attack. */
  mayList(skill: Skill): boolean {
    const { kind, inspection, decision } = this.standing(skill);
    if (kind !== 'asks' && kind !== 'goes') return false;
    if (inspection || !isStrangersSkill(skill)) return true;
    return this.#book.isLoaded && (decision !== undefined || this.#heads.isHarmless(skill));
  }

  /** Looks into the folder anew, since a decision is of its content and of nothing else. */
  async mayLoad(skill: Skill, token?: Cancellation): Promise<Verdict> {
    if (this.#ports.isRestricted(skill)) return refusal('restricted', skill);
    const { cancelled, stop } = whenCancelled(token);
    const verdict = await Promise.race([this.#verdict(skill), cancelled]);
    stop();
    return verdict ?? refusal('cancelled', skill);
  }

  /** Writes a decision down: by the person's answer, a command, or the command line. */
  remember(skill: Skill, answer: Answer, inspection: Inspection): Promise<void> {
    return this.#book.remember(skill, answer, inspection);
  }

  /** Takes back whatever was decided. */
  forget(path: string): Promise<void> {
    return this.#book.forget(path);
  }

  /** One for calls at the same time. */
  #verdict(skill: Skill): Promise<Verdict> {
    const asking = this.#asking.get(skill.path) ?? this.#decide(skill);
    this.#asking.set(skill.path, asking);
    const done = () => this.#asking.delete(skill.path);
    void asking.then(done, done);
    return asking;
  }

  async #decide(skill: Skill): Promise<Verdict> {
    const first = await this.#look(skill);
    if (!first) return refusal('cancelled', skill);
    if (first.ruling.kind !== 'ask') return this.#answer(skill, first);
    const patience = this.#ports.patience?.() ?? new Promise<undefined>(() => undefined);
    const asked = this.#turns.take(() => this.#ask(skill));
    return Promise.race([asked, patience.then(() => refusal('unanswered', skill))]);
  }

  /** Looks once more when it is its turn: the answer to the question before may have covered it. */
  async #ask(skill: Skill): Promise<Verdict> {
    const look = await this.#look(skill);
    if (!look) return refusal('cancelled', skill);
    const { ruling, inspection } = look;
    if (ruling.kind !== 'ask') return this.#answer(skill, look);
    const difference = ruling.before && differenceOf(ruling.before, inspection.folder.manifest);
    const collection = this.collections.undecided(skill.root, this.#ports.skills());
    const question = { skill, facts: inspection.facts, ...(difference && { difference }), collection };
    const answer = await this.#ports.ask(question);
    if (answer === undefined) return refusal('unanswered', skill);
    await this.#book.remember(skill, answer === 'collection' ? 'always' : answer, inspection);
    if (answer === 'collection') await this.collections.allow(collection.filter((each) => each !== skill));
    return answer === 'never' ? refusal('person', skill) : this.#allowed(skill, inspection);
  }

  async #look(skill: Skill): Promise<{ ruling: Ruling; inspection: Inspection } | undefined> {
    const inspection = await this.#inspector.inspect(skill, true);
    if (!inspection) return undefined;
    // Another window, or the command line, may have decided meanwhile.
    await this.#book.refresh(skill.path);
    const ruling = this.#rule(skill, inspection.report.level, inspection.folder.manifest);
    return { ruling, inspection };
  }

  #answer(skill: Skill, { ruling, inspection }: { ruling: Ruling; inspection: Inspection }): Verdict {
    if (ruling.kind === 'allow') return this.#allowed(skill, inspection);
    return refusal(ruling.kind === 'deny' ? ruling.by : 'block', skill);
  }

  #allowed(skill: Skill, { folder }: Inspection): Verdict {
    if (skill.root.source === 'bundled') return { allowed: true };
    return { allowed: true, stillHolds: async () => isSame(await this.#inspector.manifestOf(skill), folder.manifest) };
  }

  #rule(skill: Skill, level: Inspection['report']['level'], manifest: Inspection['folder']['manifest']): Ruling {
    const { scope, source } = skill.root;
    const decision = this.#book.decisionOf(skill);
    return rule({ scope, source, level, manifest, decision, policy: this.#ports.policy() });
  }

  /** Whether it would be asked for, and nothing of it was decided. */
  #offers(skill: Skill): boolean {
    const { kind, decision } = this.standing(skill);
    return kind === 'asks' && !decision;
  }
}

function isStrangersSkill({ root }: Skill): boolean {
  return isStrangers(root.scope, root.source);
}

function refusal(why: Reason, skill: Skill): Verdict {
  return { allowed: false, reason: reasonFor(why, skill) };
}
