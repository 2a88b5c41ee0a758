// list_skills: which skills there are, where they come from, and how many are withheld.

import { documentOf } from '../match/skillDocument';
import type { Scope, Source } from '../model/root';
import type { Skill } from '../model/skill';
import type { Describe } from '../prompt/catalogue';
import { DerivedDescriptions } from '../prompt/descriptions';
import { type Listing, listingOf } from '../prompt/listing';
import { promptName } from '../prompt/promptLine';
import { shorten } from '../prompt/shorten';
import type { TokenBudget } from '../prompt/skillContent';
import { estimateTokens } from '../prompt/tokens';
import { type ObjectSchema, readInput } from './schema';
import { type Tool, ToolError } from './tool';

/** What each scope means to a model, in the order in which the scopes win. */
const SCOPES: Readonly<Record<Scope, string>> = {
  project: 'Of this workspace',
  external: "From a folder that the person's settings name",
  user: "From the person's home",
  bundled: 'Bundled with Skillshelf',
};
const SOURCES: readonly Source[] = ['local', 'plugin', 'mcp', 'bundled'];

/** Tokens of a list for a caller that names no budget. */
const DEFAULT_BUDGET = 25_000;
/** Characters of a description, tried one after the other until the list fits. */
const LENGTHS = [Number.POSITIVE_INFINITY, 400, 200, 100, 50, 0];

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    scope: { type: 'string', description: 'Only the skills of this scope.', enum: Object.keys(SCOPES) },
    source: { type: 'string', description: 'Only the skills that came by this way.', enum: SOURCES },
    tag: { type: 'string', description: 'Only the skills with this tag, keyword or category.' },
  },
};

export const listSkills: Tool = {
  name: 'list_skills',
  description:
    'List the skills that can be loaded: name, description, scope and source. A skill is a set of instructions for one kind of task; load_skill gets them. ' +
    'Use this when the person asks which skills there are, or when you have no list of skills yet and the task may have a known way of doing it. ' +
    "It lists the skills of every agent's folders in the workspace and the home, also those that your own list leaves out. " +
    'Do not call it when a list of available skills is already in the conversation. A long list ends with names only.',
  inputSchema: SCHEMA,

  progress: () => ({ message: 'Listing skills', data: {} }),

  async run(input, context) {
    const reading = readInput(SCHEMA, input);
    if (reading.kind === 'wrong') throw new ToolError(`${reading.reason} Without any input all skills are listed.`);
    const { scope, source, tag } = reading.input;
    const listing = listingOf(context);
    const chosen = listing.listed.filter(
      (skill) =>
        (!scope || skill.root.scope === scope) && (!source || skill.root.source === source) && hasTag(skill, tag),
    );
    const descriptions = new DerivedDescriptions(context.files);
    await descriptions.prepare(chosen, context.token);
    const lines = [
      heading(chosen.length, Boolean(scope || source || tag)),
      ...(await fittingGroups(chosen, descriptions.describe, context.budget)),
      ...withheld(listing, context.snapshot.failures.length),
    ];
    return lines.join('\n');
  },
};

function hasTag(skill: Skill, tag: string | undefined): boolean {
  if (tag === undefined) return true;
  const tags = (documentOf(skill).tags ?? []).flatMap((each) => each.split(','));
  return tags.some((each) => each.trim().toLowerCase() === tag.toLowerCase());
}

function heading(count: number, filtered: boolean): string {
  if (count === 0) return filtered ? 'No skill is of that kind.' : 'There are no skills. Go on without one.';
  return `${count} ${count === 1 ? 'skill' : 'skills'}. Call load_skill with a name to get its instructions.`;
}

/** The groups with descriptions as long as the budget allows, the same length for all; at last names alone. */
async function fittingGroups(skills: readonly Skill[], describe: Describe, budget?: TokenBudget): Promise<string[]> {
  const count = budget?.count?.bind(budget) ?? estimateTokens;
  let lines: string[] = [];
  for (const length of LENGTHS) {
    lines = groups(skills, (skill) => shorten(describe(skill), length));
    if ((await count(lines.join('\n'))) <= (budget?.tokens ?? DEFAULT_BUDGET)) break;
  }
  return lines;
}

function groups(skills: readonly Skill[], describe: Describe): string[] {
  const members = new Map<string, Skill[]>();
  for (const scope of Object.keys(SCOPES) as Scope[]) {
    for (const skill of skills.filter(({ root }) => root.scope === scope)) {
      const title = titleOf(skill);
      members.set(title, [...(members.get(title) ?? []), skill]);
    }
  }
  return [...members].flatMap(([title, group]) => ['', `## ${title}: ${group.length}`, ...entries(group, describe)]);
}

function titleOf({ root: { scope, source, folder } }: Skill): string {
  const place = scope === 'project' && folder ? `Of the workspace folder ${promptName(folder.name)}` : SCOPES[scope];
  return `${place} (scope ${scope}, source ${source})`;
}

function entries(group: readonly Skill[], describe: Describe): string[] {
  const lines = group.map((skill) => ({ name: promptName(skill.name), description: describe(skill) }));
  if (lines.every(({ description }) => description === '')) return [lines.map(({ name }) => name).join(', ')];
  return lines.map(({ name, description }) => `- ${name}: ${description}`);
}

function withheld({ refused, hidden, disabled }: Listing, failures: number): string[] {
  const lines: string[] = [];
  if (refused.length > 0)
    lines.push(`${refused.length} withheld from models: the person has not trusted them, or the audit blocks them.`);
  if (hidden.length > 0) lines.push(`${hidden.length} withheld by their authors: the person starts them by hand.`);
  if (disabled.length > 0) lines.push(`${disabled.length} switched off by the person.`);
  if (failures > 0) lines.push(`${failures} could not be read; the person sees why in the Skills view.`);
  return lines.length > 0 ? ['', '## Not in this list', ...lines.map((line) => `- ${line}`)] : [];
}
