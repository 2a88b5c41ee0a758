// A file that a person attached: if it belongs to a skill, it is as much a part of it as its instructions.

import { dirname, isInside } from '../model/paths';
import type { Skill } from '../model/skill';
import { isLone } from '../policy/trust/folder';
import { allowed } from './readAllowed';
import { type ToolContext, ToolError } from './tool';

type Needs = Pick<ToolContext, 'snapshot' | 'consent' | 'files' | 'token'>;

/** What `read` gives of the file at `path`; undefined where consent refuses the skill that it belongs to. */
export async function readAttached<T>(path: string, context: Needs, read: () => Promise<T>): Promise<T | undefined> {
  const owner = await ownerOf(path, context);
  if (!owner) return await read();
  try {
    return await allowed(owner, context, read);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** The innermost skill to which a file belongs, by whichever links it was reached. */
async function ownerOf(path: string, { snapshot, files }: Needs): Promise<Skill | undefined> {
  const real = await files.realPath(path);
  const places = snapshot.skills.flatMap((skill) => [
    { skill, file: skill.path, folder: skill.directory },
    ...(skill.realPath === undefined ? [] : [{ skill, file: skill.realPath, folder: dirname(skill.realPath) }]),
  ]);
  const holds = ({ file, folder }: (typeof places)[number], at: string | undefined) =>
    at !== undefined && (isLone(file) ? at === file : isInside(folder, at));
  const owners = places.filter((place) => holds(place, path) || holds(place, real));
  owners.sort((a, b) => b.folder.length - a.folder.length);
  return owners[0]?.skill;
}
