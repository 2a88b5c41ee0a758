// The features' words in English, where there is no VS Code to translate them.

import { fill, messageOf, remedyOf } from '../../src/core/model/finding';
import { ruleText } from '../../src/core/policy/audit/audit';
import type { Words } from '../../src/host/text';

export const plainWords: Words = {
  t: (sentence, ...values) => fill(sentence, Object.fromEntries(values.entries())),
  message: messageOf,
  remedy: remedyOf,
  auditMessage: ({ message }) => message,
  auditRemedy: ({ id, data }) => fill(ruleText(id)?.remedy ?? '', data),
};
