// The verdict on a file that an agent does not find: the wrong folder, or too deep in the right one.

import type { Snapshot } from '../catalog/snapshot';
import type { Agent } from '../model/agentTable';
import { basename, dirname, join } from '../model/paths';
import { type AgentRoot, anchorOf, isLost, type Sighting, type Sightings } from './sightings';
import type { Fix, Subject, Verdict } from './verdict';

interface Looked {
  readonly sightings: Sightings;
  readonly roots: ReadonlyMap<string, AgentRoot>;
  readonly snapshot: Snapshot;
}

export function placeVerdict(agent: Agent, subject: Subject, { sightings, roots, snapshot }: Looked): Verdict {
  const near = sightings.of(subject).find(({ root }) => roots.has(root.path));
  const place = near && roots.get(near.root.path);
  if (near && place) {
    const lost = isLost(agent, near, place);
    if (lost === 'deep') return tooDeep(agent, near);
    if (lost === 'misplaced') return misplaced(agent, near);
  }
  const { root } = subject;
  const fix = copyFix(agent, subject, snapshot);
  const base = { agent, state: 'wrong-place', ...(fix && { fix }) } as const;
  if (near) return { ...base, reason: { code: 'nested', data: { anchor: anchorOf(near) } } };
  if (root.source === 'bundled') return { ...base, reason: { code: 'bundled', data: {} } };
  return { ...base, reason: { code: 'elsewhere', data: { folder: root.label, folders: foldersOf(agent, subject) } } };
}

function tooDeep(agent: Agent, { root, path, level }: Sighting): Verdict {
  const from = dirname(path);
  const to = join(root.path, basename(from));
  return {
    agent,
    state: 'too-deep',
    reason: { code: 'deep', data: { folder: root.label, levels: level, depth: agent.depth } },
    fix: { code: 'move', data: { to }, path: from, to },
  };
}

function misplaced(agent: Agent, { root, path }: Sighting): Verdict {
  const name = basename(path).toLowerCase() === 'skill.md' ? 'my-skill' : basename(path).replace(/\.md$/i, '');
  const to = join(root.path, name, 'SKILL.md');
  return {
    agent,
    state: 'wrong-place',
    reason: { code: 'misplaced', data: { folder: root.label } },
    fix: { code: 'move-in', data: { to }, path, to },
  };
}

function foldersOf({ project, user }: Agent, { root }: Subject): string {
  const isUser = root.scope === 'user';
  return (isUser ? user.map((folder) => `~/${folder}`) : project).join(', ');
}

/** The folder that most agents read. */
const COMMON = '.agents/skills';

/** Where a copy would be found: in the same workspace folder or home, in the folder that the agent shares if there is one. */
function copyFix({ project, user }: Agent, { path, root }: Subject, { roots }: Snapshot): Fix | undefined {
  const from = dirname(path) === root.path ? path : dirname(path);
  const isUser = root.scope === 'user' && root.source === 'local';
  const anchors = roots.filter(({ scope, source }) => source === 'local' && scope === (isUser ? 'user' : 'project'));
  const fits = ({ folder }: Subject['root']) => root.folder === undefined || folder?.path === root.folder.path;
  const target = anchors.find((each) => each.anchor !== undefined && fits(each) && isTop(each)) ?? roots.find(isHome);
  if (target?.anchor === undefined) return undefined;
  const own = target.scope === 'user' ? user : project;
  const folder = own.includes(COMMON) ? COMMON : own[0];
  if (folder === undefined) return undefined;
  const to = join(target.anchor, folder, basename(from));
  return to === from ? undefined : { code: 'copy', data: { to }, path: from, to };
}

const isTop = ({ anchor, folder }: Subject['root']) => folder === undefined || anchor === folder.path;
const isHome = ({ scope, source }: Subject['root']) => scope === 'user' && source === 'local';
