// What a new version of a skill asks for beyond the old one (fourth seed): any widening needs approval.

import type { Permissions } from '../../model/permissions';

export interface PermissionDifference {
  /** Tools that the new one asks for and the old one did not; `*` if it no longer restricts them. */
  readonly tools: readonly string[];
  readonly network: boolean;
  readonly read: readonly string[];
  readonly write: readonly string[];
}

const EVERYTHING = '*';

export function permissionDiff(before: Permissions, after: Permissions): PermissionDifference {
  return {
    tools: added(restricting(before.tools), restricting(after.tools)),
    network: after.network !== false && before.network === false,
    read: added(before.read, after.read),
    write: added(before.write, after.write),
  };
}

export function isWider({ tools, network, read, write }: PermissionDifference): boolean {
  return network || tools.length + read.length + write.length > 0;
}

/** An empty list of tools is no restriction. */
const restricting = (tools: readonly string[] | undefined) => (tools?.length ? tools : undefined);

function added(before: readonly string[] | undefined, after: readonly string[] | undefined): readonly string[] {
  if (!before) return [];
  if (!after) return [EVERYTHING];
  const had = new Set(before);
  return [...new Set(after)].filter((each) => !had.has(each));
}
