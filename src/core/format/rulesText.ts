// Rules on the body as a whole.

import { bodyOf } from './body';
import { lineEnd } from './lines';
import type { BodyRule } from './validateBody';

/** The specification's guidance (agentskills.io/specification, "Progressive disclosure"). */
const MOST_LINES = 500;
const MOST_TOKENS = 5000;

const SECOND_BLOCK = /^\s*---[ \t]*\r?\n(?:[A-Za-z_][\w-]*[ \t]*:.*\r?\n|[ \t].*\r?\n)+---[ \t]*(?:\r?\n|$)/;

export const TEXT_RULES: readonly BodyRule[] = [
  function isThere({ text, report }) {
    if (bodyOf(text).body === '') report.add('body-empty', { start: text.length, end: text.length });
  },

  function isShortEnough({ text, tokens: tokensOf, report }) {
    const { body, start } = bodyOf(text);
    const lines = body.split('\n').length;
    const tokens = tokensOf(body);
    if (lines < MOST_LINES && tokens < MOST_TOKENS) return;
    const data = { lines, tokens, maxLines: MOST_LINES, maxTokens: MOST_TOKENS };
    report.add('body-long', { start, end: lineEnd(text, start) }, data);
  },

  function isWhole({ prose, report }) {
    const at = prose.search(/[\0\ufffd]/);
    if (at >= 0) report.add('body-damaged', { start: at, end: at + 1 });
  },

  function hasOneBlock({ text, ranges: [first], report }) {
    if (!first || first.start === 0 || !SECOND_BLOCK.test(text.slice(first.start, first.end))) return;
    const start = text.indexOf('---', first.start);
    report.add('second-block', { start, end: start + 3 });
  },
];
