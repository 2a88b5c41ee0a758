// A root: a folder in which skills are looked for, and what that says of the skills in it.

/** Whose skill it is. In this order they win over one another (decided: project > external > user > bundled). */
export type Scope = 'project' | 'external' | 'user' | 'bundled';

/** By which way a skill came. */
export type Source = 'local' | 'plugin' | 'mcp' | 'bundled';

/** How a root is looked through. */
export interface Layout {
  /** Levels of folders below the root in which a SKILL.md counts: 1 is `<root>/<folder>/SKILL.md`. */
  readonly depth: number;
  /** True if any `.md` that opens with frontmatter is a skill (free-code). */
  readonly anyMarkdown: boolean;
  /** True if folders that begin with a dot are passed over. */
  readonly skipHidden: boolean;
}

/** A folder of the workspace. */
export interface WorkspaceFolder {
  readonly name: string;
  readonly path: string;
}

export interface Root {
  /** An absolute native path, or a raw URI off the disk (see paths.ts). It need not exist. */
  readonly path: string;
  /** As a person writes it, e.g. `.claude/skills` or `~/.agents/skills`. */
  readonly label: string;
  readonly scope: Scope;
  readonly source: Source;
  readonly layout: Layout;
  /** The workspace folder it belongs to; only for scope `project`. */
  readonly folder?: WorkspaceFolder;
  /**
   * The folder in which an agent's folder stands: a workspace folder, one nested in it, or the home folder. Links above
   * it are the machine's own affair; links below it are worth showing.
   */
  readonly anchor?: string;
  /** True if a person named it, so that its absence is worth a finding. */
  readonly mustExist: boolean;
  /** True under `.cat-code`, where a missing name is a failure (first seed). */
  readonly strictName: boolean;
}
