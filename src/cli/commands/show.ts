// skillshelf show: all that is known of one skill.

import type { Snapshot } from '../../core/catalog/snapshot';
import type { Skill } from '../../core/model/skill';
import { catalogueEntry } from '../../core/prompt/catalogue';
import { estimateTokens, estimateTokensOfBytes } from '../../core/prompt/tokens';
import type { Invocation } from '../command';
import { findSkill } from '../findSkill';
import type { ExitCode } from '../host';
import { type JsonShow, jsonSkill, print } from '../json';
import type { Page } from '../page';

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { operands, options, host, page, open } = invocation;
  const snapshot = await open();
  const skill = findSkill(operands[0] as string, snapshot, invocation);
  if (!skill) return 1;
  host.write(options.has('json') ? print(toJson(skill, snapshot)) : toText(skill, snapshot, page));
  return skill.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function toJson(skill: Skill, snapshot: Snapshot): JsonShow {
  const { author, model, directory, patterns, disallowedTools, dependencies, metadata } = skill;
  return {
    ...jsonSkill(skill, snapshot),
    author: author ?? null,
    model: model ?? null,
    directory,
    otherPaths: snapshot.otherPaths(skill),
    shadows: shadowedBy(skill, snapshot).map(({ path }) => path),
    patterns,
    disallowedTools,
    arguments: skill.arguments,
    dependencies,
    metadata,
    tokens: tokensOf(skill),
  };
}

function tokensOf(skill: Skill) {
  return { catalogue: estimateTokens(catalogueEntry(skill)), loaded: estimateTokensOfBytes(skill.size) };
}

function shadowedBy(skill: Skill, snapshot: Snapshot): Skill[] {
  return snapshot.skills.filter((other) => snapshot.shadowedBy(other) === skill);
}

const INDENT = 14;

function toText(skill: Skill, snapshot: Snapshot, page: Page): string {
  const winner = snapshot.shadowedBy(skill);
  const tokens = tokensOf(skill);
  const facts: readonly (readonly [title: string, values: readonly (string | undefined)[]])[] = [
    ['file', [page.path(skill.path)]],
    ['also at', snapshot.otherPaths(skill).map((path) => page.path(path))],
    ['from', [`${skill.root.scope}, ${skill.root.label}`]],
    ['shadowed by', [winner && page.path(winner.path)]],
    ['shadows', shadowedBy(skill, snapshot).map(({ path }) => page.path(path))],
    ['version', [skill.version]],
    ['author', [skill.author]],
    ['written as', [skill.dialect]],
    ['model', [skill.model]],
    ['triggers', [skill.triggers.join(', ')]],
    ['patterns', [skill.patterns.join(', ')]],
    ['tools', [skill.tools.join(', ')]],
    ['not tools', [skill.disallowedTools.join(', ')]],
    ['arguments', skill.arguments.map(({ name, description }) => [name, description].filter(Boolean).join(': '))],
    ['needs', [skill.dependencies.join(', ')]],
    ['models', [skill.modelInvocable ? undefined : 'may not load it by themselves']],
    ['tokens', [`≈ ${tokens.catalogue} in a catalogue, ≈ ${tokens.loaded} loaded`]],
  ];
  const lines = facts.flatMap(([title, values]) =>
    values.filter(Boolean).map((value, index) => fact(index === 0 ? title : '', value ?? '', page)),
  );
  const findings = skill.findings.map((finding) => page.finding(skill.path, finding));
  const description = skill.description ? page.paragraph(skill.description, 0) : page.paint('dim', 'no description');
  return [
    page.paint('bold', page.own(skill.name)),
    '\n',
    description,
    '\n\n',
    ...lines,
    findings.length > 0 ? '\n' : '',
    ...findings,
  ].join('');
}

function fact(title: string, value: string, page: Page): string {
  return `  ${page.paint('dim', title.padEnd(INDENT - 2))}${page.paragraph(value, INDENT)}\n`;
}
