// From a keystroke to the findings in a SKILL.md of 300 KB: what the editor computes each time, and what it computes
// for the light bulb. VS Code's own part, and the 25 ms of quiet before, come on top.
//
//   node --import tsx --import ./test/support/grayMatter.ts bench/editor.ts

import { completionsAt } from '../src/core/author/completions';
import { applyEdits } from '../src/core/author/fixes/fix';
import { fixAll, fixesFor } from '../src/core/author/fixes/fixes';
import { LinkedFiles } from '../src/core/catalog/linkedFiles';
import { readHead } from '../src/core/format/document';
import { validateBody } from '../src/core/format/validateBody';
import { estimateTokens } from '../src/core/prompt/tokens';
import { MemoryFiles } from '../test/support/memoryFiles';

const CONTEXT = { fileName: 'SKILL.md', folderName: 'large', strictName: false, anyMarkdown: false };
const OFFERS = { folderName: 'large', skills: [], tools: [], files: [] };
const SIZE = 300 * 1024;
const ROUNDS = 60;

const HEAD = [
  '---',
  'name: large',
  'description: Use when: measuring',
  'tags: [a]',
  'metadata:',
  '  a: b',
  '---',
  '',
].join('\n');
const PART = [
  '## Part',
  '',
  'Read [the guide](references/guide.md) and `code`, then [the next](references/missing.md); it costs $5.',
  '',
  '```sh',
  "awk '{print $1}' file | sort -u",
  '```',
  '',
].join('\n');

const whole = (HEAD + PART.repeat(Math.ceil(SIZE / PART.length))).slice(0, SIZE);
const linked = new LinkedFiles('/s', new MemoryFiles({ '/s/references/guide.md': 'See [more](more.md).' }));

async function findings(text: string) {
  const result = readHead(text, { ...CONTEXT, complete: true });
  if (result.kind !== 'skill') return [];
  const { head } = result;
  return [...head.findings, ...validateBody(text, { head, ...(await linked.of(text)), tokens: estimateTokens })];
}

/** Median and slowest of a few runs in ms of processor time (others may be at work on the machine), each on a text that differs by a keystroke. */
async function measure(what: string, run: (text: string) => unknown): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const text = applyEdits(whole, [{ start: SIZE / 2, end: SIZE / 2, text: 'x'.repeat(round + 1) }]);
    const begun = process.cpuUsage();
    await run(text);
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  // The first ones warm up.
  const warm = times.slice(10).sort((a, b) => a - b);
  const median = warm[Math.floor(warm.length / 2)] ?? 0;
  console.log(`${what.padEnd(40)} ${median.toFixed(1).padStart(7)} ms, at most ${(warm.at(-1) ?? 0).toFixed(1)} ms`);
}

async function main(): Promise<void> {
  const found = await findings(whole);
  console.log(`${(whole.length / 1024).toFixed(0)} KB, ${found.length} findings`);
  await measure('all findings', findings);
  await measure('head findings alone', (text) => readHead(text, { ...CONTEXT, complete: true }));
  await measure('the fixes of all findings', (text) =>
    found.map((finding) => fixesFor(text, finding, { ...CONTEXT, files: [] })),
  );
  await measure('fix all', (text) => fixAll(text, { ...CONTEXT, files: [] }));
  await measure('completion of a key', (text) => completionsAt(text, HEAD.indexOf('tags') + 2, OFFERS));
}

void main();
