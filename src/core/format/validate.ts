// Holds a head against the specification and the agents' limits: the first stage of findings.

import type { Parts } from './parts';
import type { Draft } from './record';
import { DESCRIPTION_RULES } from './rulesDescription';
import { FIELD_RULES } from './rulesFields';
import { NAME_RULES } from './rulesName';
import { PERMISSION_RULES } from './rulesPermissions';

/** What a rule sees of a skill. */
export interface HeadFacts {
  /** Its name may be empty. */
  readonly head: Readonly<Draft>;
  readonly parts: Parts;
  readonly fileName: string;
  readonly folderName: string;
  /** What the skill is called where it has no name. */
  readonly fallback: { readonly name: string; readonly origin: 'folder' | 'file' };
}

/** Says what it finds through the facts' parts. */
export type HeadRule = (facts: HeadFacts) => void;

const RULES: readonly HeadRule[] = [...NAME_RULES, ...DESCRIPTION_RULES, ...FIELD_RULES, ...PERMISSION_RULES];

export function validateHead(facts: HeadFacts): void {
  for (const rule of RULES) rule(facts);
}
