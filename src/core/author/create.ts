// The text of a new SKILL.md.

import { findFence } from '../format/fence';
import { visibleLine } from '../model/hidden';
import { written } from './fixes/writeYaml';

export interface Draft {
  /** As checkName allows it. */
  readonly name: string;
  /** Made one line. */
  readonly description: string;
  /** Words and phrases of requests; empty ones and repetitions are left out. */
  readonly triggers: readonly string[];
  /** The instructions, in Markdown. A frontmatter of their own is taken off. */
  readonly body: string;
  /** True if a model wrote it. */
  readonly agentCreated: boolean;
}

/** A whole SKILL.md, with line feeds, ended by one. */
export function skillText(draft: Draft): string {
  const triggers = triggersOf(draft);
  const lines = [
    '---',
    `name: ${written(draft.name)}`,
    `description: ${written(oneLine(draft.description))}`,
    ...(triggers.length > 0 ? ['triggers:', ...triggers.map((trigger) => `  - ${written(trigger)}`)] : []),
    ...(draft.agentCreated ? ['agent_created: true'] : []),
    '---',
  ];
  const body = instructionsOf(draft.body);
  return `${lines.join('\n')}\n${body === '' ? '' : `\n${body}\n`}`;
}

/** A text as the head keeps it: one line, nothing in it that can't be seen or written as UTF-8. */
export function oneLine(text: string): string {
  return visibleLine(text.replace(/\p{Surrogate}/gu, ''));
}

function triggersOf({ triggers }: Draft): string[] {
  return [...new Set(triggers.map(oneLine).filter((trigger) => trigger !== ''))];
}

/** Models often send a whole SKILL.md where its instructions were asked for. */
function instructionsOf(body: string): string {
  const text = body
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  const fence = findFence(text);
  const isHead =
    fence?.kind === 'closed' && !fence.late && /^(?:name|description)[ \t]*:/m.test(text.slice(fence.start, fence.end));
  return isHead ? text.slice(fence.after).trim() : text;
}
