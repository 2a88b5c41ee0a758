// explain_skill: why an agent loads a skill or does not, and what would help.

import { readSwitches } from '../explain/agentSettings';
import { Explainer } from '../explain/explainer';
import { isFailure, type Subject, type Verdict } from '../explain/verdict';
import { fixOf, reasonOf } from '../explain/words';
import { AGENTS, type Agent } from '../model/agentTable';
import { basename, dirname } from '../model/paths';
import { promptLine, promptName } from '../prompt/promptLine';
import { explainedBy } from './explained';
import { notFound } from './findSkill';
import { type ObjectSchema, readInput } from './schema';
import { type Phrase, type Tool, type ToolContext, ToolError } from './tool';

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'The name of the skill, or of its folder.' },
    agent: {
      type: 'string',
      description: `Only what this agent says; all of them without it. One of: ${AGENTS.map(({ label }) => label).join(', ')}.`,
    },
  },
  required: ['name'],
};

const ALIASES = { skill: 'name' };

export const explainSkill: Tool = {
  name: 'explain_skill',
  description:
    'Explain why an agent (VS Code, Claude Code, Codex, Copilot CLI, Gemini CLI, Cursor …) loads a skill or does not: it lies where the agent does not look, is too deep, is shadowed by another of its name, is refused, cut, hidden, switched off, or falls out of a full listing. The answer says what would help. ' +
    'Use this when the person asks why a skill is missing, is not found or does not start, or which agents have it. ' +
    'Do not use it to get the instructions of a skill (load_skill) or to see which skills there are (list_skills). It changes nothing: tell the person the remedy, and carry it out only if they ask.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const reading = readInput(SCHEMA, input, ALIASES);
    const name = reading.kind === 'input' ? promptName(reading.input.name ?? '') : '';
    if (name === '') return { message: 'Explaining a skill', data: {} };
    return { message: 'Explaining the skill {name}', data: { name } };
  },

  async run(input, context) {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') throw new ToolError(`${reading.reason} Call explain_skill with {"name": "…"}.`);
    const { name = '', agent } = reading.input;
    const agents = agent === undefined ? AGENTS : agentsCalled(agent);
    const explained = await explainedBy(name, context.snapshot, context, context.activeFolder);
    if (!explained) throw notFound(name, context);
    const { subject, further } = explained;
    if (!isFailure(subject) && !context.consent.mayList(subject)) return withheld(subject.name);
    const { snapshot, isEnabled } = context;
    const switches = await readSwitches(snapshot, context.files);
    const explainer = new Explainer(snapshot, { agents, further, switches, ...(isEnabled && { isEnabled }) });
    return answer(subject, explainer.explain(subject), context);
  },
};

/** Those that are called so, by id, by name, or by a part of it. */
function agentsCalled(written: string): readonly Agent[] {
  const key = lettersOf(written);
  const same = AGENTS.filter(({ id, label }) => lettersOf(id) === key || lettersOf(label) === key);
  if (same.length > 0) return same;
  const alike = AGENTS.filter(({ label }) => lettersOf(label).includes(key) || key.includes(lettersOf(label)));
  if (alike.length > 0) return alike;
  const known = AGENTS.map(({ label }) => label).join(', ');
  throw new ToolError(`the agent ${promptLine(written)} is not known. Known are: ${known}.`);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

function answer(subject: Subject, verdicts: readonly Verdict[], { snapshot }: ToolContext): string {
  const name = promptName(isFailure(subject) ? basename(dirname(subject.path)) : subject.name);
  const plain = verdicts.filter(({ reason }) => reason.code === 'loaded').map(({ agent }) => agent.label);
  const others = verdicts.filter(({ reason }) => reason.code !== 'loaded');
  const winner = isFailure(subject) ? undefined : snapshot.shadowedBy(subject);
  return [
    `Skill ${name}, ${subject.path}`,
    ...(winner ? [`Skillshelf itself gives the one in ${winner.directory}, which has the same name.`] : []),
    '',
    ...(plain.length > 0 ? [`Loaded by ${plain.join(', ')}.`] : []),
    ...others.map(line),
    ...(verdicts.some(({ agent }) => !agent.verified) ? ['', `Not verified: ${unverified(verdicts)}.`] : []),
  ].join('\n');
}

function line(verdict: Verdict): string {
  const fix = fixOf(verdict);
  const helps = fix === undefined ? '' : ` What helps: ${promptLine(fix)}`;
  return `- ${verdict.agent.label}: ${verdict.state}. ${promptLine(reasonOf(verdict))}${helps}`;
}

function unverified(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ agent }) => !agent.verified)
    .map(({ agent }) => agent.label)
    .join(', ');
}

function withheld(name: string): string {
  return `"${promptName(name)}" is kept from models, because the person has not trusted it or its workspace. The person sees more with the command "Skills: Why Isn't This Skill Loaded?".`;
}
