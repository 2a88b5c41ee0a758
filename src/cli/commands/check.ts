// skillshelf check: what is wrong with each file, said as a compiler does.

import { isSkill } from '../../core/catalog/fileRecord';
import { scanPath } from '../../core/catalog/scanPath';
import type { Finding, Severity } from '../../core/model/finding';
import { resolve } from '../../core/model/paths';
import type { Command, Invocation } from '../command';
import { type JsonCheck, jsonFinding, print } from '../json';
import { count, type Page } from '../page';

/** A file, or a folder of skills that can't be used. */
interface Checked {
  readonly path: string;
  /** Null where no skill came from it. */
  readonly name: string | null;
  readonly findings: readonly Finding[];
}

const NOUNS: readonly (readonly [severity: Severity, noun: string])[] = [
  ['error', 'error'],
  ['warning', 'warning'],
  ['info', 'note'],
];

export const check: Command = {
  name: 'check',
  summary: 'Say what is wrong with skills: files, folders, or all that list shows',
  operand: { name: 'PATH', count: [0, Number.POSITIVE_INFINITY] },
  async run(invocation) {
    const { operands, options, host, page } = invocation;
    const checked = operands.length > 0 ? await checkPaths(invocation) : await checkAll(invocation);
    host.write(options.has('json') ? print(toJson(checked)) : toText(checked, page));
    return checked.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
  },
};

async function checkPaths({ operands, host }: Invocation): Promise<Checked[]> {
  const byPath = new Map<string, Checked>();
  for (const operand of operands) {
    for (const outcome of await scanPath(resolve(host.cwd, operand), host.files)) {
      const { path } = outcome;
      byPath.set(
        path,
        isSkill(outcome)
          ? { path, name: outcome.name, findings: outcome.findings }
          : { path, name: null, findings: [outcome.finding] },
      );
    }
  }
  return [...byPath.values()];
}

async function checkAll({ open }: Invocation): Promise<Checked[]> {
  const { skills, failures, problems } = await open();
  return [
    ...problems.map(({ root, finding }) => ({ path: root.path, name: null, findings: [finding] })),
    ...failures.map(({ path, finding }) => ({ path, name: null, findings: [finding] })),
    ...skills.map(({ path, name, findings }) => ({ path, name, findings })),
  ];
}

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
