// audit_skill: what a skill could do, for a model that is asked about it. Never the skill's own text.

import { fill } from '../model/finding';
import type { Skill } from '../model/skill';
import { ruleText } from '../policy/audit/audit';
import type { AuditFinding } from '../policy/audit/types';
import { type Inspection, Inspector } from '../policy/trust/inspector';
import { reasonFor } from '../policy/trust/reasons';
import { promptLine, promptName } from '../prompt/promptLine';
import { shorten } from '../prompt/shorten';
import { findSkill, notFound } from './findSkill';
import { type ObjectSchema, readInput } from './schema';
import { type Phrase, type Tool, type ToolContext, ToolError } from './tool';

/** Findings, and names of each kind, that are told one by one. */
const FINDINGS = 30;
const NAMES = 12;
/** Characters of a word that comes from the skill. */
const WORD = 80;

const SCHEMA: ObjectSchema = {
  type: 'object',
  properties: { name: { type: 'string', description: 'The name of the skill, as for load_skill.' } },
  required: ['name'],
};

const ALIASES = { skill: 'name' };

export const auditSkill: Tool = {
  name: 'audit_skill',
  description:
    "Say what a skill could do to the person's machine and what is dangerous in it: findings with level, file and line, its scripts, hosts and tools. " +
    'P0 blocks a skill, P1 means that the person is asked first, P2 is a note. ' +
    'Use this when the person asks whether a skill is safe, or before you run a script of a skill. ' +
    'Do not use it to read a skill: it gives none of its text. It finds known tricks only; no finding is no proof of safety, so say that too.',
  inputSchema: SCHEMA,

  progress(input): Phrase {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') return { message: 'Auditing a skill', data: {} };
    return { message: 'Auditing the skill {name}', data: { name: promptName(reading.input.name ?? '') } };
  },

  async run(input, context) {
    const reading = readInput(SCHEMA, input, ALIASES);
    if (reading.kind === 'wrong') {
      throw new ToolError(`${reading.reason} Call audit_skill with {"name": "…"}; list_skills tells the names.`);
    }
    const { name = '' } = reading.input;
    const skill = findSkill(name, context.snapshot, context.activeFolder)?.skill;
    if (!skill) throw notFound(name, context);
    const inspection = await inspect(skill, context);
    if (!inspection || context.token?.isCancellationRequested) throw new ToolError(reasonFor('cancelled', skill));
    return context.consent.mayList(skill) ? answer(skill, inspection) : withheldAnswer(name, inspection);
  },
};

function inspect(skill: Skill, { inspector, files, token }: ToolContext): Promise<Inspection | undefined> {
  return (inspector ?? new Inspector(files)).inspect(skill, false, token);
}

function answer(skill: Skill, { report, facts, folder }: Inspection): string {
  const { findings } = report;
  const told = findings.slice(0, FINDINGS).map(line);
  const more = findings.length - told.length;
  const powers = [
    ['scripts', facts.scripts],
    ['hosts named in it', facts.hosts],
    ['tools it asks for', facts.tools],
    ['commands that some agents run before a model reads it', facts.commands],
    ['hooks', facts.hasHooks ? ['yes; they are not run here'] : []],
  ] as const;
  return [
    findings.length === 0
      ? `The audit found nothing in the skill "${promptName(skill.name)}" (${folder.files.length} files). That is no proof of safety.`
      : `The audit of the skill "${promptName(skill.name)}" found ${findings.length}; the worst is ${report.level}.`,
    ...told,
    ...(more > 0 ? [`(and ${more} more; the person sees all with the command "Skills: Audit…")`] : []),
    ...powers.map(([title, words]) => `${title}: ${names(words)}`),
  ].join('\n');
}

function line({ id, level, file, line: number, data }: AuditFinding): string {
  const words = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, word(String(value))]));
  const { message = id, remedy = '' } = ruleText(id) ?? {};
  return `- ${level} ${id} (${word(file)}:${number}): ${fill(message, words)} ${fill(remedy, words)}`.trimEnd();
}

function names(words: readonly string[]): string {
  if (words.length === 0) return 'none';
  const more = words.length - NAMES;
  return `${words.slice(0, NAMES).map(word).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const word = (text: string) => shorten(promptLine(text), WORD);

/** Of a skill that no model may hear of: rules' ids alone, and the name as the model said it. */
function withheldAnswer(name: string, { report }: Inspection): string {
  const counts = new Map<string, number>();
  for (const { level, id } of report.findings) {
    const key = `${level} ${id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const found = [...counts].map(([key, count]) => (count > 1 ? `${key} (${count} times)` : key));
  return [
    `The skill "${promptName(name)}" is withheld from models, so nothing of it is told here but the audit's rules that found something: ${found.length > 0 ? found.join(', ') : 'none'}.`,
    'Go on without it. The person reads the report with the command "Skills: Audit…", or with: skillshelf audit',
  ].join('\n');
}
