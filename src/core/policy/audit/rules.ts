// All rules, in the order in which documents list them.

import type { FolderRule, RuleText, TextRule } from './rule';
import { CODE, CODE_FILES } from './rules/code';
import { DAMAGE } from './rules/damage';
import { DECLARED_POWER } from './rules/declaredPower';
import { FILES } from './rules/files';
import { HIDDEN_TEXT } from './rules/hiddenText';
import { INJECTION } from './rules/injection';
import { OBFUSCATION } from './rules/obfuscation';
import { PERSISTENCE } from './rules/persistence';
import { REMOTE } from './rules/remote';
import { SECRETS } from './rules/secrets';
import { STRICT_RULES } from './rules/strict';
import { WORK } from './rules/work';

export interface Theme {
  readonly name: string;
  readonly rules: readonly RuleText[];
}

export const TEXT_RULES: readonly TextRule[] = [
  ...INJECTION,
  ...WORK,
  ...HIDDEN_TEXT,
  ...REMOTE,
  ...OBFUSCATION,
  ...SECRETS,
  ...DAMAGE,
  ...CODE,
  ...PERSISTENCE,
  ...DECLARED_POWER,
];

export const FOLDER_RULES: readonly FolderRule[] = [...CODE_FILES, ...FILES];

export const THEMES: readonly Theme[] = [
  { name: 'Injection', rules: [...INJECTION, ...WORK] },
  { name: 'Hidden text', rules: HIDDEN_TEXT },
  { name: 'Remote', rules: REMOTE },
  { name: 'Obfuscation', rules: OBFUSCATION },
  { name: 'Secrets', rules: SECRETS },
  { name: 'Damage', rules: DAMAGE },
  { name: 'Code', rules: [...CODE, ...CODE_FILES] },
  { name: 'Persistence', rules: PERSISTENCE },
  { name: 'Declared power', rules: DECLARED_POWER },
  { name: 'Files', rules: FILES },
  { name: 'Strict', rules: STRICT_RULES },
];
