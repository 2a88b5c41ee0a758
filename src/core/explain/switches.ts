// What a person switched off in an agent's own settings.

import type { Agent } from '../model/agentTable';
import type { Skill } from '../model/skill';

export interface Switches {
  /** The settings file that switches the skill off in the agent; undefined if none does. */
  fileThatHides(agent: Agent, skill: Skill): string | undefined;
}

export const NO_SWITCHES: Switches = { fileThatHides: () => undefined };
