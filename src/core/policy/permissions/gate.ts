// The gate: may a tool be called while skills are active? A verdict with a reason; whoever asks makes it hold.

import { isInside, relative } from '../../model/paths';
import { toolRow } from '../toolAliases';
import type { Grant } from './grant';
import { pathArguments } from './pathArguments';

export interface GateCall {
  readonly name: string;
  readonly input: unknown;
  /** The tool's JSON schema. */
  readonly schema?: unknown;
}

export interface GatePlace {
  /** The workspace's folders, with every symlink resolved. */
  readonly folders: readonly string[];
  /** An argument's path, absolute, with every symlink on the way to what exists resolved. */
  resolve(path: string): Promise<string>;
  /** Skillshelf's own tools that only read, which no manifest takes away. */
  isOwn(tool: string): boolean;
  /** MCP tools of which a person said that they need no network. */
  isLocal(tool: string): boolean;
}

export interface GateVerdict {
  readonly allowed: boolean;
  /** Written for the model, and for the log. */
  readonly reason: string;
  /** The skill that permits it. */
  readonly skill?: string;
}

/** One of the active skills must permit the call. Without any, nothing is held here. */
export async function gate(call: GateCall, grants: readonly Grant[], place: GatePlace): Promise<GateVerdict> {
  if (grants.length === 0 || place.isOwn(call.name)) return { allowed: true, reason: 'no permission is needed' };
  const paths = await Promise.all(pathArguments(call.input, call.schema).map((path) => place.resolve(path)));
  const reasons: string[] = [];
  for (const grant of grants) {
    const reason = whyNot(call, grant, paths, place);
    if (reason === undefined)
      return { allowed: true, reason: `the skill "${grant.skill}" permits it`, skill: grant.skill };
    reasons.push(reason);
  }
  return { allowed: false, reason: `${call.name} is not permitted: ${[...new Set(reasons)].join('; ')}.` };
}

function whyNot(call: GateCall, grant: Grant, paths: readonly string[], place: GatePlace): string | undefined {
  const { skill } = grant;
  if (grant.refusal) return `the permissions of the skill "${skill}" can't be read (${grant.refusal.spot.join('.')})`;
  if (!grant.mayUse(call.name)) return `the skill "${skill}" may not use this tool`;
  if (!grant.network && needsNetwork(call.name, place)) return `the skill "${skill}" has no network`;
  const forbidden = paths.find((path) => !mayTouch(path, call.name, grant, place));
  return forbidden === undefined ? undefined : `the skill "${skill}" may not touch ${forbidden}`;
}

/** A shell can open connections, and so can every MCP tool of which nobody said otherwise. */
function needsNetwork(tool: string, place: GatePlace): boolean {
  return toolRow(tool)?.network ?? (tool.startsWith('mcp_') && !place.isLocal(tool));
}

/** A tool of which nothing is known might write. */
function mayTouch(path: string, tool: string, grant: Grant, { folders }: GatePlace): boolean {
  const reads = toolRow(tool)?.power === 'read';
  if (reads && isInside(grant.directory, path)) return true;
  const folder = folders.find((each) => isInside(each, path));
  if (folder === undefined) return false;
  const below = relative(folder, path);
  return reads ? grant.mayRead(below) : grant.mayWrite(below);
}
