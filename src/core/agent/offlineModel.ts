// A stand-in where there is no language model: picks a skill by its words, loads it, and shows what it says.

import { SkillIndex } from '../match/search';
import { fill } from '../model/finding';
import { sanitizeMarkdown } from '../model/markdown';
import { escapeMarkdown } from '../model/markdownInline';
import { CATALOGUE_HEADING } from '../prompt/catalogue';
import { instructionsIn, SKILL_CONTENT } from '../prompt/skillContent';
import { type ChatModel, type Message, type TextPart, type ToolCall, type ToolSpec, textOf } from './chatModel';
import { unwrapped } from './unwrapped';

const LOAD = 'load_skill';
/** Skills that are told where none fits. */
const TOLD = 12;

/** What it says, in English; the glue translates. */
export const OFFLINE_PHRASES = {
  found:
    '**{name}** fits your words best. No language model was used: these are its instructions as they were written.',
  given: 'No language model was used: these are the instructions of **{name}** as they were written.',
  failed: 'The skill **{name}** could not be loaded, and no language model was used. What came back: {reason}',
  unfit: 'None of the {count} skills fits these words. No language model was used; words were compared, nothing more.',
  empty: 'There are no skills yet, and no language model was used.',
  there: 'These are there: {names}.',
  more: 'These are some of them: {names}.',
  next: 'Choose a language model in the model picker to have them followed.',
} as const;

/** Fills a phrase; the host's own translates it first. */
export type Say = (phrase: string, data: Record<string, string | number>) => string;

interface Known {
  readonly name: string;
  readonly description: string;
}

/** What the offline model answers: either one call or one text. Skills are known from the catalogue alone. */
export function offlineAnswer(
  messages: readonly Message[],
  tools: readonly ToolSpec[],
  say: Say = fill,
): TextPart | ToolCall {
  const given = messages
    .slice(-2)
    .map(textOf)
    .find((each) => each.startsWith(SKILL_CONTENT));
  if (given) return shown(given, OFFLINE_PHRASES.given, say);
  const result = messages.at(-1)?.parts.find((part) => part.kind === 'result');
  if (result) {
    const name = nameCalled(messages, result.id);
    if (result.text.startsWith(SKILL_CONTENT)) return shown(result.text, OFFLINE_PHRASES.found, say);
    return text(say(OFFLINE_PHRASES.failed, { name: escapeMarkdown(name), reason: escapeMarkdown(result.text) }));
  }
  const skills = messages.flatMap((message) => skillsIn(textOf(message)));
  const request = messages.findLast(({ role }) => role === 'user');
  const name = request && bestFit(textOf(request), skills);
  if (!name || !tools.some((tool) => tool.name === LOAD)) return text(nothingFits(skills, say));
  return { kind: 'call', id: `offline-${messages.length}`, name: LOAD, input: { name } };
}

/** The same as a model for the loop. */
export function offlineModel(say?: Say): ChatModel {
  return {
    async *send(messages, tools) {
      yield await Promise.resolve(offlineAnswer(messages, tools, say));
    },
  };
}

const text = (words: string): TextPart => ({ kind: 'text', text: words });

function shown(content: string, phrase: string, say: Say): TextPart {
  const { name, instructions } = instructionsIn(content);
  const parts = [
    say(phrase, { name: escapeMarkdown(name) }),
    '---',
    unwrapped(sanitizeMarkdown(instructions)),
    '---',
    say(OFFLINE_PHRASES.next, {}),
  ];
  return text(parts.join('\n\n'));
}

function nothingFits(skills: readonly Known[], say: Say): string {
  if (skills.length === 0) return say(OFFLINE_PHRASES.empty, {});
  const names = skills
    .slice(0, TOLD)
    .map(({ name }) => `**${escapeMarkdown(name)}**`)
    .join(', ');
  const list = skills.length > TOLD ? OFFLINE_PHRASES.more : OFFLINE_PHRASES.there;
  return `${say(OFFLINE_PHRASES.unfit, { count: skills.length })}\n\n${say(list, { names })}`;
}

/** The skills of a catalogue (prompt/catalogue.ts), read back from its text. */
function skillsIn(catalogue: string): Known[] {
  if (!catalogue.startsWith(CATALOGUE_HEADING)) return [];
  return catalogue
    .split(/\n\n## /)
    .slice(1)
    .map((entry) => {
      const [name = '', ...description] = entry.split('\n');
      return { name, description: description.join(' ') };
    });
}

function bestFit(request: string, skills: readonly Known[]): string | undefined {
  const index = new SkillIndex();
  for (const { name, description } of skills) index.add({ id: name, name, description });
  return index.search(request, { limit: 1 })[0]?.id;
}

function nameCalled(messages: readonly Message[], id: string): string {
  for (const { parts } of messages) {
    for (const part of parts) {
      if (part.kind === 'call' && part.id === id) return String((part.input as { name?: unknown } | null)?.name ?? '');
    }
  }
  return '';
}
