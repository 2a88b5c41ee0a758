// Why a skill is or isn't loaded, for every agent: one object a snapshot, which works out what it is asked for.

import type { Snapshot } from '../catalog/snapshot';
import { AGENTS, type Agent } from '../model/agentTable';
import type { Skill } from '../model/skill';
import { AgentView } from './agentView';
import { Sightings } from './sightings';
import { NO_SWITCHES, type Switches } from './switches';
import type { Subject, Verdict } from './verdict';

export interface ExplainerOptions {
  /** The agents that the person works with. */
  readonly agents?: readonly Agent[];
  readonly further?: readonly Skill[];
  readonly isEnabled?: (skill: Skill) => boolean;
  readonly switches?: Switches;
}

export class Explainer {
  readonly agents: readonly Agent[];
  readonly #views = new Map<Agent, AgentView>();
  readonly #viewOf: (agent: Agent) => AgentView;

  constructor(snapshot: Snapshot, options: ExplainerOptions = {}) {
    const { agents = AGENTS, further = [], isEnabled = () => true, switches = NO_SWITCHES } = options;
    this.agents = agents;
    const needs = { snapshot, sightings: new Sightings(snapshot), further, isEnabled, switches };
    this.#viewOf = (agent) => new AgentView(agent, needs);
  }

  /** What this agent sees. Made when it is first asked for. */
  view(agent: Agent): AgentView {
    const known = this.#views.get(agent);
    if (known) return known;
    const view = this.#viewOf(agent);
    this.#views.set(agent, view);
    return view;
  }

  /** One verdict for each agent, in the table's order. */
  explain(subject: Subject): readonly Verdict[] {
    return this.agents.map((agent) => this.view(agent).verdict(subject));
  }

  /** How many agents load it, be it shortened. */
  agentsLoading(subject: Subject): { readonly loads: number; readonly of: number } {
    const loads = this.explain(subject).filter(({ state }) => state === 'loaded' || state === 'cut').length;
    return { loads, of: this.agents.length };
  }
}
