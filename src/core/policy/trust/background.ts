// Looks into all skills one after the other, so that what is shown of them fills in without anybody waiting.

import type { Cancellation, Logger } from '../../model/ports';
import type { Skill } from '../../model/skill';
import type { Inspector } from './inspector';
import type { Pace } from './pace';

export interface BackgroundPorts {
  readonly pace: Pace;
  readonly log: Pick<Logger, 'debug'>;
}

/** Those of which nothing is known come first. What can't be read is told in the log, and the others go on. */
export async function inspectAll(
  skills: readonly Skill[],
  inspector: Inspector,
  { pace, log }: BackgroundPorts,
  token?: Cancellation,
): Promise<void> {
  const unknown = skills.filter((skill) => !inspector.known(skill));
  const known = skills.filter((skill) => inspector.known(skill));
  for (const skill of [...unknown, ...known]) {
    await pace.rest();
    if (token?.isCancellationRequested) return;
    try {
      await inspector.inspect(skill, false, token);
    } catch (error) {
      log.debug(`${skill.path} could not be looked into: ${error}`);
    }
  }
}
