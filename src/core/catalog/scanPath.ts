// Any path that a person names: a SKILL.md, a skill's folder, or a folder of skills at any depth.

import { ANY_DEPTH, SKILL_FOLDERS } from '../model/agents';
import { type Finding, finding } from '../model/finding';
import { basename, dirname } from '../model/paths';
import type { FileSystem } from '../model/ports';
import type { Root } from '../model/root';
import type { Failure, Skill } from '../model/skill';
import { readRecords } from './readRecords';
import { scanRoot } from './scanRoot';

/** What is found at `path`, by path; empty for a folder without skills. A file is always answered for. */
export async function scanPath(path: string, files: FileSystem): Promise<(Skill | Failure)[]> {
  const root = rootAt(path);
  const failure = (problem: Finding): Failure => ({ path, root, finding: problem });
  const status = await files.stat(path);
  if (status.kind === 'problem') return [failure(finding('file-unreadable', { reason: status.reason }))];
  if (status.kind === 'file') {
    const [record] = await readRecords([{ candidate: { path, realPath: path, linked: false } }], { root, files });
    return [record?.outcome ?? failure(finding('no-frontmatter', { folder: basename(dirname(path)) }))];
  }
  const { units, problem } = await scanRoot(root, { files });
  const outcomes = [...units.values()].flat().flatMap(({ outcome }) => outcome ?? []);
  return [...(problem ? [failure(problem)] : []), ...outcomes.sort((a, b) => (a.path < b.path ? -1 : 1))];
}

/** Inside an agent's folder its rules hold, except for how deep it looks: the person has pointed here. */
function rootAt(path: string): Root {
  const row = SKILL_FOLDERS.find(({ project }) => project && `${path.replaceAll('\\', '/')}/`.includes(`/${project}/`));
  return {
    path,
    label: path,
    scope: 'external',
    source: 'local',
    layout: { ...ANY_DEPTH, anyMarkdown: row?.layout.anyMarkdown ?? false },
    mustExist: true,
    strictName: row?.strictName ?? false,
  };
}
