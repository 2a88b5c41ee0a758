// What a tool is: defined once here, offered by VS Code, the command line and the agent loop.

import type { Authoring } from '../author/authoring';
import type { Snapshot } from '../catalog/snapshot';
import type { Cancellation, Consent, FileSystem } from '../model/ports';
import type { TokenBudget } from '../prompt/skillContent';
import type { ObjectSchema } from './schema';

export interface Tool {
  /** `verb_noun`, the same for a model, for a person's `#reference` and on the command line. */
  readonly name: string;
  /** For the model: what it does, when to use it, when not, its limits. Never translated. */
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  /** What a person sees meanwhile. `input` is whatever the model sent. */
  progress(input: unknown): Phrase;
  /** The answer for the model. Throws a ToolError whose message is written for the model. */
  run(input: unknown, context: ToolContext): Promise<string>;
}

/** Words for a person: English with places such as `{name}`, which the host translates and fills. */
export interface Phrase {
  readonly message: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface ToolContext {
  /** Taken after the first scan is complete. */
  readonly snapshot: Snapshot;
  readonly files: FileSystem;
  readonly consent: Consent;
  /** Undefined where a model can't make skills, since nobody is there to be asked. */
  readonly authoring?: Authoring;
  /** The path of the folder in which the person works. */
  readonly activeFolder?: string;
  readonly budget?: TokenBudget;
  readonly token?: Cancellation;
}

/** An answer that says what went wrong and what to do next. Begins with `Error: `. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  /** The message without its first word. */
  readonly advice: string;

  constructor(advice: string) {
    super(`Error: ${advice}`);
    this.advice = advice;
  }
}
