// What a tool is: defined once here, offered by VS Code, the command line and the agent loop.

import type { Authoring } from '../author/authoring';
import type { Cancellation, Consent, FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';
import type { Inspector } from '../policy/trust/inspector';
import type { ArgumentRules } from '../prompt/argumentRules';
import type { Audience } from '../prompt/listing';
import type { TokenBudget } from '../prompt/skillContent';
import type { ObjectSchema } from './schema';
import type { Searcher } from './searcher';

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

/** The snapshot in it is taken after the first scan is complete. */
export interface ToolContext extends Audience {
  readonly files: FileSystem;
  readonly consent: Consent;
  /** Undefined where a model can't make skills, since nobody is there to be asked. */
  readonly authoring?: Authoring;
  /** Looks into skills' folders; where a host has none, one is made for the call. */
  readonly inspector?: Pick<Inspector, 'inspect'>;
  /** Finds skills by words; where a host has none, an index is made for the call. */
  readonly search?: Searcher;
  /** True for a skill whose instructions stand in the conversation already; undefined where none is known. */
  readonly isLoaded?: (skill: Skill) => boolean;
  /** The person's setting: the number of the first argument in `$N`. */
  readonly firstArgument?: ArgumentRules['first'] | 'auto';
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
