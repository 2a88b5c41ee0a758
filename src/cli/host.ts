// What the command line needs of the machine it runs on.

import type { FileSystem, FileWriter } from '../core/model/ports';
import type { DecisionStore } from '../core/policy/trust/decisions';

export interface Host {
  readonly files: FileSystem;
  readonly writer: FileWriter;
  /** A person's decisions of trust, by their home. */
  decisions(home: string): DecisionStore;
  /** Absolute, as all paths here. */
  readonly cwd: string;
  readonly home: string;
  /** The folder of the bundled skills. */
  readonly bundled: string;
  readonly version: string;
  /** The screen that the output goes to; undefined where it goes elsewhere, and then nothing is cut or coloured. */
  readonly screen?: Screen;
  /** Standard output and standard error. */
  write(text: string): void;
  complain(text: string): void;
  /** The lines of standard input, each as soon as it is there. */
  input(): AsyncIterable<string> | Iterable<string>;
}

export interface Screen {
  /** Characters in a line. */
  readonly columns: number;
  readonly colours: boolean;
}

/** 0: all is well. 1: a failure, an error, an unknown name. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;
