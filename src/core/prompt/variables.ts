// What agents put in the place of names in braces in a skill's text, as far as it is known here.

import type { Skill } from '../model/skill';
import type { Variables } from './arguments';

/** Claude Code's; `CLAUDE_SESSION_ID` stays as it is written, since no session has one here. */
export function variablesOf({ directory, root }: Skill): Variables {
  return {
    CLAUDE_SKILL_DIR: directory,
    ...(root.folder && { CLAUDE_PROJECT_DIR: root.folder.path }),
  };
}

/** Fills these alone: places for arguments stay. */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(/\$\{([A-Z][A-Z\d_]*)\}/g, (place, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? place) : place,
  );
}
