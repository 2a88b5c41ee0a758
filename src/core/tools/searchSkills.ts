// search_skills: the skills that fit a task, by words in any order.

import { DerivedDescriptions } from '../prompt/descriptions';
import { listingOf } from '../prompt/listing';
import { promptLine, promptName } from '../prompt/promptLine';
import { shorten } from '../prompt/shorten';
import { type ObjectSchema, readInput } from './schema';
import { searchAmong } from './searcher';
import { type Phrase, type Tool, ToolError } from './tool';

const LIMIT = 10;
const MOST = 50;
/** Characters of a description. */
const DESCRIPTION = 400;

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    query: {
      type: 'string',
      description: 'The task in the words of the person, or words that a skill for it would use; English or Chinese.',
    },
    limit: { type: 'integer', description: `How many at most; ${LIMIT} if it is not said.`, minimum: 1 },
  },
  required: ['query'],
};

const ALIASES = { q: 'query', text: 'query' };

export const searchSkills: Tool = {
  name: 'search_skills',
  description:
    'Search the skills that can be loaded for those that fit a task, best first: name, description, and which words hit. A skill is a set of instructions for one kind of task; load_skill gets them. ' +
    'Use this when the list of available skills is cut or missing, or when none of its descriptions fits at first sight. ' +
    "It knows the skills of every agent's folders in the workspace and the home, also those that your own list leaves out, and looks into their instructions too. " +
    'Do not use it to look for files or code. It answers with nothing rather than a poor guess.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const reading = readInput(SCHEMA, input, ALIASES);
    const query = reading.kind === 'input' ? promptLine(reading.input.query ?? '') : '';
    if (query === '') return { message: 'Searching skills', data: {} };
    return { message: 'Searching skills for {query}', data: { query: shorten(query, 60) } };
  },

  async run(input, context) {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') throw new ToolError(`${reading.reason} Call search_skills with {"query": "…"}.`);
    const { query = '', limit } = reading.input;
    const { listed } = listingOf(context);
    const found = searchAmong(listed, context.search, query, { limit: Math.min(Number(limit ?? LIMIT), MOST) });
    if (found.length === 0) return nothing(listed.length);
    const descriptions = new DerivedDescriptions(context.files);
    await descriptions.prepare(
      found.map(({ skill }) => skill),
      context.token,
    );
    const lines = found.map(
      ({ skill, why }) =>
        `- ${promptName(skill.name)}: ${shorten(descriptions.describe(skill), DESCRIPTION)} (${why.map(promptLine).join(', ')})`,
    );
    const count = `${found.length} of ${listed.length} skills, best first; in brackets the words that hit.`;
    return [`${count} Call load_skill with a name to get its instructions.`, '', ...lines].join('\n');
  },
};

function nothing(count: number): string {
  if (count === 0) return 'There are no skills. Go on without one.';
  return `None of the ${count} skills fits these words. Try other words once, or go on without a skill.`;
}
