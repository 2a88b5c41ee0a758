// What is in force while a skill is active: ceiling ∩ permissions ∩ tools − disallowed.

import { globMatcher } from '../../model/glob';
import { parsePermissions, type Refusal } from '../../model/permissions';
import type { Skill } from '../../model/skill';
import { toolsMeant } from '../toolAliases';

/** What a person allows at most, whatever a skill asks for. */
export interface Ceiling {
  /** Undefined: all. */
  readonly tools?: readonly string[];
  readonly network: boolean;
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** All tools, the network, and every file of the workspace (decided). */
export const OPEN_CEILING: Ceiling = { network: true, read: ['**'], write: ['**'] };

/** The ceiling that a setting describes. What it leaves out is open; what makes no sense is closed, since it was meant to. */
export function ceilingFrom(written: unknown): Ceiling {
  if (typeof written !== 'object' || written === null) return OPEN_CEILING;
  const { tools, network, read, write } = written as Readonly<Record<string, unknown>>;
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
  return {
    ...(tools !== undefined && { tools: texts(tools) }),
    network: network === undefined || network === true,
    read: read === undefined ? OPEN_CEILING.read : texts(read),
    write: write === undefined ? OPEN_CEILING.write : texts(write),
  };
}

export interface Grant {
  /** The skill's name. */
  readonly skill: string;
  /** Its folder may be read, wherever it lies. */
  readonly directory: string;
  readonly network: boolean;
  /** Why its manifest isn't taken: then it has Skillshelf's own reading tools, and nothing else. */
  readonly refusal?: Refusal;
  mayUse(tool: string): boolean;
  /** Of a path relative to its workspace folder, with `/`. */
  mayRead(path: string): boolean;
  mayWrite(path: string): boolean;
}

type Asking = Pick<Skill, 'name' | 'directory' | 'permissions' | 'tools' | 'disallowedTools'>;

/** A workspace's ceiling can only narrow the person's: each has to allow it. `available`: the tools that there are. */
export function grantOf(skill: Asking, ceilings: readonly Ceiling[], available: readonly string[]): Grant {
  const parsed = parsePermissions(skill.permissions);
  const { name, directory } = skill;
  if (parsed.kind === 'refused') {
    const nothing = () => false;
    return {
      skill: name,
      directory,
      network: false,
      refusal: parsed.refusal,
      mayUse: nothing,
      mayRead: nothing,
      mayWrite: nothing,
    };
  }
  const { tools: asked, network, read, write } = parsed.permissions;
  const disallowed = new Set(skill.disallowedTools.flatMap((tool) => toolsMeant(tool, available)));
  const lists = [
    ...[asked, skill.tools].map((tools) => listed(tools, available)),
    // A ceiling of which nothing is here allows nothing: it is a person's word, and no wish.
    ...ceilings.map(({ tools }) => tools && meantOf(tools, available)),
  ];
  return {
    skill: name,
    directory,
    network: network !== false && ceilings.every((ceiling) => ceiling.network),
    mayUse: (tool) => !disallowed.has(tool) && lists.every((list) => !list || list.has(tool)),
    mayRead: everyMatches([read, ...ceilings.map((ceiling) => ceiling.read)]),
    mayWrite: everyMatches([write, ...ceilings.map((ceiling) => ceiling.write)]),
  };
}

/** Undefined for a list that restricts nothing: an empty one, or one of which nothing is a tool here (decided). */
function listed(tools: readonly string[] | undefined, available: readonly string[]): ReadonlySet<string> | undefined {
  const meant = meantOf(tools ?? [], available);
  return meant.size > 0 ? meant : undefined;
}

function meantOf(tools: readonly string[], available: readonly string[]): ReadonlySet<string> {
  return new Set(tools.flatMap((tool) => toolsMeant(tool, available)));
}

function everyMatches(lists: readonly (readonly string[] | undefined)[]): (path: string) => boolean {
  const matchers = lists.filter((list) => list !== undefined).map((list) => globMatcher(list));
  return (path) => matchers.every((matches) => matches(path));
}
