// Why a skill isn't given to a model, in words for the model, with what the person can do about it.

import type { Skill } from '../../model/skill';

const REASONS = {
  restricted:
    'the skill "{name}" belongs to a workspace that is not trusted (Restricted Mode). The person can trust it with the command "Workspaces: Manage Workspace Trust".',
  person: 'the person decided that the skill "{name}" is not given to language models. Go on without it.',
  setting:
    'skills of workspaces are not given to language models here (setting skillshelf.trust.workspaceSkills). Go on without "{name}".',
  block:
    'the audit blocks the skill "{name}": it holds something dangerous. Tell the person, and go on without it; do not read its files. They can read the report with the command "Skills: Audit…", or with: skillshelf audit',
  unanswered:
    'the person has not allowed the skill "{name}" yet. Tell them, and go on without it. They can allow it with the command "Skills: Trust…", or with: skillshelf trust "{name}"',
  changed:
    'the skill "{name}" changed while it was being read, so it is not what the person allowed. Call again; the person may be asked anew.',
  cancelled: 'the call was cancelled.',
} as const;

export type Reason = keyof typeof REASONS;

export function reasonFor(why: Reason, { name }: Pick<Skill, 'name'>): string {
  const clean = name.replace(/[^\p{L}\p{N} ._:-]/gu, '').slice(0, 64);
  return REASONS[why].replaceAll('{name}', clean);
}
