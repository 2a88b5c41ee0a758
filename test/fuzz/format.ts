// Reads as many texts as are wanted, made of the signs of frontmatter: nothing may be thrown, no place lie outside.
//
//   node --import tsx test/fuzz/format.ts [TEXTS] [SEED]

import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { readHead } from '../../src/core/format/document';
import { shifted } from '../../src/core/format/entry';
import { findFence } from '../../src/core/format/fence';
import { readYaml } from '../../src/core/format/grayMatter';
import { readPlain } from '../../src/core/format/plain';
import { validateBody } from '../../src/core/format/validateBody';
import type { Finding } from '../../src/core/model/finding';
import { files } from '../unit/core/format/blocks';

const numRuns = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const context = { fileName: 'SKILL.md', folderName: 'my-skill', strictName: false, anyMarkdown: false, complete: true };
const counts = { skill: 0, failure: 0, findings: 0, fast: 0 };
let longest = 0;

function read(text: string): readonly Finding[] {
  const result = readHead(text, context);
  assert.ok(result.kind === 'skill' || result.kind === 'failure');
  counts[result.kind]++;
  if (result.kind === 'failure') return [result.finding];
  const { head } = result;
  return [...head.findings, ...validateBody(text, { head, files: [], tokens: ({ length }) => length / 4 })];
}

function holdTogether(text: string): void {
  const fence = findFence(text);
  const plain = fence?.kind === 'closed' ? readPlain(text, fence.start, fence.end) : undefined;
  if (fence?.kind !== 'closed' || !plain) return;
  counts.fast++;
  const { entries, problems } = readYaml(text.slice(fence.start, fence.end));
  assert.deepEqual(problems, []);
  assert.deepEqual(plain, shifted(entries, fence.start));
}

const begun = performance.now();
fc.assert(
  fc.property(files, (text) => {
    const before = performance.now();
    const findings = read(text);
    longest = Math.max(longest, performance.now() - before);
    counts.findings += findings.length;
    for (const { start, end, line, column } of findings) {
      assert.ok(0 <= start && start <= end && end <= text.length && line > 0 && column > 0);
    }
    holdTogether(text);
  }),
  { numRuns, seed },
);
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`${numRuns} texts, seed ${seed}, ${seconds} s, the longest ${longest.toFixed(1)} ms`);
console.log(counts);
