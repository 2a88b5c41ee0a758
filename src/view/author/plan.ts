// What a person has said of a new skill so far.

import { type Draft, skillText } from '../../core/author/create';
import type { Template } from '../../core/author/templates';
import { readHead } from '../../core/format/document';
import type { Finding } from '../../core/model/finding';
import type { Root } from '../../core/model/root';

export interface Plan {
  /** Where it could be. */
  readonly roots: readonly Root[];
  /** Where it will be. */
  readonly root: Root;
  readonly name: string;
  readonly description: string;
  /** As typed, with commas between them. */
  readonly triggers: string;
  readonly template?: Template;
}

export function draftOf({ name, description, triggers, template }: Plan): Draft {
  return {
    name,
    description,
    triggers: triggers.split(/[,，、;；\n]/),
    body: template?.body(name) ?? '',
    agentCreated: false,
  };
}

/** What the catalog will find in the head, so that nothing is accepted of which the Problems speak a second later. */
export function findingOf(plan: Plan): Finding | undefined {
  const context = {
    fileName: 'SKILL.md',
    folderName: plan.name,
    strictName: false,
    anyMarkdown: false,
    complete: true,
  };
  const result = readHead(skillText(draftOf(plan)), context);
  return result.kind === 'skill' ? result.head.findings[0] : undefined;
}
