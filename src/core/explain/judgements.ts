// The verdicts on a file that an agent finds and takes.

import type { Agent } from '../model/agentTable';
import { visibleLine } from '../model/hidden';
import type { Skill } from '../model/skill';
import { type Budget, nameFor } from './budget';
import { type AgentRoot, anchorOf, type Sighting } from './sightings';
import type { Switches } from './switches';
import { isFailure, type Subject, type Verdict } from './verdict';

export function loadedVerdict(
  agent: Agent,
  subject: Subject,
  { sighting, place }: { readonly sighting: Sighting; readonly place: AgentRoot },
): Verdict {
  if (isFailure(subject)) return { agent, state: 'loaded', reason: { code: 'loaded-body', data: {} } };
  if (place.isNested && agent.nested === 'started')
    return { agent, state: 'loaded', reason: { code: 'loaded-there', data: { anchor: anchorOf(sighting) } } };
  const code = subject.description === '' ? 'loaded-body' : 'loaded';
  return { agent, state: 'loaded', reason: { code, data: {} } };
}

export function offVerdict(
  agent: Agent,
  skill: Skill,
  { isEnabled, switches }: { readonly isEnabled: (skill: Skill) => boolean; readonly switches: Switches },
): Verdict | undefined {
  const file = switches.fileThatHides(agent, skill);
  if (file !== undefined) {
    const data = { file };
    return {
      agent,
      state: 'disabled',
      reason: { code: 'agent-off', data },
      fix: { code: 'agent-on', data, path: file },
    };
  }
  if (!agent.served || isEnabled(skill)) return undefined;
  return {
    agent,
    state: 'disabled',
    reason: { code: 'switched-off', data: {} },
    fix: { code: 'enable', data: {}, path: skill.path },
  };
}

export function shadowedVerdict(agent: Agent, skill: Skill, winner: Skill): Verdict {
  const code = agent.called === 'folder' && winner.name !== skill.name ? 'shadowed-folder' : 'shadowed';
  return {
    agent,
    state: 'shadowed',
    reason: { code, data: { winner: winner.directory } },
    winner,
    fix: { code: 'rename', data: {}, path: skill.path },
  };
}

export function hiddenVerdict(agent: Agent, skill: Skill): Verdict {
  return {
    agent,
    state: 'hidden',
    reason: { code: 'hidden', data: {} },
    fix: { code: 'unhide', data: {}, path: skill.path },
  };
}

/** What becomes of it in the listing, and what the agent cuts of it in any case; undefined if it stands there whole. */
export function budgetVerdict({ agent, fates, used, limit = 0 }: Budget, skill: Skill): Verdict | undefined {
  const fate = fates.get(skill);
  const full = { used, limit };
  const fix = { code: 'budget', data: {}, path: skill.path } as const;
  if (fate?.kind === 'out') return { agent, state: 'over-budget', reason: { code: 'over-budget', data: full }, fix };
  if (fate?.kind === 'name') return { agent, state: 'cut', reason: { code: 'name-only', data: full }, fix };
  const own = ownCut(agent, skill);
  if (own || fate?.kind !== 'short') return own;
  return { agent, state: 'cut', reason: { code: 'shortened', data: { ...full, length: fate.length } }, fix };
}

function ownCut(agent: Agent, skill: Skill): Verdict | undefined {
  const { longest, listing, reader } = agent;
  const cut = longest?.longer === 'cut' ? longest : undefined;
  const lengths = { name: nameFor(agent, skill).length, description: visibleLine(skill.description).length };
  const limits = { name: cut?.name, description: cut?.description ?? listing?.entry };
  for (const part of ['name', 'description'] as const) {
    const limit = limits[part];
    if (limit === undefined || lengths[part] <= limit) continue;
    return {
      agent,
      state: 'cut',
      reason: { code: 'part-cut', data: { part, length: lengths[part], limit } },
      fix: { code: part === 'name' ? 'rename' : 'shorten', data: { part, limit }, path: skill.path },
    };
  }
  const comment = reader === 'lines' ? undefined : skill.findings.find(({ code }) => code === 'field-cut');
  if (!comment) return undefined;
  const { line, column } = comment;
  const fix = { code: 'quote', data: {}, path: skill.path, line, column } as const;
  return { agent, state: 'cut', reason: { code: 'comment-cut', data: {} }, fix };
}
