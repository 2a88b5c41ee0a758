// Keeps a conversation within the model's input: the oldest results of tools go first, the bodies of skills last.

import { SKILL_BLOCK } from '../prompt/skillBlocks';
import { SKILL_CONTENT } from '../prompt/skillContent';
import type { Message, Part, TextPart, ToolResult } from './chatModel';
import type { TokenCounter } from './tokenCounter';

export interface Fitted {
  readonly messages: readonly Message[];
  /** The texts that were left out, in the order in which they went. */
  readonly dropped: readonly string[];
}

/** A note in its place costs about as much; what is smaller stays. */
const WORTHWHILE = 60;

/** `room` is what the messages may cost, in tokens. Where all that can go has gone, the rest stays as it is. */
export async function fitMessages(messages: readonly Message[], room: number, counter: TokenCounter): Promise<Fitted> {
  let cost = await counter.messages(messages);
  if (cost <= room) return { messages, dropped: [] };
  const replaced = new Map<Part, Part>();
  for (const part of inOrderOfLoss(messages)) {
    if (cost <= room) break;
    const note = noteFor(part);
    const saved = (await counter.part(part)) - (await counter.part(note));
    if (saved < WORTHWHILE) continue;
    replaced.set(part, note);
    cost -= saved;
  }
  const kept = messages.map(({ role, parts }) => ({ role, parts: parts.map((part) => replaced.get(part) ?? part) }));
  return { messages: kept, dropped: [...replaced.keys()].map((part) => ('text' in part ? part.text : '')) };
}

function inOrderOfLoss(messages: readonly Message[]): (TextPart | ToolResult)[] {
  const parts = messages.flatMap((message) => message.parts);
  const results = parts.filter((part) => part.kind === 'result' && !isSkill(part));
  const skills = parts.filter((part) => part.kind !== 'call' && isSkill(part));
  return [...results, ...skills] as (TextPart | ToolResult)[];
}

function isSkill(part: TextPart | ToolResult): boolean {
  return part.text.startsWith(SKILL_CONTENT) || part.text.startsWith(SKILL_BLOCK);
}

function noteFor(part: TextPart | ToolResult): TextPart | ToolResult {
  const what = isSkill(part)
    ? 'The instructions of a skill were left out here, since the conversation is too long for the model. Load it again before you go on with it.'
    : `A result of ${part.text.length} characters was left out here, since the conversation is too long for the model. Call the tool again if you need it.`;
  if (part.kind === 'text') return { kind: 'text', text: `[${what}]` };
  return { kind: 'result', id: part.id, text: `[${what}]`, ...(part.isError && { isError: true }) };
}
