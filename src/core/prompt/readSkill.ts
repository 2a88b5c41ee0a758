// A skill with its body and the list of its files: read from disk when somebody wants it, and never before.

import { bodyOf } from '../format/body';
import type { Cancellation, FileProblem, FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';
import { type Resources, resourcesOf } from './resources';

export interface LoadedSkill {
  readonly kind: 'loaded';
  readonly skill: Skill;
  /** The instructions, as written, without the head. */
  readonly body: string;
  readonly resources: Resources;
}

/** Bytes; larger than any body that is handed on whole (skillContent.ts). */
const READ_LIMIT = 1024 * 1024;

export async function readSkill(
  skill: Skill,
  files: FileSystem,
  token?: Cancellation,
): Promise<LoadedSkill | FileProblem> {
  const file = await files.readText(skill.path, READ_LIMIT);
  if (file.kind === 'problem') return file;
  const resources = await resourcesOf(skill, files, token);
  return { kind: 'loaded', skill, body: bodyOf(file.text).body, resources };
}
