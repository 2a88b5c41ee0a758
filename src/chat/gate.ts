// The permission gate, last and final: while skills are in use, one of them must permit what a tool is about to do.

import * as vscode from 'vscode';
import { verdictHook } from '../core/agent/handlers';
import type { AnyHook } from '../core/agent/hookEvents';
import { dirname, isAbsolute, join, resolve } from '../core/model/paths';
import type { FileSystem } from '../core/model/ports';
import { type GatePlace, gate } from '../core/policy/permissions/gate';
import { grantOf } from '../core/policy/permissions/grant';
import { createSkill } from '../core/tools/createSkill';
import { TOOLS } from '../core/tools/table';
import type { Settings } from '../host/settings';
import { toPath } from '../host/uri';
import { activeSkills, type Session } from './session';

/** Skillshelf's own tools that only read. */
const OWN: ReadonlySet<string> = new Set(TOOLS.filter((tool) => tool !== createSkill).map(({ name }) => name));

export function gateOf(session: Session): AnyHook {
  const { files, log, settings } = session.turn.services;
  return verdictHook('the permission gate', async ({ name, input }) => {
    const available = vscode.lm.tools.map((tool) => tool.name);
    const grants = activeSkills(session).map((skill) => grantOf(skill, settings.current.ceilings, available));
    const schema = vscode.lm.tools.find((tool) => tool.name === name)?.inputSchema;
    const verdict = await gate({ name, input, schema }, grants, await placeOf(files, settings.current));
    if (grants.length > 0) log.info(`${name}: ${verdict.allowed ? 'allowed' : 'blocked'}, ${verdict.reason}`);
    return verdict;
  });
}

async function placeOf(files: FileSystem, { localServers }: Settings): Promise<GatePlace> {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => toPath(uri));
  const [first] = folders;
  return {
    folders: await Promise.all(folders.map((folder) => realPathOf(folder, files))),
    resolve: (path) => {
      const absolute = isAbsolute(path) ? resolve(path, path) : first === undefined ? path : resolve(first, path);
      return realPathOf(absolute, files);
    },
    isOwn: (tool) => OWN.has(tool),
    isLocal: (tool) => localServers.some((beginning) => beginning !== '' && tool.startsWith(beginning)),
  };
}

/** With the links of the part that exists resolved: a file that is about to be made has none of its own. */
async function realPathOf(path: string, files: FileSystem): Promise<string> {
  const real = await files.realPath(path);
  if (real !== undefined) return real;
  const above = dirname(path);
  return above === path || above === ''
    ? path
    : join(await realPathOf(above, files), path.slice(above.length).replace(/^[\\/]/, ''));
}
