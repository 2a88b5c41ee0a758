// The second stage of findings: what only the whole file, and the files beside it, can tell.

import { validateBody } from '../format/validateBody';
import type { Finding } from '../model/finding';
import type { Cancellation, FileSystem } from '../model/ports';
import type { Skill } from '../model/skill';
import { LinkedFiles } from './linkedFiles';
import { placed } from './placed';

/** Bytes of a file that are held against the guidance; what is longer has been said to be too long by then. */
const WHOLE = 2 * 1024 * 1024;

export interface SecondStage {
  readonly files: FileSystem;
  /** Estimates the tokens of a text. */
  readonly tokens: (text: string) => number;
  /** What was found across skills of this one. */
  readonly across?: readonly Finding[];
}

/** The findings on a skill's body and across skills, in the order of their places; empty once cancelled. */
export async function secondStage(
  skill: Skill,
  { files, tokens, across = [] }: SecondStage,
  token?: Cancellation,
): Promise<readonly Finding[]> {
  const file = await files.readText(skill.path, WHOLE);
  if (file.kind === 'problem') return across;
  const linked = await new LinkedFiles(skill.directory, files).of(file.text, token);
  if (token?.isCancellationRequested) return [];
  const body = validateBody(file.text, { head: skill, ...linked, tokens });
  return [...placed(across, file.text), ...body].sort((a, b) => a.start - b.start);
}
