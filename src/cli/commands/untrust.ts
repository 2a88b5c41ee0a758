// skillshelf untrust: takes back what was decided of a skill, or of all in a folder.

import { isInside, resolve } from '../../core/model/paths';
import type { Decision } from '../../core/policy/trust/decision';
import type { Invocation } from '../command';
import { decisionsOf } from '../decisions';
import { findSkill } from '../findSkill';
import type { ExitCode } from '../host';
import { type JsonUntrust, print } from '../json';

export async function run(invocation: Invocation): Promise<ExitCode> {
  const { operands, options, host, page } = invocation;
  if (operands.length === 0 && !options.has('root')) {
    host.complain('Say which: skillshelf untrust NAME, or skillshelf untrust --root DIR.\n');
    return 2;
  }
  const store = decisionsOf(invocation);
  const taken = await concerned(await store.list(), invocation);
  if (!taken) return 1;
  for (const { path } of taken) await store.remove(path);
  if (options.has('json')) host.write(print({ paths: taken.map(({ path }) => path) } satisfies JsonUntrust));
  else if (taken.length === 0) host.write('Nothing was decided of it.\n');
  else for (const { path } of taken) host.write(`taken back  ${page.path(path)}\n`);
  return 0;
}

/** Decisions of skills that are gone are found by their folder. Undefined for an unknown name. */
async function concerned(decisions: readonly Decision[], invocation: Invocation): Promise<Decision[] | undefined> {
  const { operands, options, host, open } = invocation;
  const [name] = operands;
  if (name === undefined) {
    const roots = options.all('root').map((root) => resolve(host.cwd, root));
    return decisions.filter(({ path }) => roots.some((root) => isInside(root, path)));
  }
  const skill = findSkill(name, await open(), invocation);
  return skill && decisions.filter(({ path }) => path === skill.path);
}
