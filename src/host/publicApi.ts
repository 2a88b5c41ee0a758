// What other extensions get (api.ts), made of what the features are given.

import * as vscode from 'vscode';
import type { SkillshelfApi } from '../api';
import { Emitter } from '../core/model/emitter';
import { loadSkill } from '../core/tools/loadSkill';
import { activeFolder } from './activeFolder';
import type { ProvidedSkills } from './provided';
import type { Services } from './services';
import { toolContext } from './toolContext';

/** Skills of a search without a limit. */
const LIMIT = 10;

export function publicApi(services: Services, provided: ProvidedSkills): SkillshelfApi {
  const { catalog, loader, search, hooks } = services;
  const changes = new Emitter<void>();
  catalog.onDidChange(() => changes.fire());
  return {
    version: 1,
    ready: loader.ready.then(() => undefined),
    get skills() {
      return catalog.snapshot.skills;
    },
    get failures() {
      return catalog.snapshot.failures;
    },
    onDidChange: changes.event,
    reload: () => loader.reload().then(() => undefined),
    list: ({ scope, source } = {}) =>
      catalog.snapshot.winners.filter(
        ({ root }) => (!scope || root.scope === scope) && (!source || root.source === source),
      ),
    get: (name) => catalog.snapshot.resolve(name, activeFolder())?.skill,
    search: (query, limit = LIMIT) => search.search(query, { limit }),
    load: (name, options) => load(name, options?.arguments, services),
    run: async (name, args = '') => {
      const query = `@skills /run ${/\s/.test(name) ? `"${name}"` : name} ${args}`.trim();
      await vscode.commands.executeCommand('workbench.action.chat.open', { query });
    },
    hooks: { on: (event, handler) => hooks.on(event, handler, 'of another extension') },
    registerSkillProvider: (id, provider) => provided.register(id, provider, 'plugin'),
  };
}

async function load(name: string, args: string | undefined, services: Services): Promise<string> {
  const source = new vscode.CancellationTokenSource();
  try {
    const input = { name, ...(args !== undefined && { arguments: args }) };
    return await loadSkill.run(input, await toolContext(services, source.token));
  } finally {
    source.dispose();
  }
}
