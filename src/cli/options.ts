// The options, one row each: read by the parser and by the help.

export interface OptionRow {
  /** Without the dashes. */
  readonly name: string;
  readonly short?: string;
  /** What its value is called; an option without one is a flag. */
  readonly value?: string;
  readonly help: string;
}

export const COMMON_OPTIONS: readonly OptionRow[] = [
  { name: 'workspace', value: 'DIR', help: "Look in the agents' folders of this project (more than one may be given)" },
  { name: 'home', value: 'DIR', help: "Look in the agents' folders of this home" },
  { name: 'root', value: 'DIR', help: 'Look in this folder of skills, at any depth (more than one may be given)' },
  { name: 'bundled', help: 'Also the skills that come with Skillshelf' },
  { name: 'json', help: 'Print JSON, and nothing else' },
  { name: 'help', short: 'h', help: 'Print this help' },
  { name: 'version', short: 'v', help: 'Print the version' },
];

/** The options that were given. */
export class Options {
  readonly #given = new Map<string, string[]>();

  add(name: string, value = ''): void {
    this.#given.set(name, [...this.all(name), value]);
  }

  has(name: string): boolean {
    return this.#given.has(name);
  }

  all(name: string): readonly string[] {
    return this.#given.get(name) ?? [];
  }

  /** The last one counts, so that an alias can be overridden. */
  last(name: string): string | undefined {
    return this.all(name).at(-1);
  }
}
