// The inspector with the person's settings: rules, what they live with, and whose names a stranger could imitate.

import type { Catalog } from '../../core/catalog/catalog';
import type { FileSystem } from '../../core/model/ports';
import type { Skill } from '../../core/model/skill';
import { suppress } from '../../core/policy/audit/suppress';
import { isStrangers } from '../../core/policy/trust/decision';
import { Inspector } from '../../core/policy/trust/inspector';
import type { SettingsStore } from '../settings';
import { sha256 } from '../sha256';
import { HostPace } from './pace';

interface Needs {
  readonly catalog: Catalog;
  readonly settings: SettingsStore;
}

export function folderInspector(files: FileSystem, { catalog, settings }: Needs): Inspector {
  return new Inspector(
    files,
    (skill) => ({ ...settings.current.audit, knownSkills: imitable(skill, catalog) }),
    new HostPace(),
    (report, folder) => suppress(report, folder, settings.current.suppressions, sha256),
  );
}

/** The person's own skills: a stranger's that is called nearly so may want to be taken for one of them. */
function imitable({ root }: Skill, { snapshot }: Catalog): readonly string[] {
  if (!isStrangers(root.scope, root.source)) return [];
  return snapshot.skills.filter((each) => !isStrangers(each.root.scope, each.root.source)).map(({ name }) => name);
}
