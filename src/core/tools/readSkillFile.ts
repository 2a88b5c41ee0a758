// read_skill_file: a file beside a SKILL.md, or what is in one of its folders. Nothing outside of the skill.

import { basename, join } from '../model/paths';
import type { Skill } from '../model/skill';
import { promptLine, promptName } from '../prompt/promptLine';
import { resourcesOf } from '../prompt/resources';
import { findSkill, notFound } from './findSkill';
import { allowed } from './readAllowed';
import { type ObjectSchema, readInput } from './schema';
import { insideSkill } from './skillPath';
import { textPart } from './textPart';
import { type Phrase, type Tool, type ToolContext, ToolError } from './tool';

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'The name of the skill, as for load_skill.' },
    path: {
      type: 'string',
      description:
        'The file or folder, relative to the skill\'s directory, with "/": references/format.md. Without it the skill\'s files are listed.',
    },
    start_line: { type: 'integer', minimum: 1, description: 'The first line to read, counted from 1. Default: 1.' },
    end_line: { type: 'integer', minimum: 1, description: 'The last line to read. Default: as many as fit.' },
  },
  required: ['name'],
};

const ALIASES = { skill: 'name', file: 'path', file_path: 'path', startLine: 'start_line', endLine: 'end_line' };

export const readSkillFile: Tool = {
  name: 'read_skill_file',
  description:
    "Read a file that belongs to a skill: a reference, a script or a template beside its SKILL.md, by the skill's name and the file's relative path. " +
    'Use this when the instructions of a loaded skill send you to a file, or to read on where load_skill cut. ' +
    'Do not use it for other files: it reads nothing outside of the skill. Do not read files that the instructions do not ask for. ' +
    'A folder is listed. A long text comes in parts, by lines; binary files are not shown. Scripts are mostly to be run, not read.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') return { message: 'Reading a file of a skill', data: {} };
    const { name = '', path = '.' } = reading.input;
    return { message: 'Reading {file} of the skill {name}', data: { file: promptLine(path), name: promptName(name) } };
  },

  async run(input, context) {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') {
      throw new ToolError(`${reading.reason} Call read_skill_file with {"name": "…", "path": "references/…"}.`);
    }
    const { name = '', path = '', start_line: start = '1', end_line: end } = reading.input;
    const found = findSkill(name, context.snapshot, context.activeFolder);
    if (!found) throw notFound(name, context);
    const { skill } = found;
    const lines = { first: Number(start), ...(end !== undefined && { last: Number(end) }) };
    // A file of a skill is as much a part of it as its body: the same word of the person is needed.
    return await allowed(skill, context, () => partOf(skill, path, lines, context));
  },
};

async function partOf(
  skill: Skill,
  path: string,
  lines: { readonly first: number; readonly last?: number },
  context: ToolContext,
): Promise<string> {
  const target = await insideSkill(skill, path, context);
  if (target.kind === 'folder') return await listing(skill, path, target.path, context);
  return await textPart({ skill, path: target.path, shown: path, lines }, context);
}

async function listing(skill: Skill, path: string, directory: string, { files, token }: ToolContext): Promise<string> {
  const { files: names, more } = await resourcesOf(
    { directory, path: join(directory, basename(skill.path)) },
    files,
    token,
  );
  if (token?.isCancellationRequested) throw new ToolError('the call was cancelled.');
  const where = path === '' ? `The skill "${promptName(skill.name)}"` : `The folder ${promptLine(path)}`;
  if (names.length === 0) return `${where} has no files${path === '' ? ' beside its SKILL.md' : ''}.`;
  const lines = names.map((name) => `- ${promptLine(name)}`);
  if (more > 0) lines.push(`(and ${more} more; name a folder to see those in it)`);
  return [`${where} has these files, relative to it:`, ...lines].join('\n');
}
