// Rules on a skill's description.

import { lineEnd } from './lines';
import { TOP } from './report';
import type { HeadRule } from './validate';

/** Words by which a description says when it applies. */
const WHEN =
  /\b(?:when(?:ever)?|if|us(?:e|ed|ing|eful)|for|before|after|during|while|trigger(?:s|ed)?|invoke[ds]?|appl(?:y|ies)|covers?|needs?|asks?)\b|当|时|用于|使用|适用|触发|需要|如果|帮助/i;
/** Scripts in which the words above would be missed aren't judged. */
const JUDGED = /[a-z]|\p{Script=Han}/iu;

export const DESCRIPTION_RULES: readonly HeadRule[] = [
  function isThere({ head, parts }) {
    const entry = parts.only('description');
    if (head.description === '') parts.report.add('description-missing', parts.entry('description') ?? TOP);
    else if (Array.isArray(entry?.value)) parts.report.add('description-list', entry);
  },

  function saysWhen({ head, parts }) {
    const entry = parts.first('description');
    if (!entry || head.triggers.length > 0 || !head.modelInvocable) return;
    if (JUDGED.test(head.description) && !WHEN.test(head.description)) parts.report.add('description-when', entry);
  },

  function isNotCut({ parts }) {
    const entry = parts.first('description');
    const { text } = parts.source;
    if (!entry || /["'|>[{]/.test(text[entry.start] ?? '')) return;
    const rest = text.slice(entry.end, lineEnd(text, entry.end));
    if (/^[ \t]+#/.test(rest)) {
      parts.report.add('field-cut', { start: entry.end, end: entry.end + rest.length }, { field: entry.key });
    }
  },
];
