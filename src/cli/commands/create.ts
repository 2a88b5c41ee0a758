// skillshelf create: a new skill, as the tool create_skill makes one, by hand.

import { propose } from '../../core/author/authoring';
import type { Draft } from '../../core/author/create';
import { checkName, nameAdvice } from '../../core/author/name';
import { newSkillRoots } from '../../core/author/place';
import { TEMPLATES } from '../../core/author/templates';
import { resolve } from '../../core/model/paths';
import type { Invocation } from '../command';
import type { ExitCode } from '../host';
import { type JsonCreate, print } from '../json';

/** Bytes of a file of instructions. */
const BODY_LIMIT = 1024 * 1024;

export async function run(invocation: Invocation): Promise<ExitCode> {
  const reason = await make(invocation);
  if (reason === undefined) return 0;
  invocation.host.complain(`${reason}\n`);
  return 1;
}

/** Answers with why it was not made. */
async function make(invocation: Invocation): Promise<string | undefined> {
  const { operands, options, host, open } = invocation;
  const [name = ''] = operands;
  const verdict = checkName(name);
  if (verdict) return nameAdvice(verdict);
  const description = options.last('description');
  if (description === undefined) return 'A description is needed, by which a model chooses: --description TEXT.';
  const body = await bodyFor(name, invocation);
  if (typeof body !== 'string') return body.reason;
  const [root] = newSkillRoots((await open()).roots, options.has('user') ? 'home' : 'workspace');
  if (!root) return 'There is no folder for it: give --workspace or --home.';
  const draft: Draft = {
    name,
    description,
    triggers: options.all('trigger'),
    body,
    agentCreated: false,
  };
  const { path, text } = propose(draft, root);
  const problem = await host.writer.writeText(path, text);
  if (problem) return `${path}: ${problem.problem === 'exists' ? 'it exists already' : problem.reason}.`;
  host.write(options.has('json') ? print({ name, path } satisfies JsonCreate) : `${path}\n`);
  return undefined;
}

async function bodyFor(name: string, { options, host }: Invocation): Promise<string | { readonly reason: string }> {
  const file = options.last('body');
  if (file === undefined) return TEMPLATES[0]?.body(name) ?? '';
  const read = await host.files.readText(resolve(host.cwd, file), BODY_LIMIT);
  if (read.kind === 'problem') return { reason: `${file}: ${read.reason}.` };
  return read.complete ? read.text : { reason: `${file}: it is larger than 1 MB.` };
}
