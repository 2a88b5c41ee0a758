// Whether a name and a description may be read before the rest of the skill was looked into.

import type { Skill } from '../../model/skill';
import { auditFolder } from '../audit/audit';

export class HarmlessHeads {
  readonly #judged = new WeakMap<Skill, boolean>();

  isHarmless(skill: Skill): boolean {
    let harmless = this.#judged.get(skill);
    if (harmless === undefined) {
      const text = `---\nname: ${skill.name}\ndescription: ${skill.description}\n---\n`;
      const file = { path: 'SKILL.md', kind: 'text' as const, size: text.length, text };
      harmless = auditFolder({ name: skill.name, files: [file] }).level !== 'P0';
      this.#judged.set(skill, harmless);
    }
    return harmless;
  }
}
