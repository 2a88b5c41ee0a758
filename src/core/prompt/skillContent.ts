// What a model gets when it loads a skill: the instructions in a frame, where they lie, and which files are beside them.

import { cutToBytes, cutToLength } from './cut';
import { derivedDescription } from './descriptions';
import { promptLine, promptName } from './promptLine';
import type { LoadedSkill } from './readSkill';
import type { Resources } from './resources';
import { estimateTokens } from './tokens';

/** How every content begins. */
export const SKILL_CONTENT = '<skill_content ';

const INSTRUCTIONS = '## Instructions';

/** How much a caller can take. */
export interface TokenBudget {
  readonly tokens: number;
  /** Counts as the model does; without it the count is an estimate. */
  count?(text: string): PromiseLike<number>;
}

/** Bytes of a body that are handed on, whatever the budget. */
const BODY_LIMIT = 100 * 1024;
/** Attempts to meet a budget; each comes nearer, since the count isn't even along a text. */
const ATTEMPTS = 6;
const NO_BODY = '(The skill has no instructions beyond its description.)';

/** The answer of `load_skill`. A body that is too large is cut at a paragraph, and the answer says so. */
export async function skillContent(loaded: LoadedSkill, budget?: TokenBudget): Promise<string> {
  let body = cutToBytes(loaded.body, BODY_LIMIT);
  let content = render(loaded, body);
  if (!budget) return content;
  const count = budget.count?.bind(budget) ?? estimateTokens;
  for (let attempt = 1; attempt <= ATTEMPTS && body !== ''; attempt++) {
    const tokens = await count(content);
    if (tokens <= budget.tokens) break;
    const share = attempt < ATTEMPTS ? (budget.tokens / tokens) * 0.95 : 0;
    body = cutToLength(body, Math.floor(body.length * share));
    content = render(loaded, body);
  }
  return content;
}

function render(loaded: LoadedSkill, body: string): string {
  const { skill, resources } = loaded;
  const name = promptName(skill.name);
  const description = promptLine(skill.description) || derivedDescription(loaded.body) || '';
  const cut = body.length < loaded.body.length ? `\n\n${cutNote(loaded, body)}` : '';
  return [
    `${SKILL_CONTENT}name="${attribute(name)}">`,
    `# Skill: ${escapeEnd(name)}`,
    '',
    `Description: ${escapeEnd(description)}`,
    '',
    INSTRUCTIONS,
    '',
    `${escapeEnd(body) || NO_BODY}${cut}`,
    '</skill_content>',
    `Directory: ${skill.directory} (relative paths in the skill are relative to it)`,
    ...resourceLines(resources),
  ].join('\n');
}

/** Name and instructions, read back from a content. */
export function instructionsIn(content: string): { name: string; instructions: string } {
  const name = /^# Skill: (.*)$/m.exec(content)?.[1] ?? '';
  const start = content.indexOf(`\n${INSTRUCTIONS}\n`);
  const end = content.indexOf('\n</skill_content>');
  return { name, instructions: content.slice(start + INSTRUCTIONS.length + 2, end).trim() };
}

function resourceLines({ files, more }: Resources): string[] {
  if (files.length === 0) return [];
  const lines = files.map((file) => promptLine(file.replaceAll('<', '')));
  if (more > 0) lines.push(`(and ${more} more)`);
  return [`<skill_resources>${lines.join('\n')}</skill_resources>`];
}

function cutNote({ skill, body: whole }: LoadedSkill, shown: string): string {
  return `[Cut here: ${shown.length} of ${whole.length} characters are shown. Read the rest of ${skill.path} in parts with read_skill_file, or with the tool you read files with, before you rely on it.]`;
}

/** The frame's end can't be faked from inside it. */
function escapeEnd(text: string): string {
  return text.replace(/<(?=\s*\/\s*skill_(?:content|resources))/gi, '&lt;');
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
