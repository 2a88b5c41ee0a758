// Skills as the scan would give them, for tests that don't care how they were read.

import { Snapshot } from '../../src/core/catalog/snapshot';
import { ONE_LEVEL } from '../../src/core/model/agents';
import { finding } from '../../src/core/model/finding';
import { dirname } from '../../src/core/model/paths';
import type { Consent } from '../../src/core/model/ports';
import type { Root, WorkspaceFolder } from '../../src/core/model/root';
import type { Failure, Skill } from '../../src/core/model/skill';

/** A root whose path and scope are all that matters. */
export function makeRoot(path: string, over: Partial<Root> = {}): Root {
  const root = {
    path,
    label: path,
    scope: 'user',
    source: 'local',
    layout: ONE_LEVEL,
    mustExist: false,
    strictName: false,
  };
  return { ...root, ...over } as Root;
}

/** The root of a workspace folder's `.agents/skills`. */
export function projectRoot(folder: WorkspaceFolder): Root {
  return makeRoot(`${folder.path}/.agents/skills`, { label: '.agents/skills', scope: 'project', folder });
}

export const HOME_ROOT = makeRoot('/home/me/.agents/skills', { label: '~/.agents/skills' });

/** A skill in `root`, in the folder of its name. */
export function makeSkill(name: string, over: Partial<Skill> = {}): Skill {
  const root = over.root ?? HOME_ROOT;
  const path = over.path ?? `${root.path}/${name}/SKILL.md`;
  return {
    name,
    description: `Does ${name}.`,
    dialect: 'spec',
    triggers: [],
    patterns: [],
    tools: [],
    disallowedTools: [],
    arguments: [],
    dependencies: [],
    metadata: {},
    agentCreated: false,
    modelInvocable: true,
    userInvocable: true,
    findings: [],
    root,
    path,
    directory: dirname(path),
    size: 400,
    modified: 0,
    ...over,
  } as Skill;
}

export function makeFailure(path: string, root: Root = HOME_ROOT): Failure {
  return { path, root, finding: finding('frontmatter-not-closed') };
}

/** A complete snapshot; the roots rank in the order in which the skills bring them. */
export function makeSnapshot(skills: readonly Skill[], failures: readonly Failure[] = []): Snapshot {
  const roots = [...new Set([...skills, ...failures].map(({ root }) => root))];
  return new Snapshot({ roots, skills, failures, problems: [], complete: true });
}

/** Refuses the skills that `refuses` picks, with a reason for the model. */
export function makeConsent(refuses: (skill: Skill) => boolean = () => false): Consent {
  return {
    mayList: (skill) => !refuses(skill),
    mayLoad: (skill) =>
      Promise.resolve(
        refuses(skill) ? { allowed: false, reason: `"${skill.name}" is not trusted.` } : { allowed: true },
      ),
  };
}
