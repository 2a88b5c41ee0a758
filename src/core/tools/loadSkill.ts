// load_skill: a skill's instructions, by its name.

import type { Resolution } from '../catalog/snapshot';
import type { Skill } from '../model/skill';
import { readArguments } from '../prompt/argumentWords';
import { promptName } from '../prompt/promptLine';
import { findSkill, notFound } from './findSkill';
import { type ObjectSchema, readInput } from './schema';
import { loadContent, type SkillLoad } from './skillLoad';
import { type Phrase, type Tool, type ToolContext, ToolError } from './tool';

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      description:
        'The name of the skill, as the list of available skills or list_skills gives it. "folder:name" means the skill of that workspace folder.',
    },
    arguments: {
      type: 'string',
      description:
        'What the skill is to work on, if it takes arguments: words as one would type them after its name. They are put into the instructions.',
    },
    force: {
      type: 'boolean',
      description: 'True to get the instructions again although they stand in the conversation already.',
    },
  },
  required: ['name'],
};

/** Models trained on other agents' tools write `skill`. */
const ALIASES = { skill: 'name', args: 'arguments' };

export const loadSkill: Tool = {
  name: 'load_skill',
  description:
    'Load the full instructions of a skill by its name. A skill is a tested way of doing one kind of task, written for an agent. ' +
    'Use this before you start, when the description of an available skill fits the task; then follow the instructions. ' +
    "It knows the skills of every agent's folders in the workspace and the home (.agents, .github, .copilot, .claude, .cat-code, .free-code, .workbuddy, .jarvis) and the bundled ones, so it also finds skills that your own list leaves out. " +
    'The answer has the instructions, the directory that relative paths in them refer to, and the files beside them. ' +
    'Do not guess names: call list_skills if you know none. Do not load a skill twice in one conversation. The skills that it needs (depends_on) come with it. Instructions over 100 KB are cut, and the answer says so.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const name = nameIn(input);
    if (name === undefined) return { message: 'Loading a skill', data: {} };
    return { message: 'Loading the skill {name}', data: { name: promptName(name) } };
  },

  async run(input, context) {
    return (await callLoadSkill(input, context)).text;
  },
};

/** What a call comes to; without `load` where nothing new was loaded. */
export interface CalledLoad {
  readonly text: string;
  readonly load?: SkillLoad;
}

/** As the tool's run, for callers that remember what was loaded. */
export async function callLoadSkill(input: unknown, context: ToolContext): Promise<CalledLoad> {
  const reading = readInput(SCHEMA, input, ALIASES);
  if (reading.kind === 'wrong') {
    throw new ToolError(`${reading.reason} Call load_skill with {"name": "…"}; list_skills tells the names.`);
  }
  const { name = '', arguments: typed, force } = reading.input;
  const found = findSkill(name, context.snapshot, context.activeFolder);
  if (!found) throw notFound(name, context);
  const { skill } = found;
  if (!skill.modelInvocable) throw onlyByHand(skill);
  if (context.isEnabled?.(skill) === false) throw switchedOff(skill);
  if (force !== 'true' && typed === undefined && context.isLoaded?.(skill)) return { text: loadedAlready(skill) };
  const load = await loadContent(skill, context, typed === undefined ? {} : { given: readArguments(typed) });
  return { text: load.text + otherFolders(found, context), load };
}

/** The name that a call's input asks for; undefined where it asks for none. */
export function nameIn(input: unknown): string | undefined {
  const reading = readInput(SCHEMA, input, ALIASES);
  return reading.kind === 'input' ? reading.input.name : undefined;
}

function onlyByHand(skill: Skill): ToolError {
  const name = promptName(skill.name);
  return new ToolError(
    `the skill "${name}" is started by the person only; its author keeps it from models (disable-model-invocation). If it is needed, tell the person to send: @skills /${name}`,
  );
}

function switchedOff({ name }: Skill): ToolError {
  return new ToolError(
    `the person has switched off the skill "${promptName(name)}" for models. Go on without it; if it is needed, tell the person to send: @skills /${promptName(name)}`,
  );
}

function loadedAlready({ name }: Skill): string {
  return `The skill "${promptName(name)}" is loaded already, and has not changed: its instructions stand earlier in this conversation. Go on with them. To get them again, call load_skill with "force": true.`;
}

function otherFolders({ skill, others }: Resolution, { consent }: ToolContext): string {
  const told = others.filter((other) => other.root.folder && consent.mayList(other));
  if (told.length === 0) return '';
  const name = promptName(skill.name);
  const names = told.map((other) => `"${other.root.folder?.name}:${name}"`).join(', ');
  return `\nNote: several workspace folders have a skill of this name; this is that of ${skill.root.folder?.name}. For another, load ${names}.`;
}
