// /show <name>: one skill, with its path.

import type * as vscode from 'vscode';
import { nearestNames } from '../../core/match/nearest';
import { escapeMarkdown } from '../../core/model/markdownInline';
import { basename, dirname } from '../../core/model/paths';
import type { Failure, Skill } from '../../core/model/skill';
import { catalogueEntry } from '../../core/prompt/catalogue';
import { readSkill } from '../../core/prompt/readSkill';
import { skillContent } from '../../core/prompt/skillContent';
import { estimateTokens } from '../../core/prompt/tokens';
import { findSkill } from '../../core/tools/findSkill';
import { activeFolder } from '../../host/activeFolder';
import { vscodeWords } from '../../host/text';
import { nameLink } from '../layout/list';
import { type Cost, failureMarkdown, showMarkdown } from '../layout/show';
import { turnResult } from '../result';
import { type Turn, write, writeFiles } from '../turn';

/** Names that are told where the one that was asked for is none. */
const TOLD = 8;

export async function show(turn: Turn, argument: string): Promise<vscode.ChatResult> {
  const { snapshot } = turn.services.catalog;
  const name = argument.replace(/^["'`]|["'`]$/g, '');
  const skill = findSkill(name, snapshot, activeFolder())?.skill;
  if (skill) return await showSkill(turn, skill);
  const failure = snapshot.failures.find((each) => basename(dirname(each.path)).toLowerCase() === name.toLowerCase());
  if (failure) showFailure(turn, failure);
  else write(turn, unknownMarkdown(name, turn));
  return turnResult('local');
}

async function showSkill(turn: Turn, skill: Skill): Promise<vscode.ChatResult> {
  const { catalog, consent } = turn.services;
  const cost = await costOf(skill, turn);
  if (turn.token.isCancellationRequested) return turnResult('local');
  const shown = { skill, snapshot: catalog.snapshot, standing: consent.standing(skill), cost };
  write(turn, showMarkdown(shown, vscodeWords));
  await writeFiles(turn, skill);
  writeOpenButton(turn, { path: skill.path });
  return turnResult('local', { skills: [skill.name] });
}

async function costOf(skill: Skill, { services, token }: Turn): Promise<Cost | undefined> {
  const loaded = await readSkill(skill, services.files, token);
  if (loaded.kind === 'problem') return undefined;
  return {
    catalogueTokens: estimateTokens(catalogueEntry(skill)),
    loadedTokens: estimateTokens(await skillContent(loaded)),
  };
}

function showFailure(turn: Turn, failure: Failure): void {
  write(turn, failureMarkdown(failure, vscodeWords));
  const { path, finding } = failure;
  writeOpenButton(turn, { path, line: finding.line, column: finding.column });
}

function writeOpenButton({ stream }: Turn, place: object): void {
  stream.button({ command: 'skillshelf.open', title: vscodeWords.t('Open SKILL.md'), arguments: [place] });
}

function unknownMarkdown(name: string, { services: { catalog } }: Turn): string {
  const { t } = vscodeWords;
  const { winners } = catalog.snapshot;
  if (winners.length === 0) return t('There are no skills yet.');
  const near = new Set(
    nearestNames(
      name,
      winners.map((skill) => skill.name),
      TOLD,
    ),
  );
  const told = near.size > 0 ? winners.filter((skill) => near.has(skill.name)) : winners.slice(0, TOLD);
  const names = told.map(nameLink).join(', ');
  if (name === '') return t('Which one? Say `/show <name>`, for example: {0}', names);
  const unknown = t('There is no skill called {0}.', `**${escapeMarkdown(name)}**`);
  return `${unknown} ${near.size > 0 ? t('Did you mean {0}?', names) : t('Some of those there are: {0}', names)}`;
}
