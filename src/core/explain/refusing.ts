// The verdict on a file that an agent finds and does not take, or takes without its head.

import type { Agent } from '../model/agentTable';
import type { Finding } from '../model/finding';
import { dirname, join } from '../model/paths';
import type { Skill } from '../model/skill';
import { leavesBody, stopperOf } from './refusals';
import type { Sighting } from './sightings';
import { isFailure, type Subject, type Verdict } from './verdict';

/** Undefined for a file that the agent takes. */
export function refusalOf(agent: Agent, subject: Subject, { path }: Sighting): Verdict | undefined {
  const findings = isFailure(subject) ? [subject.finding] : subject.findings;
  const stopper = stopperOf(findings, agent.reader);
  if (stopper) return stopped(agent, path, stopper);
  if (isFailure(subject)) return undefined;
  return needVerdict(agent, subject) ?? lengthVerdict(agent, subject);
}

function stopped(agent: Agent, path: string, finding: Finding): Verdict {
  const { line, column } = finding;
  const isCut = agent.reader === 'body' && leavesBody(finding);
  const to = join(dirname(path), 'SKILL.md');
  return {
    agent,
    state: isCut ? 'cut' : 'refused',
    reason: { code: isCut ? 'head-lost' : 'finding', data: {} },
    finding,
    fix:
      finding.code === 'file-spelling'
        ? { code: 'rename-file', data: { to }, path, to }
        : { code: 'mend', data: {}, path, line, column },
  };
}

/** What the agent must have, and does not find under its own words. */
function needVerdict(agent: Agent, skill: Skill): Verdict | undefined {
  const base = { agent, state: 'refused' } as const;
  const { dialect, path, findings } = skill;
  for (const part of agent.needs) {
    if (dialect !== agent.id && skill.ownWords?.includes(part)) {
      const fix = { code: 'word', data: { part }, path } as const;
      return { ...base, reason: { code: 'own-word', data: { part, dialect } }, fix };
    }
    if (part === 'description' && skill.description === '')
      return { ...base, reason: { code: 'no-description', data: {} }, fix: { code: 'description', data: {}, path } };
    if (part === 'name' && findings.some(({ code }) => code === 'name-missing')) {
      const fix = { code: 'name', data: { name: skill.name }, path } as const;
      return { ...base, reason: { code: 'no-name', data: {} }, fix };
    }
  }
  return undefined;
}

function lengthVerdict(agent: Agent, skill: Skill): Verdict | undefined {
  const { longest } = agent;
  if (longest?.longer !== 'refused') return undefined;
  for (const part of ['name', 'description'] as const) {
    const { length } = [...skill[part]];
    const limit = longest[part];
    if (length <= limit) continue;
    return {
      agent,
      state: 'refused',
      reason: { code: 'too-long', data: { part, length, limit } },
      fix: { code: part === 'name' ? 'rename' : 'shorten', data: { part, limit }, path: skill.path },
    };
  }
  return undefined;
}
