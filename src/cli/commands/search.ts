// skillshelf search: the skills that fit a request, best first, from the names down to the instructions.

import { searchedBody } from '../../core/catalog/searchedBody';
import type { Snapshot } from '../../core/catalog/snapshot';
import { type SkillMatch, SkillSearch } from '../../core/match/skillSearch';
import type { Invocation } from '../command';
import { hitsText } from '../hits';
import type { ExitCode } from '../host';
import { type JsonHit, print } from '../json';
import { linesOf } from '../lines';

const LIMIT = 10;

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { operands, options, host } = invocation;
  const query = operands.join(' ').trim();
  const queries = options.last('queries');
  const limit = limitOf(options.last('limit'));
  if ((query === '') === (queries === undefined)) {
    host.complain('Say what is looked for: skillshelf search QUERY, or skillshelf search --queries FILE.\n');
    return 2;
  }
  if (limit === undefined) {
    host.complain('--limit needs a whole number from 1: --limit N.\n');
    return 2;
  }
  if (queries !== undefined) return await answerEach(queries, limit, invocation);
  const snapshot = await invocation.open();
  const found = (await searchOver(snapshot, invocation)).search(query, { limit });
  host.write(options.has('json') ? print(found.map(toJson)) : toText(found, snapshot, invocation));
  return 0;
}

function limitOf(written: string | undefined): number | undefined {
  if (written === undefined) return LIMIT;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}

/** All skills with their bodies, the shadowed ones too: a person may look for just these. */
async function searchOver({ skills }: Snapshot, { host }: Invocation): Promise<SkillSearch> {
  const index = new SkillSearch();
  index.update(skills);
  await index.readBodies({
    read: (skill) => searchedBody(skill, host.files),
    pause: () => Promise.resolve(),
    now: Date.now,
  });
  return index;
}

/** A line for a line, also for one that asks nothing, so that whoever asks can count them. */
async function answerEach(file: string, limit: number, invocation: Invocation): Promise<ExitCode> {
  const { host, open } = invocation;
  const lines = await linesOf(file, host);
  if ('reason' in lines) {
    host.complain(`${file}: ${lines.reason}.\n`);
    return 1;
  }
  const index = await searchOver(await open(), invocation);
  for await (const line of lines) {
    host.write(`${JSON.stringify(index.search(line, { limit }).map(toJson))}\n`);
  }
  return 0;
}

function toJson({ skill, score, why }: SkillMatch): JsonHit {
  return { name: skill.name, path: skill.path, score, why };
}

function toText(found: readonly SkillMatch[], snapshot: Snapshot, { page }: Invocation): string {
  return hitsText(
    found.map(({ skill, why }) => ({ skill, why: why.join(', ') })),
    snapshot,
    page,
  );
}
