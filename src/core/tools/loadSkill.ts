// load_skill: a skill's instructions, by its name.

import type { Resolution } from '../catalog/snapshot';
import type { Skill } from '../model/skill';
import { promptName } from '../prompt/promptLine';
import { readSkill } from '../prompt/readSkill';
import { skillContent } from '../prompt/skillContent';
import { findSkill, notFound } from './findSkill';
import { type ObjectSchema, readInput } from './schema';
import { type Phrase, type Tool, type ToolContext, ToolError } from './tool';

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      description:
        'The name of the skill, as the list of available skills or list_skills gives it. "folder:name" means the skill of that workspace folder.',
    },
  },
  required: ['name'],
};

/** Models trained on other agents' tools write `skill`. */
const ALIASES = { skill: 'name' };

export const loadSkill: Tool = {
  name: 'load_skill',
  description:
    'Load the full instructions of a skill by its name. A skill is a tested way of doing one kind of task, written for an agent. ' +
    'Use this before you start, when the description of an available skill fits the task; then follow the instructions. ' +
    "It knows the skills of every agent's folders in the workspace and the home (.agents, .github, .copilot, .claude, .cat-code, .free-code, .workbuddy, .jarvis) and the bundled ones, so it also finds skills that your own list leaves out. " +
    'The answer has the instructions, the directory that relative paths in them refer to, and the files beside them. ' +
    'Do not guess names: call list_skills if you know none. Do not load a skill twice in one conversation. Instructions over 100 KB are cut, and the answer says so.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const name = nameIn(input);
    if (name === undefined) return { message: 'Loading a skill', data: {} };
    return { message: 'Loading the skill {name}', data: { name: promptName(name) } };
  },

  async run(input, context) {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') {
      throw new ToolError(`${reading.reason} Call load_skill with {"name": "…"}; list_skills tells the names.`);
    }
    const name = reading.input.name ?? '';
    const found = findSkill(name, context.snapshot, context.activeFolder);
    if (!found) throw notFound(name, context);
    if (!found.skill.modelInvocable) throw onlyByHand(found.skill);
    return (await contentOf(found.skill, context)) + otherFolders(found, context);
  },
};

/** The name that a call's input asks for; undefined where it asks for none. */
export function nameIn(input: unknown): string | undefined {
  const reading = readInput(SCHEMA, input, ALIASES);
  return reading.kind === 'input' ? reading.input.name : undefined;
}

/** A skill's content for a model, once consent is given; by a model's call or by hand. Throws a ToolError. */
export async function contentOf(skill: Skill, context: ToolContext): Promise<string> {
  const { consent, files, token, budget } = context;
  const verdict = await consent.mayLoad(skill, token);
  if (!verdict.allowed) throw new ToolError(verdict.reason);
  const loaded = await readSkill(skill, files, token);
  if (token?.isCancellationRequested) throw new ToolError('the call was cancelled.');
  if (loaded.kind === 'problem') {
    throw new ToolError(
      `the skill "${promptName(skill.name)}" could not be read (${skill.path}: ${loaded.reason}). Tell the person, and go on without it.`,
    );
  }
  return skillContent(loaded, budget);
}

function onlyByHand(skill: Skill): ToolError {
  const name = promptName(skill.name);
  return new ToolError(
    `the skill "${name}" is started by the person only; its author keeps it from models (disable-model-invocation). If it is needed, tell the person to send: @skills /${name}`,
  );
}

function otherFolders({ skill, others }: Resolution, { consent }: ToolContext): string {
  const told = others.filter((other) => other.root.folder && consent.mayList(other));
  if (told.length === 0) return '';
  const name = promptName(skill.name);
  const names = told.map((other) => `"${other.root.folder?.name}:${name}"`).join(', ');
  return `\nNote: several workspace folders have a skill of this name; this is that of ${skill.root.folder?.name}. For another, load ${names}.`;
}
