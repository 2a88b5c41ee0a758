// skillshelf match: the skills that a message calls by their triggers and patterns, as a chat would load them.

import { matchTriggers } from '../../core/match/triggers';
import type { Command } from '../command';
import { hitsText } from '../hits';
import { type JsonCall, print } from '../json';

export const match: Command = {
  name: 'match',
  summary: 'Find the skills whose triggers or patterns a text holds',
  operand: { name: 'TEXT', count: [1, Number.POSITIVE_INFINITY] },
  async run({ operands, options, host, page, open }) {
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
  },
};
