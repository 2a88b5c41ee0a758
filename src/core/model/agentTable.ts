// The agents: where each looks for skills, who wins there, what it refuses, cuts and hides. One row each.

/** What becomes of several skills of one name: the project's wins, the person's own does, or all are kept. */
export type SameName = 'project' | 'user' | 'both';

/**
 * How an agent reads frontmatter, and what it does with a file whose frontmatter is not YAML:
 * - `yaml`: leaves the skill out
 * - `lines`: reads `key: value` line by line, so that it takes what YAML refuses
 * - `either`: tries YAML, then lines
 * - `body`: loads the instructions without their head
 */
export type HeadReader = 'yaml' | 'lines' | 'either' | 'body';

/** When folders of its kind that lie deeper in a project count: always, if it is started there, or never. */
export type Nested = 'always' | 'started' | 'never';

/** Characters of an agent's listing of skills, the cheap part that every request carries. */
export interface ListingLimit {
  readonly total: number;
  /** Most characters of one description in it. */
  readonly entry?: number;
  /** Characters besides name and description that an entry takes, and whether the file's path is among them. */
  readonly frame: number;
  readonly path: boolean;
  /**
   * What is done when it is full. `drop`: the rest is left out; `names`: the rest is told by name alone, as far as `names`
   * characters reach; `shorten`: all descriptions are shortened, if need be to nothing; `shorten-drop`: the same, and
   * what does not fit even by name is left out.
   */
  readonly over: 'drop' | 'names' | 'shorten' | 'shorten-drop';
  readonly names?: number;
}

export interface Agent {
  /** Stable: in JSON, in settings. */
  readonly id: string;
  /** As its makers write it. */
  readonly label: string;
  /** Folders of a project, with `/`, that which wins over the others first. */
  readonly project: readonly string[];
  /** Folders below the home, likewise. */
  readonly user: readonly string[];
  /** Levels below such a folder in which a SKILL.md counts. */
  readonly depth: number;
  readonly nested: Nested;
  /** True if it takes all folders of a workspace together; else it is started in one of them. */
  readonly manyFolders: boolean;
  readonly sameName: SameName;
  /** The name that it goes by: the frontmatter's, or the folder's. */
  readonly called: 'name' | 'folder';
  readonly reader: HeadReader;
  /** What it leaves a skill out for, if it is missing. */
  readonly needs: readonly ('name' | 'description')[];
  /** Most characters of a name and a description, and what becomes of longer ones. */
  readonly longest?: { readonly name: number; readonly description: number; readonly longer: 'cut' | 'refused' };
  /** True if it honours `disable-model-invocation`. */
  readonly hides: boolean;
  /** True if Skillshelf's own tools and participant serve its models too. */
  readonly served: boolean;
  readonly listing?: ListingLimit;
  /** Where this is written down. */
  readonly source: string;
  /** True if it was held against the agent itself or its documentation; else it is what is commonly said of it. */
  readonly verified: boolean;
}

const ANY = Number.POSITIVE_INFINITY;

/** What most agents do; a row says where it differs. */
const USUAL = {
  depth: 1,
  nested: 'started',
  manyFolders: false,
  sameName: 'project',
  called: 'name',
  reader: 'yaml',
  needs: ['name', 'description'],
  hides: false,
  served: false,
  verified: false,
} as const;

/** A row of which no more is known than that it looks in a folder of its own name. */
const own = (id: string, label: string, source: string): Agent => ({
  ...USUAL,
  id,
  label,
  project: [`.${id}/skills`],
  user: [`.${id}/skills`],
  source,
});

export const AGENTS: readonly Agent[] = [
  {
    ...USUAL,
    id: 'vscode',
    label: 'VS Code',
    project: ['.agents/skills', '.github/skills', '.claude/skills'],
    user: ['.agents/skills', '.copilot/skills', '.claude/skills'],
    nested: 'never',
    manyFolders: true,
    called: 'folder',
    reader: 'lines',
    needs: ['description'],
    longest: { name: 64, description: 1024, longer: 'cut' },
    hides: true,
    served: true,
    listing: { total: 15_000, frame: 73, path: true, over: 'names', names: 5_000 },
    source: 'VS Code 1.139, by reading and trying; the limit is that of its skill tool',
    verified: true,
  },
  {
    ...USUAL,
    id: 'copilot-cli',
    label: 'Copilot CLI',
    project: ['.github/skills', '.agents/skills', '.claude/skills'],
    user: ['.copilot/skills', '.agents/skills'],
    hides: true,
    listing: { total: 15_000, frame: 90, path: false, over: 'drop' },
    source: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference',
    verified: true,
  },
  {
    ...USUAL,
    id: 'claude-code',
    label: 'Claude Code',
    project: ['.claude/skills'],
    user: ['.claude/skills'],
    nested: 'always',
    sameName: 'user',
    reader: 'body',
    needs: [],
    hides: true,
    listing: { total: 8_000, entry: 1_536, frame: 5, path: false, over: 'shorten' },
    source: 'https://code.claude.com/docs/en/skills',
    verified: true,
  },
  {
    ...USUAL,
    id: 'codex',
    label: 'Codex',
    project: ['.agents/skills', '.codex/skills'],
    user: ['.agents/skills', '.codex/skills'],
    depth: 6,
    sameName: 'both',
    longest: { name: 64, description: 1024, longer: 'refused' },
    listing: { total: 8_000, entry: 1_024, frame: 13, path: true, over: 'shorten-drop' },
    source: 'https://developers.openai.com/codex/skills',
    verified: true,
  },
  {
    ...USUAL,
    id: 'gemini-cli',
    label: 'Gemini CLI',
    project: ['.agents/skills', '.gemini/skills'],
    user: ['.agents/skills', '.gemini/skills'],
    reader: 'either',
    source: 'https://geminicli.com/docs/cli/skills',
    verified: true,
  },
  {
    ...USUAL,
    id: 'opencode',
    label: 'OpenCode',
    // It reads the home before the project and what other agents share before its own; what it reads last stays.
    project: ['.opencode/skills', '.agents/skills', '.claude/skills'],
    user: ['.config/opencode/skills', '.agents/skills', '.claude/skills'],
    depth: ANY,
    source: 'https://opencode.ai/docs/skills',
    verified: true,
  },
  {
    ...USUAL,
    id: 'cursor',
    label: 'Cursor',
    project: ['.cursor/skills', '.agents/skills', '.claude/skills', '.codex/skills'],
    user: ['.cursor/skills', '.agents/skills', '.claude/skills', '.codex/skills'],
    depth: ANY,
    manyFolders: true,
    hides: true,
    source: 'https://cursor.com/docs/context/skills',
  },
  {
    ...USUAL,
    id: 'goose',
    label: 'Goose',
    project: ['.agents/skills', '.goose/skills', '.claude/skills'],
    user: ['.agents/skills', '.config/goose/skills', '.claude/skills'],
    source: 'https://block.github.io/goose/docs/guides/context-engineering/using-skills',
  },
  {
    ...USUAL,
    id: 'amp',
    label: 'Amp',
    project: ['.agents/skills'],
    user: ['.config/agents/skills', '.config/amp/skills'],
    source: 'https://ampcode.com/manual',
  },
  {
    ...own('windsurf', 'Windsurf', 'https://docs.windsurf.com/windsurf/cascade/skills'),
    user: ['.codeium/windsurf/skills'],
    manyFolders: true,
  },
  { ...own('kiro', 'Kiro', 'https://kiro.dev/docs/skills'), manyFolders: true },
  { ...own('cat-code', 'cat-code', 'the design of cat-code'), reader: 'lines', needs: ['name'], verified: true },
  { ...own('free-code', 'free-code', 'the design of free-code'), depth: ANY, needs: [], verified: true },
  { ...own('workbuddy', 'WorkBuddy', 'the design of WorkBuddy'), needs: [], verified: true },
  {
    ...own('jarvis', 'Jarvis', 'the design of Jarvis; the folder is this project’s choice'),
    depth: ANY,
    reader: 'lines',
    needs: [],
  },
];

export function agentById(id: string): Agent | undefined {
  return AGENTS.find((agent) => agent.id === id);
}
