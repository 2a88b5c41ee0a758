// The commands that make, change and delete skills.

import * as vscode from 'vscode';
import { isOwn, unitOf } from '../../core/author/unit';
import type { Skill } from '../../core/model/skill';
import type { Services } from '../../host/services';
import { toPath } from '../../host/uri';
import { pickTarget } from '../commands/pick';
import { targetOf } from '../commands/target';
import { copyToWorkspace, duplicate } from './copies';
import { moveSkill } from './move';
import { newSkill } from './newSkill';
import { removeSkill } from './remove';
import { renameSkill } from './rename';

type Needs = Pick<Services, 'catalog' | 'loader' | 'authoring' | 'consent' | 'files' | 'settings' | 'search'>;

/** `storage`: a folder of the extension's own. */
export function registerAuthor(services: Needs, storage: vscode.Uri): vscode.Disposable {
  const { t } = vscode.l10n;
  const deleted = toPath(vscode.Uri.joinPath(storage, 'deleted'));
  /** A command about one skill, from a row, a file, or the quick pick of those to which it applies. */
  const about =
    (title: string, applies: (skill: Skill) => boolean, run: (skill: Skill, services: Needs) => Promise<void>) =>
    async (argument: unknown): Promise<void> => {
      const target =
        targetOf(argument, services.catalog.snapshot) ?? (await pickTarget(services, title, false, applies));
      if (!target || !('skill' in target)) return;
      if (applies(target.skill)) await run(target.skill, services);
      else
        void vscode.window.showWarningMessage(
          t('“{0}” can’t be changed here. Copy it to the workspace first.', target.skill.name),
        );
    };
  const commands: Readonly<Record<string, (argument: unknown) => Promise<void>>> = {
    newSkill: () => newSkill(services),
    copyToWorkspace: about(t('Copy to Workspace'), isElsewhere, copyToWorkspace),
    rename: about(t('Rename'), isOwn, renameSkill),
    duplicate: about(t('Duplicate'), isOwn, duplicate),
    move: about(t('Move'), isOwn, moveSkill),
    delete: about(t('Delete'), isOwn, (skill) => removeSkill(skill, services, deleted)),
  };
  return vscode.Disposable.from(
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(`skillshelf.${id}`, run)),
  );
}

function isElsewhere(skill: Skill): boolean {
  return skill.root.scope !== 'project' && unitOf(skill) !== undefined;
}
