// skillshelf trust: lets models have a skill, or all of a folder, for as long as nothing in it changes.

import type { Skill } from '../../core/model/skill';
import type { Answer } from '../../core/policy/trust/decision';
import { auditText } from '../auditText';
import type { Invocation } from '../command';
import { decisionsOf, type Trust, trustOf } from '../decisions';
import { findSkill } from '../findSkill';
import type { ExitCode } from '../host';
import { type JsonTrust, type JsonTrustList, print } from '../json';

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { operands, options, host } = invocation;
  if (options.has('list')) return await list(invocation);
  const [name] = operands;
  if (name === undefined && !options.has('root')) {
    host.complain('Say which: skillshelf trust NAME, or skillshelf trust --root DIR.\n');
    return 2;
  }
  const snapshot = await invocation.open();
  const found = name === undefined ? snapshot.skills : [findSkill(name, snapshot, invocation)];
  const skills = found.filter((skill) => skill !== undefined);
  if (skills.length === 0) {
    if (name === undefined) host.complain('There are no skills in it.\n');
    return 1;
  }
  return await decideAll(skills, await trustOf(invocation), invocation);
}

async function decideAll(skills: readonly Skill[], parts: Trust, invocation: Invocation): Promise<ExitCode> {
  const { options, host, page } = invocation;
  const answer: Answer = options.has('never') ? 'never' : 'always';
  const decided: Skill[] = [];
  const left: Skill[] = [];
  for (const skill of skills) {
    const done = await decide(skill, answer, parts, invocation);
    (done ? decided : left).push(skill);
  }
  if (options.has('json')) host.write(print(toJson(answer, decided, left)));
  else for (const skill of decided) host.write(`${answer}  ${page.own(skill.name)}  ${page.path(skill.path)}\n`);
  return left.length > 0 ? 1 : 0;
}

/** False, and a word on why, for what must not be allowed so lightly. */
async function decide(
  skill: Skill,
  answer: Answer,
  { consent, inspector }: Trust,
  { options, host, page }: Invocation,
) {
  const inspection = await inspector.inspect(skill, true);
  if (!inspection) return false;
  const { report, folder } = inspection;
  const name = page.own(skill.name);
  if (answer === 'always' && !folder.complete) {
    host.complain(`${name} has more files than are looked at, so that nobody could tell when it changes.\n`);
    return false;
  }
  if (answer === 'always' && report.level === 'P0' && !options.has('blocked')) {
    const blocking = { ...report, findings: report.findings.filter(({ level }) => level === 'P0') };
    host.complain(auditText([{ name, path: skill.directory, file: skill.path, report: blocking }], page));
    host.complain(`The audit blocks ${name}. To allow it all the same, add --blocked.\n`);
    return false;
  }
  await consent.remember(skill, answer, inspection);
  return true;
}

function toJson(answer: Answer, decided: readonly Skill[], left: readonly Skill[]): JsonTrust {
  const places = (skills: readonly Skill[]) => skills.map(({ name, path }) => ({ name, path }));
  return { answer, skills: places(decided), left: places(left) };
}

async function list(invocation: Invocation): Promise<ExitCode> {
  const { options, host, page } = invocation;
  const decisions = [...(await decisionsOf(invocation).list())].sort((a, b) => (a.path < b.path ? -1 : 1));
  const rows = decisions.map(({ path, answer, level, decided }) => ({
    path,
    answer,
    level,
    decided: new Date(decided).toISOString(),
  }));
  if (options.has('json')) host.write(print({ decisions: rows } satisfies JsonTrustList));
  else if (rows.length === 0) host.write('Nothing was decided.\n');
  else for (const { path, answer, level } of rows) host.write(`${answer.padEnd(6)}  ${level}  ${page.path(path)}\n`);
  return 0;
}
