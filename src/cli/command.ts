// What a command of the command line is.

import type { Places } from '../core/catalog/roots';
import type { Snapshot } from '../core/catalog/snapshot';
import type { ExitCode, Host } from './host';
import type { OptionRow, Options } from './options';
import type { Page } from './page';

export interface Command {
  readonly name: string;
  /** One line, for the help. */
  readonly summary: string;
  /** What stands after the name, how often at least and at most. */
  readonly operand?: { readonly name: string; readonly count: readonly [least: number, most: number] };
  /** Besides the common ones. */
  readonly options?: readonly OptionRow[];
  /** What it does; apart from the row, so that no command's start has to wait for the others' code. */
  load(): Promise<{ run(invocation: Invocation): Promise<ExitCode> }>;
}

export interface Invocation {
  readonly operands: readonly string[];
  readonly options: Options;
  readonly host: Host;
  /** Where skills are looked for, by the options. */
  readonly places: Places;
  /** How things are written for a person. */
  readonly page: Page;
  /** Scans, and answers with what is there. */
  open(): Promise<Snapshot>;
}
