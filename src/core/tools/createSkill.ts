// create_skill: saves a procedure as a new skill, once the person has agreed.

import { create, type Proposal, propose } from '../author/authoring';
import { oneLine } from '../author/create';
import { checkName, nameAdvice } from '../author/name';
import { auditFolder } from '../policy/audit/audit';
import { promptLine, promptName } from '../prompt/promptLine';
import { type Input, type ObjectSchema, readInput } from './schema';
import { type Phrase, type Tool, type ToolContext, ToolError } from './tool';

/** Characters of a description at most (open specification). */
const DESCRIPTION_LIMIT = 1024;
/** Characters of the instructions; the guidance is far below. */
const BODY_LIMIT = 100_000;

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      description:
        'Small letters a–z, digits and single hyphens, at most 64 characters: the task, such as release-notes.',
    },
    description: {
      type: 'string',
      description:
        'What the skill does and when to use it, in one to three sentences of the words in which people ask; at most 1,024 characters. A model chooses by this alone.',
    },
    instructions: {
      type: 'string',
      description:
        'The body in Markdown, without frontmatter: numbered steps, traps, the form of the result. Under 500 lines.',
    },
    triggers: {
      type: 'array',
      items: { type: 'string' },
      description: 'Words and phrases of requests upon which the skill should load, in the languages people use.',
    },
  },
  required: ['name', 'description', 'instructions'],
};

/** Models that know the file, or other agents' tools, write these. */
const ALIASES = {
  title: 'name',
  summary: 'description',
  body: 'instructions',
  content: 'instructions',
  read_when: 'triggers',
};

export const createSkill: Tool = {
  name: 'create_skill',
  description:
    'Save a procedure as a new skill (SKILL.md), so that it can be loaded the next time. ' +
    'Use this when the person asks to save or to create a skill, or agreed that what was just done should become one; load the skill "skill-creator" first, which says how a good one is written. ' +
    'Do not use it for what holds in every conversation (that is for the instructions file), for notes, or to change a skill that exists: edit its file instead. ' +
    'The skill goes into .agents/skills of the workspace, else of the home. The person is always asked first, and may refuse. Nothing that exists is overwritten.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const reading = readInput(SCHEMA, input, ALIASES);
    const name = reading.kind === 'input' ? reading.input.name : undefined;
    if (name === undefined) return { message: 'Creating a skill', data: {} };
    return { message: 'Creating the skill {name}', data: { name: promptName(name) } };
  },

  async run(input, context) {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') {
      throw new ToolError(
        `${reading.reason} Call create_skill with {"name": "…", "description": "…", "instructions": "…"}.`,
      );
    }
    const proposal = proposalFor(reading.input, context);
    refuseDangers(proposal);
    await askPerson(proposal, context);
    return await write(proposal, context);
  },
};

function proposalFor(input: Input, { snapshot, authoring }: ToolContext): Proposal {
  const { name = '', description = '', instructions = '', triggers = '' } = input;
  const verdict = checkName(name);
  if (verdict) throw new ToolError(`the name can't be used. ${nameAdvice(verdict)}`);
  const { length } = [...oneLine(description)];
  if (length > DESCRIPTION_LIMIT) {
    throw new ToolError(`the description has ${length} characters, and may have ${DESCRIPTION_LIMIT}. Shorten it.`);
  }
  if (instructions.length > BODY_LIMIT) {
    throw new ToolError(
      `the instructions have ${instructions.length} characters, and may have ${BODY_LIMIT}. Shorten them.`,
    );
  }
  const same = snapshot.resolve(name)?.skill;
  if (same) {
    throw new ToolError(
      `there is a skill "${name}" already, in ${same.directory}. Choose another name, or ask the person whether to change that one.`,
    );
  }
  if (!authoring) throw new ToolError(`nobody is here to be asked. ${byHand(name)}`);
  const root = authoring.newSkillRoots(snapshot.roots)[0];
  if (!root)
    throw new ToolError('there is no folder for it: no workspace is open, and there is no home. Tell the person.');
  const draft = { name, description, body: instructions, triggers: triggers.split('\n'), agentCreated: true };
  return propose(draft, root);
}

function byHand(name: string): string {
  return `Tell the person to run this in a terminal, with the instructions in a file: skillshelf create ${name} --description "…" --body FILE`;
}

/** What would be blocked once it is there is not written. */
function refuseDangers({ draft, text }: Proposal): void {
  const file = { path: 'SKILL.md', kind: 'text', size: text.length, text } as const;
  const { level, findings } = auditFolder({ name: draft.name, files: [file] });
  const [worst] = findings;
  if (level !== 'P0' || !worst) return;
  throw new ToolError(
    `the skill would be blocked, and was not written. Line ${worst.line}: ${worst.message} Take that out, or tell the person what you wanted to save.`,
  );
}

async function askPerson(proposal: Proposal, { authoring, token }: ToolContext): Promise<void> {
  const verdict = await authoring?.mayCreate(proposal, token);
  if (token?.isCancellationRequested) throw new ToolError('the call was cancelled; nothing was written.');
  if (!verdict?.allowed) throw new ToolError(verdict?.reason ?? byHand(proposal.draft.name));
}

async function write(proposal: Proposal, { authoring }: ToolContext): Promise<string> {
  const { draft, path } = proposal;
  const problem = authoring && (await create(proposal, authoring));
  if (problem?.problem === 'exists') {
    throw new ToolError(`${path} exists already, and is no skill that loads. Choose another name, or tell the person.`);
  }
  if (problem) throw new ToolError(`${path} could not be written (${promptLine(problem.reason)}). Tell the person.`);
  return `The skill "${draft.name}" was created: ${path}. It can be loaded from now on. Tell the person where it is.`;
}
