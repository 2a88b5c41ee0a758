// How the pure parts of the chat speak, so that they need no VS Code and tests can read them.

import type { Finding } from '../core/model/finding';
import type { Translate } from '../host/text';

export interface Words {
  readonly t: Translate;
  readonly message: (finding: Finding) => string;
  readonly remedy: (finding: Finding) => string;
}
