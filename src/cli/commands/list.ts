// skillshelf list: every skill there is, and every file that wants to be one.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Scope } from '../../core/model/root';
import type { Skill } from '../../core/model/skill';
import type { Invocation } from '../command';
import type { ExitCode } from '../host';
import { type JsonList, jsonFailure, jsonFinding, jsonSkill, print } from '../json';
import { count, type Page } from '../page';
import { padEnd, widthOf } from '../width';

const TITLES: Readonly<Record<Scope, string>> = {
  project: 'Project',
  external: 'External',
  user: 'User',
  bundled: 'Bundled',
};

/** Names that are longer push their description to the right. */
const NAME_COLUMN = 28;

/** Places in front of a name, for its mark, and behind it. */
const AROUND_NAME = 6;

export async function run({ options, host, page, open }: Invocation): Promise<ExitCode> {
  const snapshot = await open();
  host.write(options.has('json') ? print(toJson(snapshot)) : toText(snapshot, page));
  return exitCodeOf(snapshot);
}

/** 1 if there is a failure, or a finding of severity error. */
export function exitCodeOf({ skills, failures, problems }: Snapshot): ExitCode {
  const findings = [...skills.flatMap((skill) => skill.findings), ...problems.map(({ finding }) => finding)];
  return failures.length > 0 || findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function toJson(snapshot: Snapshot): JsonList {
  return {
    skills: snapshot.skills.map((skill) => jsonSkill(skill, snapshot)),
    failures: [
      ...snapshot.failures.map(jsonFailure),
      ...snapshot.problems.map(({ root, finding }) => jsonFinding(root.path, finding)),
    ],
  };
}

function toText(snapshot: Snapshot, page: Page): string {
  const groups = groupsOf(snapshot.skills);
  const sections = [...groups].map(
    ([title, skills]) => `${page.paint('bold', page.own(title))}\n${rows(skills, snapshot, page)}`,
  );
  const problems = [
    ...snapshot.problems.map(({ root, finding }) => page.finding(root.path, finding)),
    ...snapshot.failures.map(({ path, finding }) => page.finding(path, finding)),
  ];
  if (problems.length > 0) sections.push(`${page.paint('bold', 'Not loaded')}\n${problems.join('')}`);
  return `${[...sections, summary(snapshot, page)].join('\n')}\n`;
}

/** By scope, and by the folder of the workspace where there are several; a Map keeps the order of precedence. */
function groupsOf(skills: readonly Skill[]): Map<string, Skill[]> {
  const groups = new Map<string, Skill[]>();
  for (const skill of skills) {
    const { scope, folder } = skill.root;
    const title = folder ? `${TITLES[scope]} ${folder.name}` : TITLES[scope];
    const group = groups.get(title);
    if (group) group.push(skill);
    else groups.set(title, [skill]);
  }
  return groups;
}

function rows(skills: readonly Skill[], snapshot: Snapshot, page: Page): string {
  const names = skills.map((skill) => page.own(skill.name));
  const widest = names.reduce((width, name) => Math.max(width, widthOf(name)), 0);
  const width = Math.min(NAME_COLUMN, widest);
  return skills.map((skill, index) => row(skill, padEnd(names[index] ?? '', width), snapshot, page)).join('');
}

function row(skill: Skill, name: string, snapshot: Snapshot, page: Page): string {
  const winner = snapshot.shadowedBy(skill);
  const text = winner ? `shadowed by ${page.path(winner.path)}` : skill.description || 'no description';
  const line = page.rest(text, widthOf(name) + AROUND_NAME);
  const isDim = winner !== undefined || skill.description === '';
  return `  ${mark(skill, page)} ${page.paint(winner ? 'dim' : 'cyan', name)}  ${isDim ? page.paint('dim', line) : line}\n`;
}

function mark({ findings }: Skill, page: Page): string {
  if (findings.some(({ severity }) => severity === 'error')) return page.paint('red', '✗');
  return findings.some(({ severity }) => severity === 'warning') ? page.paint('yellow', '!') : ' ';
}

function summary({ skills, winners, failures }: Snapshot, page: Page): string {
  if (skills.length === 0 && failures.length === 0) {
    return `No skills here. A skill is a folder with a SKILL.md, such as ${page.paint('cyan', '.agents/skills/my-skill/SKILL.md')}.`;
  }
  const shadowed = skills.length - winners.length;
  const marked = skills.filter(({ findings }) => findings.some(({ severity }) => severity !== 'info')).length;
  const parts = [
    count(skills.length, 'skill'),
    ...(shadowed > 0 ? [`${shadowed} shadowed`] : []),
    ...(failures.length > 0 ? [page.paint('red', `${failures.length} failed`)] : []),
    ...(marked > 0
      ? [page.paint('yellow', `${count(marked, 'skill')} with warnings`) + page.paint('dim', ' (skillshelf check)')]
      : []),
  ];
  return parts.join(', ');
}
