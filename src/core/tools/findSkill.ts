// Which skill a model means by a name, and what it is told when there is none.

import type { Resolution, Snapshot } from '../catalog/snapshot';
import { nameKey } from '../catalog/snapshot';
import { editDistance, nearestNames } from '../match/nearest';
import { messageOf } from '../model/finding';
import { basename, dirname } from '../model/paths';
import { listingOf } from '../prompt/listing';
import { promptLine, promptName } from '../prompt/promptLine';
import { type ToolContext, ToolError } from './tool';

/** Up to this many names are all told; of more, the nearest. */
const ALL_TOLD = 20;
const NEAREST = 5;

/** Takes a name as written or as a prompt gives it (cut, cleaned), also with its folder in front. */
export function findSkill(name: string, snapshot: Snapshot, activeFolder?: string): Resolution | undefined {
  const exact = snapshot.resolve(name, activeFolder);
  if (exact) return exact;
  const key = nameKey(name);
  const winner = snapshot.winners.find((each) => nameKey(promptName(each.name)) === key);
  return winner && snapshot.resolve(winner.name, activeFolder);
}

/** Says why there is no such skill, as far as it can be told, and which there are. */
export function notFound(name: string, context: ToolContext): ToolError {
  const reason = brokenFile(name, context) ?? folderName(name, context) ?? '';
  return new ToolError(`skill not found: ${promptLine(name)}. ${reason}${namesThereAre(name, context)}`);
}

function brokenFile(name: string, { snapshot }: ToolContext): string | undefined {
  const failure = snapshot.failures.find(({ path }) => nameKey(basename(dirname(path))) === nameKey(name));
  if (!failure) return undefined;
  return `Its file ${failure.path} could not be loaded (line ${failure.finding.line}: ${messageOf(failure.finding)}); tell the person, and do not mend it unasked. `;
}

/** Many skills have another name than their folder, and other lists show the folder's. */
function folderName(name: string, { snapshot, consent, isEnabled }: ToolContext): string | undefined {
  const skill = snapshot.skills.find((each) => nameKey(basename(each.directory)) === nameKey(name));
  if (!skill || !consent.mayList(skill) || !skill.modelInvocable || isEnabled?.(skill) === false) return undefined;
  const winner = snapshot.shadowedBy(skill);
  const called = `A folder is called so; its skill is named "${promptName(skill.name)}"`;
  return winner ? `${called}, and is shadowed by the one in ${winner.directory}. ` : `${called}. `;
}

function namesThereAre(name: string, context: ToolContext): string {
  const names = listingOf(context).listed.map((skill) => promptName(skill.name));
  if (names.length === 0) return 'There are no skills. Go on without one.';
  if (names.length <= ALL_TOLD) return `The skills are: ${names.join(', ')}.`;
  return `The nearest of ${names.length} names are: ${nearestFive(name, names).join(', ')}. Call list_skills for all.`;
}

function nearestFive(name: string, names: readonly string[]): readonly string[] {
  const alike = nearestNames(name, names, NEAREST);
  if (alike.length === NEAREST) return alike;
  const distance = new Map(names.map((each) => [each, editDistance(name, each, Number.POSITIVE_INFINITY)]));
  const rest = names.filter((each) => !alike.includes(each));
  rest.sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0));
  return [...alike, ...rest].slice(0, NEAREST);
}
