// From a relative path that a model sent to a place inside of the skill, by way of links too; or the reason why not.

import { isSkillFile } from '../format/document';
import { basename, isAbsolute, isInside, resolve } from '../model/paths';
import type { FileProblem } from '../model/ports';
import type { Skill } from '../model/skill';
import { promptLine, promptName } from '../prompt/promptLine';
import { type ToolContext, ToolError } from './tool';

export interface InsideSkill {
  readonly kind: 'file' | 'folder';
  /** Absolute, with every link resolved. */
  readonly path: string;
}

/** What to say of each problem; the others are told in the system's words. */
const REASONS: Partial<Record<FileProblem['problem'], string>> = {
  'not-found': 'it does not exist',
  'no-permission': 'it may not be read',
};

/** `path` is relative to the skill's directory; empty means that. Throws a ToolError. */
export async function insideSkill(skill: Skill, path: string, { files, token }: ToolContext): Promise<InsideSkill> {
  const inside = (folder: string, target: string) => {
    if (!isInside(folder, target)) throw outside(skill, path);
  };
  if (isAbsolute(path) || /^[~$%]|\0/.test(path)) throw outside(skill, path);
  const target = resolve(skill.directory, path.replaceAll('\\', '/'));
  inside(skill.directory, target);
  const isOwn = target === skill.path;
  if (!isSkillFile(basename(skill.path)) && !isOwn) {
    throw new ToolError(
      `the skill "${promptName(skill.name)}" is a single file, and has no others: ${basename(skill.path)}.`,
    );
  }
  if (isOwn && !skill.modelInvocable) {
    throw new ToolError(
      `the instructions of "${promptName(skill.name)}" are given by the person only. Ask the person to start it.`,
    );
  }
  const [real, directory] = await Promise.all([files.realPath(target), files.realPath(skill.directory)]);
  const status = await files.stat(real ?? target);
  if (token?.isCancellationRequested) throw new ToolError('the call was cancelled.');
  if (status.kind === 'problem') throw unreadable(skill, path, status);
  // A SKILL.md may itself be a link to where it is kept; the catalog has read it from there.
  if (!isOwn) inside(directory ?? skill.directory, real ?? target);
  return { kind: status.kind, path: real ?? target };
}

/** Where a file can't be had, and how to find out which there are. */
export function unreadable(skill: Skill, path: string, { problem, reason }: FileProblem): ToolError {
  const name = promptName(skill.name);
  const why = REASONS[problem] ?? promptLine(reason);
  return new ToolError(
    `${promptLine(path)} of the skill "${name}" could not be read: ${why}. Call read_skill_file with {"name": "${name}"} for the files there are.`,
  );
}

function outside(skill: Skill, path: string): ToolError {
  return new ToolError(
    `${promptLine(path)} is outside of the skill "${promptName(skill.name)}". Give a path relative to the skill's directory; for other files use the tool that you read files with.`,
  );
}
