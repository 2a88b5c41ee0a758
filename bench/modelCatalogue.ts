// What the catalogue costs a model, and how often the right skill is described in it although not all fit.
//
//   node --import tsx bench/modelCatalogue.ts FOLDER
//
// FOLDER holds match.json ({ documents: [{ skill, name, description }], queries: [{ query, skill }] }). Without FOLDER it
// does nothing.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SkillSearch } from '../src/core/match/skillSearch';
import type { Skill } from '../src/core/model/skill';
import { fittedCatalogue } from '../src/core/prompt/catalogueFit';
import { byName } from '../src/core/prompt/listing';
import { estimateTokens } from '../src/core/prompt/tokens';
import { BEST } from '../src/core/tools/bestFor';
import { makeSkill } from '../test/support/makeSkill';
import { percent, printTable } from './support/figures';

interface Corpus {
  readonly documents: readonly { readonly skill: string; readonly name: string; readonly description: string }[];
  readonly queries: readonly { readonly query: string; readonly skill: string }[];
}

/** Tokens of 2 % of a model that takes 100,000: about 8,000 characters. */
const BUDGET = 2000;
const AMONG = 200;

/** Numbers that look random and are the same in each run. */
function* numbers(): Generator<number, never, void> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state / 0x80000000;
  }
}

function skillsOf({ documents }: Corpus, count: number): Skill[] {
  return Array.from({ length: count }, (_, index) => {
    const { skill, name, description } = documents[index % documents.length] as Corpus['documents'][number];
    const round = Math.floor(index / documents.length);
    return makeSkill(round === 0 ? name : `${name}-${round}`, { description, path: `/s/${round}/${skill}` });
  });
}

function searchOver(skills: readonly Skill[]): SkillSearch {
  const index = new SkillSearch();
  index.update(skills);
  return index;
}

function costs(corpus: Corpus): void {
  const rows = [10, 100, 1000, 10_000].map((count) => {
    const skills = skillsOf(corpus, count).sort(byName);
    const index = searchOver(skills);
    const best = () => index.search('write release notes for the last version', BEST).map(({ skill }) => skill);
    const started = performance.now();
    const { text, described } = fittedCatalogue(skills, { tokens: BUDGET, best });
    const ms = performance.now() - started;
    const all = fittedCatalogue(skills, { tokens: Number.POSITIVE_INFINITY, best });
    return [count, estimateTokens(all.text), estimateTokens(text), text.length, described.length, ms.toFixed(1)];
  });
  const head = ['skills', '≈ tokens of all', '≈ tokens sent', 'characters', 'described', 'ms'];
  printTable([head, ...rows.map((row) => row.map(String))]);
}

/** Each query among `AMONG` skills, the right one and others by chance. */
function described(corpus: Corpus): void {
  const random = numbers();
  const all = skillsOf(corpus, corpus.documents.length);
  const byFile = new Map(all.map((skill) => [skill.path.replace('/s/0/', ''), skill]));
  let hits = 0;
  let shown = 0;
  for (const { query, skill } of corpus.queries) {
    const right = byFile.get(skill) as Skill;
    const among = new Set([right]);
    while (among.size < AMONG) among.add(all[Math.floor(random.next().value * all.length)] as Skill);
    const skills = [...among].sort(byName);
    const index = searchOver(skills);
    const best = () => index.search(query, BEST).map((match) => match.skill);
    const fitted = fittedCatalogue(skills, { tokens: BUDGET, best });
    if (fitted.described.includes(right)) hits++;
    shown += fitted.described.length;
  }
  const { length } = corpus.queries;
  console.log(
    `Among ${AMONG} skills with ${BUDGET} tokens the right one is described for ${percent(hits, length)} % of ${length} requests; ${(shown / length).toFixed(1)} are described on average.`,
  );
}

const [folder] = process.argv.slice(2);
if (folder) {
  const corpus: Corpus = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
  costs(corpus);
  described(corpus);
}
