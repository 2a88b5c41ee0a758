// One finding of the audit as Markdown, in hovers and chat; and the links by which a person decides.

import { escapeMarkdown } from '../../core/model/markdownInline';
import { join } from '../../core/model/paths';
import type { Skill } from '../../core/model/skill';
import type { AuditFinding, Level } from '../../core/policy/audit/types';
import type { Standing } from '../../core/policy/trust/standing';
import { commandLink } from '../markdown';
import type { Words } from '../text';

const ICONS: Readonly<Record<Level, string>> = { P0: 'error', P1: 'warning', P2: 'info' };

/** Level, sentence, and a link to the place; nothing of the skill's own can act in it. */
export function auditLine(finding: AuditFinding, { directory }: Pick<Skill, 'directory'>, words: Words): string {
  const { file, line, column, level } = finding;
  const place = { path: join(directory, file), line, column };
  const link = commandLink(escapeMarkdown(`${file}:${line}`), 'skillshelf.open', place);
  return `$(${ICONS[level]}) ${level} ${escapeMarkdown(words.auditMessage(finding))} (${link})`;
}

/** The commands that `trustLinks` leads to. */
export const TRUST_COMMANDS = ['skillshelf.audit', 'skillshelf.trust', 'skillshelf.untrust'];

/** Report, and what may be decided now. */
export function trustLinks({ path, root }: Skill, { kind, decision }: Standing, { t }: Words): string[] {
  const canAllow = kind === 'asks' || kind === 'blocked' || kind === 'setting';
  const canRefuse = (canAllow || kind === 'goes') && root.source !== 'bundled';
  return [
    commandLink(`$(shield) ${t('Audit')}`, 'skillshelf.audit', path),
    ...(canAllow ? [commandLink(t('Allow…'), 'skillshelf.trust', path)] : []),
    ...(canRefuse ? [commandLink(t('Never'), 'skillshelf.trust', path, 'never')] : []),
    ...(decision ? [commandLink(t('Take Back'), 'skillshelf.untrust', path)] : []),
  ];
}
