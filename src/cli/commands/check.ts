// skillshelf check: what is wrong with each file, said as a compiler does.

import { type AcrossSkills, findingsAcross } from '../../core/catalog/acrossSkills';
import { isSkill } from '../../core/catalog/fileRecord';
import { scanPath } from '../../core/catalog/scanPath';
import { secondStage } from '../../core/catalog/secondStage';
import { Snapshot } from '../../core/catalog/snapshot';
import { SKILL_FOLDERS } from '../../core/model/agents';
import type { Finding, Severity } from '../../core/model/finding';
import { join, resolve } from '../../core/model/paths';
import type { Failure, Skill } from '../../core/model/skill';
import { estimateTokens } from '../../core/prompt/tokens';
import type { Invocation } from '../command';
import type { ExitCode } from '../host';
import { type JsonCheck, jsonFinding, print } from '../json';
import { count, type Page } from '../page';

/** A file, or a folder of skills that can't be used. */
interface Checked {
  readonly path: string;
  /** Null where no skill came from it. */
  readonly name: string | null;
  readonly findings: readonly Finding[];
}

/** The folders of a project whose files are read in another way than by the open specification. */
const PARTICULAR_FOLDERS = SKILL_FOLDERS.flatMap(({ project, layout, strictName }) =>
  project !== undefined && (layout.anyMarkdown || strictName) ? project : [],
);

/** Nobody types while the command line compares descriptions. */
const ALL = Number.POSITIVE_INFINITY;

const NOUNS: readonly (readonly [severity: Severity, noun: string])[] = [
  ['error', 'error'],
  ['warning', 'warning'],
  ['info', 'note'],
];

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { operands, options, host, page } = invocation;
  const checked = operands.length > 0 ? await checkPaths(invocation) : await checkAll(invocation);
  host.write(options.has('json') ? print(toJson(checked)) : toText(checked, page));
  return checked.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
}

async function checkPaths(invocation: Invocation): Promise<Checked[]> {
  const { operands, host } = invocation;
  const byPath = new Map<string, Skill | Failure>();
  for (const operand of operands) {
    const path = resolve(host.cwd, operand);
    for (const outcome of await scanPath(path, host.files)) byPath.set(outcome.path, outcome);
    // What lies in the agents' folders of a project is read by their rules.
    for (const folder of PARTICULAR_FOLDERS) {
      const below = join(path, folder);
      const status = await host.files.stat(below);
      if (status.kind !== 'folder') continue;
      for (const outcome of await scanPath(below, host.files)) byPath.set(outcome.path, outcome);
    }
  }
  const outcomes = [...byPath.values()];
  const skills = outcomes.filter(isSkill);
  const roots = [...new Set(skills.map(({ root }) => root))];
  const across = findingsAcross(new Snapshot({ roots, skills, failures: [], problems: [], complete: true }), ALL);
  return Promise.all(
    outcomes.map((outcome) => (isSkill(outcome) ? checked(outcome, across, invocation) : failed(outcome))),
  );
}

async function checkAll(invocation: Invocation): Promise<Checked[]> {
  const snapshot = await invocation.open();
  const across = findingsAcross(snapshot, ALL);
  return [
    ...snapshot.problems.map(({ root, finding }) => failed({ path: root.path, finding })),
    ...snapshot.failures.map(failed),
    ...(await Promise.all(snapshot.skills.map((skill) => checked(skill, across, invocation)))),
  ];
}

async function checked(skill: Skill, across: AcrossSkills, { host }: Invocation): Promise<Checked> {
  const { path, name, findings } = skill;
  const stage = { files: host.files, tokens: estimateTokens, across: across.get(skill) ?? [] };
  return { path, name, findings: [...findings, ...(await secondStage(skill, stage))].sort(byPlace) };
}

const failed = ({ path, finding }: Pick<Failure, 'path' | 'finding'>): Checked => ({
  path,
  name: null,
  findings: [finding],
});

const byPlace = (a: Finding, b: Finding) => a.start - b.start;

function toJson(checked: readonly Checked[]): JsonCheck {
  return {
    files: checked.map(({ path, name, findings }) => ({
      path,
      name,
      findings: findings.map((finding) => jsonFinding(path, finding)),
    })),
  };
}

function toText(checked: readonly Checked[], page: Page): string {
  const findings = checked.flatMap(({ path, findings }) => findings.map((finding) => page.finding(path, finding)));
  return `${findings.join('')}${findings.length > 0 ? '\n' : ''}${summary(checked)}\n`;
}

function summary(checked: readonly Checked[]): string {
  if (checked.length === 0) return 'There are no skills to check.';
  const severities = checked.flatMap(({ findings }) => findings.map(({ severity }) => severity));
  const counts = NOUNS.map(([severity, noun]) => ({
    number: severities.filter((each) => each === severity).length,
    noun,
  }));
  const said = counts.filter(({ number }) => number > 0).map(({ number, noun }) => count(number, noun));
  return `${count(checked.length, 'file')} checked: ${said.length > 0 ? said.join(', ') : 'nothing to say against them'}.`;
}
