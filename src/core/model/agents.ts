// The agents' folders of skills, in the order in which they win over one another: one row each.

import type { Layout } from './root';

/** Where one agent keeps its skills. A row without `project` or `home` has no folder there. */
export interface SkillFolder {
  /** Below a workspace folder, with `/`. */
  readonly project?: string;
  /** Below the home folder, with `/`. */
  readonly home?: string;
  readonly layout: Layout;
  /** True where a missing name is a failure. */
  readonly strictName: boolean;
}

/** `<folder>/SKILL.md`, one level down, as the open specification and nearly every agent have it. */
export const ONE_LEVEL: Layout = { depth: 1, anyMarkdown: false, skipHidden: false };

/** SKILL.md at any depth, the root's own too. */
export const ANY_DEPTH: Layout = { depth: Number.POSITIVE_INFINITY, anyMarkdown: false, skipHidden: false };

export const SKILL_FOLDERS: readonly SkillFolder[] = [
  { project: '.agents/skills', home: '.agents/skills', layout: ONE_LEVEL, strictName: false },
  { project: '.github/skills', home: '.copilot/skills', layout: ONE_LEVEL, strictName: false },
  { project: '.claude/skills', home: '.claude/skills', layout: ONE_LEVEL, strictName: false },
  {
    project: '.cat-code/skills',
    home: '.cat-code/skills',
    layout: { ...ONE_LEVEL, skipHidden: true },
    strictName: true,
  },
  {
    project: '.free-code/skills',
    home: '.free-code/skills',
    layout: { ...ANY_DEPTH, anyMarkdown: true },
    strictName: false,
  },
  { project: '.workbuddy/skills', home: '.workbuddy/skills', layout: ONE_LEVEL, strictName: false },
  { project: '.jarvis/skills', home: '.jarvis/skills', layout: ANY_DEPTH, strictName: false },
  // Of its hidden folders Codex keeps account itself.
  {
    project: '.codex/skills',
    home: '.codex/skills',
    layout: { depth: 6, anyMarkdown: false, skipHidden: true },
    strictName: false,
  },
  { project: '.gemini/skills', home: '.gemini/skills', layout: ONE_LEVEL, strictName: false },
  { project: '.opencode/skills', home: '.config/opencode/skills', layout: ANY_DEPTH, strictName: false },
  { project: '.cursor/skills', home: '.cursor/skills', layout: ANY_DEPTH, strictName: false },
  { project: '.goose/skills', home: '.config/goose/skills', layout: ONE_LEVEL, strictName: false },
  { home: '.config/agents/skills', layout: ONE_LEVEL, strictName: false },
  { home: '.config/amp/skills', layout: ONE_LEVEL, strictName: false },
  { project: '.windsurf/skills', home: '.codeium/windsurf/skills', layout: ONE_LEVEL, strictName: false },
  { project: '.kiro/skills', home: '.kiro/skills', layout: ONE_LEVEL, strictName: false },
];
