// skillshelf match: the skills that a message calls by their triggers and patterns, as a chat would load them.

import { matchTriggers } from '../../core/match/triggers';
import type { Invocation } from '../command';
import { hitsText } from '../hits';
import type { ExitCode } from '../host';
import { type JsonCall, print } from '../json';

export async function run({ operands, options, host, page, open }: Invocation): Promise<ExitCode> {
  const snapshot = await open();
  const calls = matchTriggers(operands.join(' '), snapshot.winners);
  const toJson = ({ skill, by }: (typeof calls)[number]): JsonCall => ({
    name: skill.name,
    path: skill.path,
    why: [by],
  });
  if (options.has('json')) host.write(print(calls.map(toJson)));
  else if (calls.length === 0) host.write('It calls no skill by a trigger or pattern.\n');
  else
    host.write(
      hitsText(
        calls.map(({ skill, by }) => ({ skill, why: by })),
        snapshot,
        page,
      ),
    );
  return 0;
}
