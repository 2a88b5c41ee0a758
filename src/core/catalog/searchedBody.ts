// The body of a skill as the search reads it: of a long one the beginning.

import { bodyOf } from '../format/body';
import type { FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';

/** Bytes of a file that are searched. */
const ENOUGH = 64 * 1024;

/** Undefined where the file can't be read. */
export async function searchedBody({ path }: Pick<Skill, 'path'>, files: FileSystem): Promise<string | undefined> {
  const file = await files.readText(path, ENOUGH);
  return file.kind === 'text' ? bodyOf(file.text).body : undefined;
}
