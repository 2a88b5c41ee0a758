// A skill's content for a model, with the skills that it needs; by a model's call or by hand.

import type { Skill } from '../model/skill';
import { type ArgumentRules, argumentRules } from '../prompt/argumentRules';
import { fillArguments } from '../prompt/arguments';
import type { GivenArguments } from '../prompt/argumentWords';
import { dynamicCommands } from '../prompt/dynamicCommands';
import { promptLine } from '../prompt/promptLine';
import type { LoadedSkill } from '../prompt/readSkill';
import { skillContent } from '../prompt/skillContent';
import { fillVariables, variablesOf } from '../prompt/variables';
import { neededSkills } from './neededSkills';
import { readAllowed, restOf } from './readAllowed';
import type { ToolContext } from './tool';

export interface LoadOptions {
  /** What was given as arguments; without it their places in the text stay as they are. */
  readonly given?: GivenArguments;
  /** True if the person starts it: what the skill says before its execution stands first (second seed). */
  readonly byHand?: boolean;
}

export interface SkillLoad {
  readonly skill: Skill;
  /** What the model gets: the contents of the skills it needs, its own, and notes. */
  readonly text: string;
  /** Every skill whose instructions are in the text, the skill itself last. */
  readonly skills: readonly Skill[];
  /** Arguments that the text asks for and nobody gave; always empty where none were given on purpose. */
  readonly missing: readonly string[];
  /** The files beside the skill, relative to its directory. */
  readonly files: readonly string[];
  /** Commands in the text that Claude Code would have run first. */
  readonly commands: readonly string[];
}

/** Throws a ToolError where consent refuses the skill, or its file can't be read. */
export async function loadContent(skill: Skill, context: ToolContext, options: LoadOptions = {}): Promise<SkillLoad> {
  const loaded = await readAllowed(skill, context);
  const { text: body, missing } = bodyFor(loaded, context, options);
  const commands = dynamicCommands(loaded.body);
  const content = await skillContent({ ...loaded, body }, context.budget);
  const rest = await restOf(context.budget, content);
  const needed = await neededSkills(skill, context, options.byHand === true, rest);
  const notes = [...needed.notes, ...ownNotes(loaded, commands, options)].map((note) => `Note: ${note}`);
  return {
    skill,
    text: [...needed.contents, [content, ...notes].join('\n')].join('\n\n'),
    skills: [...needed.skills, skill],
    missing,
    files: loaded.resources.files,
    commands,
  };
}

function bodyFor({ skill, body }: LoadedSkill, { firstArgument }: ToolContext, { given, byHand }: LoadOptions) {
  const variables = variablesOf(skill);
  const before = byHand && skill.hooks?.kind === 'prompts' ? skill.hooks.preExecute?.trim() : undefined;
  const whole = before ? `${before}\n\n${body}` : body;
  if (!given) return { text: fillVariables(whole, variables), missing: [] };
  const rules: ArgumentRules = argumentRules(skill, whole, firstArgument);
  return fillArguments(whole, skill, given, rules, variables);
}

function ownNotes({ skill, body }: LoadedSkill, commands: readonly string[], { given }: LoadOptions): string[] {
  const hint = skill.argumentHint ?? skill.arguments.map(({ name }) => name).join(' ');
  const takes = !given && (hint !== '' || /\$ARGUMENTS\b/.test(body));
  return [
    ...(takes
      ? [
          `it takes arguments${hint && ` (${promptLine(hint)})`}. Take them from the request, or load it again with "arguments".`,
        ]
      : []),
    ...(commands.length > 0
      ? [
          'commands written as !`…` were not run, and what they would print is not in the text. Run them yourself if you need it.',
        ]
      : []),
  ];
}
