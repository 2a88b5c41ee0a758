// What one agent sees: for each skill one verdict, and the skills that its model hears of.

import type { Snapshot } from '../catalog/snapshot';
import type { Agent } from '../model/agentTable';
import { nameKey } from '../model/nameKey';
import type { Root } from '../model/root';
import type { Skill } from '../model/skill';
import { type Budget, budgetOf, nameFor } from './budget';
import { budgetVerdict, hiddenVerdict, loadedVerdict, offVerdict, shadowedVerdict } from './judgements';
import { placeVerdict } from './placing';
import { refusalOf } from './refusing';
import { type AgentRoot, isLost, rootsOf, type Sighting, type Sightings } from './sightings';
import type { Switches } from './switches';
import { isFailure, type Subject, type Verdict } from './verdict';

export interface Seen {
  readonly sighting: Sighting;
  readonly place: AgentRoot;
}

export interface ViewNeeds {
  readonly snapshot: Snapshot;
  readonly sightings: Sightings;
  /** Skills that the agent may see although the catalog leaves them out. */
  readonly further: readonly Skill[];
  /** What the person switched off in Skillshelf, and in the agents' own settings. */
  readonly isEnabled: (skill: Skill) => boolean;
  readonly switches: Switches;
}

/** True for what is found only by an agent that is started there, so that it competes with nothing here. */
function isElsewhere({ nested }: Agent, { place }: Seen): boolean {
  return place.isNested && nested === 'started';
}

export class AgentView {
  readonly agent: Agent;
  readonly #needs: ViewNeeds;
  readonly #roots: ReadonlyMap<string, AgentRoot>;
  /** By the agent's name for them, those that it takes, the strongest first. */
  readonly #named = new Map<string, { readonly skill: Skill; readonly rank: number }[]>();
  readonly #verdicts = new Map<Subject, Verdict>();
  #listed: readonly Skill[] | undefined;
  #budget: Budget | undefined;

  constructor(agent: Agent, needs: ViewNeeds) {
    this.agent = agent;
    this.#needs = needs;
    this.#roots = rootsOf(agent, needs.snapshot);
    for (const skill of [...needs.snapshot.skills, ...needs.further]) {
      const seen = this.#see(skill);
      if (!seen || isElsewhere(agent, seen) || refusalOf(agent, skill, seen.sighting)) continue;
      const key = nameKey(nameFor(agent, skill));
      const named = this.#named.get(key) ?? [];
      this.#named.set(key, named);
      named.push({ skill, rank: seen.place.rank });
    }
    for (const named of this.#named.values()) named.sort((a, b) => a.rank - b.rank);
  }

  /** The skills that stand in its listing, as far as that reaches, in its order. */
  get listed(): readonly Skill[] {
    this.#listed ??= [...this.#named.values()]
      .flat()
      .filter(({ skill }) => !this.#winnerOver(skill) && !this.#isUnlisted(skill))
      .sort((a, b) => a.rank - b.rank)
      .map(({ skill }) => skill);
    return this.#listed;
  }

  get budget(): Budget {
    this.#budget ??= budgetOf(this.agent, this.listed);
    return this.#budget;
  }

  /** True for a folder in which it looks. */
  looksIn({ path }: Root): boolean {
    return this.#roots.has(path);
  }

  /** True if the skill lies where the agent looks, whether it loads it or not. */
  sees(subject: Subject): boolean {
    return this.#see(subject) !== undefined;
  }

  verdict(subject: Subject): Verdict {
    const known = this.#verdicts.get(subject);
    if (known) return known;
    const verdict = this.#judge(subject);
    this.#verdicts.set(subject, verdict);
    return verdict;
  }

  #judge(subject: Subject): Verdict {
    const { agent } = this;
    const seen = this.#see(subject);
    if (!seen) return placeVerdict(agent, subject, { ...this.#needs, roots: this.#roots });
    const refusal = refusalOf(agent, subject, seen.sighting);
    if (refusal) return refusal;
    if (isFailure(subject) || isElsewhere(agent, seen)) return loadedVerdict(agent, subject, seen);
    const off = offVerdict(agent, subject, this.#needs);
    if (off) return off;
    const winner = this.#winnerOver(subject);
    if (winner) return shadowedVerdict(agent, subject, winner);
    if (agent.hides && !subject.modelInvocable) return hiddenVerdict(agent, subject);
    return budgetVerdict(this.budget, subject) ?? loadedVerdict(agent, subject, seen);
  }

  /** The strongest place at which the agent sees it. */
  #see(subject: Subject): Seen | undefined {
    let best: Seen | undefined;
    for (const sighting of this.#needs.sightings.of(subject)) {
      const place = this.#roots.get(sighting.root.path);
      if (!place || isLost(this.agent, sighting, place)) continue;
      if (!best || place.rank < best.place.rank) best = { sighting, place };
    }
    return best;
  }

  #isUnlisted(skill: Skill): boolean {
    return (
      (this.agent.hides && !skill.modelInvocable) || this.#needs.switches.fileThatHides(this.agent, skill) !== undefined
    );
  }

  /** The skill that has this one's name with the agent. */
  #winnerOver(skill: Skill): Skill | undefined {
    if (this.agent.sameName === 'both') return undefined;
    const named = this.#named.get(nameKey(nameFor(this.agent, skill))) ?? [];
    const winner = named.find((other) => other.skill === skill || this.#compete(skill, other.skill))?.skill;
    return winner === skill ? undefined : winner;
  }

  /** Skills of two workspace folders don't, for an agent that is started in one of them. */
  #compete({ root: one }: Skill, { root: other }: Skill): boolean {
    if (this.agent.manyFolders || !one.folder || !other.folder) return true;
    return one.folder.path === other.folder.path;
  }
}
