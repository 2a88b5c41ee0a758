// How the tree is grouped, and for which agent it is shown.

import * as vscode from 'vscode';
import type { AgentView } from '../../core/explain/agentView';
import { AGENTS, agentById } from '../../core/model/agentTable';
import type { Services } from '../../host/services';
import { count } from '../count';
import type { SkillsProvider } from './provider';
import type { Grouping } from './regroup';

type Needs = Pick<Services, 'explaining'>;

export function registerGrouping(services: Needs, provider: SkillsProvider): vscode.Disposable {
  const filterTo = (id: string | undefined) => {
    provider.filter = id === undefined ? undefined : agentById(id);
  };
  const groupBy = (grouping: Grouping) => () =>
    vscode.workspace.getConfiguration('skillshelf').update('tree.groupBy', grouping, vscode.ConfigurationTarget.Global);
  const commands: Readonly<Record<string, (argument?: unknown) => unknown>> = {
    groupByScope: groupBy('scope'),
    groupByAgent: groupBy('agent'),
    groupByFolder: groupBy('folder'),
    async filterByAgent(argument) {
      const id = typeof argument === 'string' ? argument : await pickAgent(services, provider.filter?.id);
      if (id !== undefined) filterTo(id === '' ? undefined : id);
    },
    clearAgentFilter: () => filterTo(undefined),
  };
  return vscode.Disposable.from(
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(`skillshelf.${id}`, run)),
  );
}

/** What stands above the tree while it is filtered to an agent. */
export function seenText({ agent, listed }: AgentView): string {
  const { t } = vscode.l10n;
  return t('What {0} sees here. Its model hears of {1}.', agent.label, count(listed.length));
}

interface AgentItem extends vscode.QuickPickItem {
  /** Empty for all agents. */
  readonly id: string;
}

/** The agents that load something first. */
async function pickAgent({ explaining }: Needs, current: string | undefined): Promise<string | undefined> {
  const { t } = vscode.l10n;
  const { current: explainer } = explaining;
  const chosen = AGENTS.filter((agent) => explainer.agents.includes(agent)).map((agent) => {
    const { length } = explainer.view(agent).listed;
    return { agent, length };
  });
  chosen.sort((a, b) => Number(b.length > 0) - Number(a.length > 0));
  const item = ({ agent, length }: (typeof chosen)[number]): AgentItem => ({
    id: agent.id,
    label: agent.id === current ? `$(check) ${agent.label}` : agent.label,
    description: length === 1 ? t('loads 1 skill') : t('loads {0} skills', count(length)),
    detail: [...agent.project, ...agent.user.map((folder) => `~/${folder}`)].join('  '),
  });
  const all: AgentItem = { id: '', label: t('All Agents'), description: t('the whole shelf') };
  const items = [...(current === undefined ? [] : [all]), ...chosen.map(item)];
  const picked = await vscode.window.showQuickPick(items, {
    title: t('Filter by Agent'),
    placeHolder: t('What does this agent see here?'),
    matchOnDetail: true,
  });
  return picked?.id;
}
