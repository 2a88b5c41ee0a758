// The public contract: what `vscode.extensions.getExtension('skillshelf.skillshelf').activate()` gives to others.

import type { Event } from './core/model/emitter';
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
}
