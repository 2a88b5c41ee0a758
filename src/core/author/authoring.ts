// What a host gives for making skills, and the making itself: checked, asked for, written, and in the catalog at once.

import type { Cancellation, FileProblem, FileWriter, Verdict } from '../model/ports';
import type { Root } from '../model/root';
import { type Draft, skillText } from './create';
import { skillFileIn } from './place';

/** A skill that is about to be made. */
export interface Proposal {
  readonly draft: Draft;
  readonly root: Root;
  readonly path: string;
  /** The whole SKILL.md. */
  readonly text: string;
}

export interface Authoring {
  readonly writer: FileWriter;
  /** Those of `roots` in which a new skill can go, the preferred one first; none without a workspace and a home. */
  newSkillRoots(roots: readonly Root[]): readonly Root[];
  /** Asks the person whether what a model wrote may become a skill. `reason` is written for the model. */
  mayCreate(proposal: Proposal, token?: Cancellation): Promise<Verdict>;
  /** Tells the catalog of a file that appeared; resolves when it is in. */
  refresh(path: string): Promise<unknown>;
}

export function propose(draft: Draft, root: Root): Proposal {
  return { draft, root, path: skillFileIn(root, draft.name), text: skillText(draft) };
}

/** Writes it, where nothing is yet. */
export async function create(
  { path, text }: Proposal,
  { writer, refresh }: Pick<Authoring, 'writer' | 'refresh'>,
): Promise<FileProblem | undefined> {
  const problem = await writer.writeText(path, text);
  if (!problem) await refresh(path);
  return problem;
}
