// skillshelf load: a skill's instructions, as the tool load_skill gives them to a model, with arguments filled in.

import type { Snapshot } from '../../core/catalog/snapshot';
import { visibleText } from '../../core/model/hidden';
import type { Consent } from '../../core/model/ports';
import type { Skill } from '../../core/model/skill';
import { readArguments } from '../../core/prompt/argumentWords';
import { estimateTokens } from '../../core/prompt/tokens';
import { loadContent } from '../../core/tools/skillLoad';
import { ToolError } from '../../core/tools/tool';
import type { Invocation } from '../command';
import { findSkill } from '../findSkill';
import type { ExitCode } from '../host';
import { type JsonLoad, print } from '../json';

/** Whoever types the command has decided; a warning takes the place of a question. */
const BY_HAND: Consent = { mayList: () => true, mayLoad: () => Promise.resolve({ allowed: true }) };

const WARNING = 'This text is a stranger’s: read it before you give it to a model.';

export async function run(invocation: Invocation): Promise<ExitCode> {
  const snapshot = await invocation.open();
  const skill = findSkill(invocation.operands[0] as string, snapshot, invocation);
  if (!skill) return 1;
  try {
    return await printContent(skill, snapshot, invocation);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    invocation.host.complain(`${error.message}\n`);
    return 1;
  }
}

async function printContent(skill: Skill, snapshot: Snapshot, { options, host, page }: Invocation): Promise<ExitCode> {
  const typed = options.last('arguments');
  const context = { snapshot, files: host.files, consent: BY_HAND };
  const given = typed === undefined ? {} : { given: readArguments(typed) };
  const { text: content, files, missing } = await loadContent(skill, context, given);
  const { name, path, root } = skill;
  const tokens = estimateTokens(content);
  if (options.has('json')) host.write(print({ name, path, content, tokens, files, missing } satisfies JsonLoad));
  else host.write(`${host.screen ? visibleText(content) : content}\n`);
  host.complain(`${cost(tokens, files.length, missing)}\n`);
  if (root.source !== 'bundled') {
    host.complain(`${page.paint('yellow', WARNING)}\n`);
  }
  return 0;
}

function cost(tokens: number, files: number, missing: readonly string[]): string {
  const parts = [
    `≈ ${tokens} tokens`,
    ...(files > 0 ? [`${files} ${files === 1 ? 'file' : 'files'} beside it`] : []),
    ...(missing.length > 0 ? [`arguments that are missing: ${missing.join(' ')}`] : []),
  ];
  return parts.join(' · ');
}
