// The public contract: what `vscode.extensions.getExtension('skillshelf.skillshelf').activate()` gives to others.
//
//   const api = await vscode.extensions.getExtension<SkillshelfApi>('skillshelf.skillshelf')?.activate();
//   if (api?.version === 1) { … }

import type { Uri } from 'vscode';
import type { HookEventType, HookHandler } from './core/agent/hookEvents';
import type { SkillMatch } from './core/match/skillSearch';
import type { Disposable, Event } from './core/model/emitter';
import type { Cancellation } from './core/model/ports';
import type { Scope, Source } from './core/model/root';
import type { Failure, Skill } from './core/model/skill';

export interface SkillshelfApi {
  /** Rises when something is taken away or changes its meaning; additions leave it. */
  readonly version: 1;
  /** Settles when the first scan is complete. */
  readonly ready: Promise<void>;
  /** Every skill that was found, the shadowed ones too, in the order of precedence. */
  readonly skills: readonly Skill[];
  /** The files from which no skill came, and why. */
  readonly failures: readonly Failure[];
  /** Something in `skills` or `failures` has changed. */
  readonly onDidChange: Event<void>;
  /** Looks at every folder again; unchanged files aren't read. */
  reload(): Promise<void>;

  /** The skills that have their names, in the order of precedence. */
  list(filter?: SkillFilter): readonly Skill[];
  /** The skill that a name means, in any case; `folder:name` for that of a workspace folder. */
  get(name: string): Skill | undefined;
  /** The skills that fit a request in English or Chinese, best first, ten if no limit is given; none rather than a poor guess. */
  search(query: string, limit?: number): readonly SkillMatch[];
  /**
   * What a language model gets of a skill: the answer of the tool `load_skill`, for the same reasons refused. Rejects with
   * an Error whose message is written for a model. `arguments` are put into the instructions.
   */
  load(name: string, options?: { readonly arguments?: string }): Promise<string>;
  /** Starts a skill in the Chat view, as if the person had typed `@skills /run name arguments`. */
  run(name: string, args?: string): Promise<void>;

  readonly hooks: SkillHooksApi;

  /**
   * Adds skills of your own; they rank after those of the person's home, have the source `plugin`, and the person is
   * asked before the first of them reaches a model. `id` is your extension's, and only one provider has it at a time.
   */
  registerSkillProvider(id: string, provider: SkillProvider): Disposable;
}

export interface SkillFilter {
  readonly scope?: Scope;
  readonly source?: Source;
}

export interface SkillHooksApi {
  /**
   * Takes part in what `@skills` does, in the order of registration: `preToolUse` may block a call, `postToolUse` replace
   * a result, `preLlmRequest` append messages. The person's approval and the permission gate come after all of them. What
   * throws is logged and skipped; what doesn't fit the event is ignored with a warning.
   */
  on<T extends HookEventType>(event: T, handler: HookHandler<T>): Disposable;
}

export interface SkillProvider {
  /** Whose skills these are, as the person reads it. */
  readonly label: string;
  /** Asks for all skills again. */
  readonly onDidChange?: Event<void>;
  provideSkills(token: Cancellation): PromiseLike<readonly ProvidedSkill[]> | readonly ProvidedSkill[];
}

/** A folder that holds folders with a SKILL.md, or one skill as a text. */
export type ProvidedSkill =
  | { readonly folder: Uri }
  | {
      /** The name of its folder. */
      readonly name: string;
      /** The whole SKILL.md. */
      readonly text: string;
    };
