// A skill for tests of the search.

import type { Skill } from '../../../../src/core/model/skill';

export function skill(name: string, description: string, rest: Partial<Skill> = {}): Skill {
  const path = `/skills/${name}/SKILL.md`;
  return {
    name,
    description,
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
    path,
    directory: path.slice(0, -'/SKILL.md'.length),
    root: {
      path: '/skills',
      label: 'skills',
      scope: 'user',
      source: 'local',
      layout: { depth: 1, anyMarkdown: false, skipHidden: false },
      mustExist: false,
      strictName: false,
    },
    size: 1,
    modified: 1,
    ...rest,
  };
}
