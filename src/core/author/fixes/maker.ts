// What the tables of fixes hold.

import type { FindingCode } from '../../model/finding';
import type { Fix } from './fix';
import type { Subject } from './subject';

/** Makes one fix for a finding, or none where it doesn't apply. */
export type FixMaker = (subject: Subject) => Fix | undefined;

/** Finding → the makers of its fixes, the best first. */
export type Makers = Partial<Record<FindingCode, readonly FixMaker[]>>;
