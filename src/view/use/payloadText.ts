// A payload as a document for a person: a few lines on top, then each message word for word.

import { promptName } from '../../core/prompt/promptLine';
import { estimateTokens } from '../../core/prompt/tokens';
import type { Payload } from '../../core/tools/payload';
import type { Words } from '../../host/text';
import { count } from '../count';

/** Files that are named on top. */
const NAMED = 10;

export function payloadText({ loads, prompt }: Payload, { t }: Words): string {
  const messages = [...loads.map(({ text }) => text), prompt];
  const tokens = messages.reduce((sum, text) => sum + estimateTokens(text), 0);
  const started = loads.map(({ skill }) => promptName(skill.name));
  const needed = loads.flatMap(({ skill, skills }) => skills.filter((each) => each !== skill));
  const files = loads.flatMap((load) => load.files);
  const commands = loads.flatMap((load) => load.commands);
  const missing = loads.flatMap((load) => load.missing);
  const top = [
    t('What a model gets of {0}: {1} messages, ≈ {2} tokens.', started.join(', '), messages.length, count(tokens)),
    ...(needed.length > 0
      ? [t('Skills that it needs, which come first: {0}', needed.map(({ name }) => promptName(name)).join(', '))]
      : []),
    ...(files.length > 0 ? [t('Files beside it, which it may read: {0}', shortList(files))] : []),
    ...(missing.length > 0 ? [t('Arguments that nobody gave: {0}', missing.join(' '))] : []),
    ...(commands.length > 0 ? [t('Commands in it, which are not run: {0}', commands.join(' · '))] : []),
  ];
  const parts = messages.map((text, index) => `${ruleFor(t('Message {0}', index + 1))}\n\n${text}`);
  return `${[top.join('\n'), ...parts].join('\n\n')}\n`;
}

function shortList(files: readonly string[]): string {
  const more = files.length - NAMED;
  return more > 0 ? `${files.slice(0, NAMED).join(' · ')} … +${more}` : files.join(' · ');
}

function ruleFor(title: string): string {
  return `──────── ${title} ────────`;
}
