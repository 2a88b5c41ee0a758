// Looks into skills' folders: audit and facts, kept as long as no file's size or time changes.

import { Emitter } from '../../model/emitter';
import type { Cancellation, FileSystem } from '../../model/ports';
import type { Skill } from '../../model/skill';
import { auditFolder } from '../audit/audit';
import type { AuditOptions, AuditReport } from '../audit/types';
import { factsOf, type SkillFacts } from './facts';
import { type InspectedFolder, readFolder } from './folder';
import { stampsOf } from './stamps';

export interface Inspection {
  readonly folder: InspectedFolder;
  readonly report: AuditReport;
  readonly facts: SkillFacts;
}

interface Kept {
  readonly skill: Skill;
  readonly stamps: string;
  readonly inspection: Inspection;
}

export class Inspector {
  readonly #files: FileSystem;
  readonly #options: () => AuditOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #inspected = new Emitter<Skill>();

  /** A skill was looked into, and what is known of it may differ. */
  readonly onDidInspect = this.#inspected.event;

  constructor(files: FileSystem, options: () => AuditOptions = () => ({})) {
    this.#files = files;
    this.#options = options;
  }

  /** What is known without looking; undefined for "not checked yet". */
  known(skill: Skill): Inspection | undefined {
    const kept = this.#kept.get(skill.path);
    return kept?.skill === skill ? kept.inspection : undefined;
  }

  /** `fresh` reads everything anew, since sizes and times can be set at will. Undefined when cancelled. */
  async inspect(skill: Skill, fresh = false, token?: Cancellation): Promise<Inspection | undefined> {
    const stamps = await stampsOf(skill, this.#files);
    const kept = this.#kept.get(skill.path);
    if (!fresh && kept?.skill === skill && kept.stamps === stamps) return kept.inspection;
    const folder = await readFolder({ ...skill, alone: isAlone(skill) }, this.#files, token);
    if (token?.isCancellationRequested) return undefined;
    const report = auditFolder(folder, this.#options());
    const inspection = { folder, report, facts: factsOf(skill, folder, report) };
    this.#kept.set(skill.path, { skill, stamps, inspection });
    this.#inspected.fire(skill);
    return inspection;
  }

  /** Forgets what the settings of the audit have made untrue, or the skills that are gone. */
  forget(keep: (skill: Skill) => boolean = () => false): void {
    for (const [path, { skill }] of this.#kept) if (!keep(skill)) this.#kept.delete(path);
  }
}

/** A lone `.md` among others (free-code). */
function isAlone({ path }: Skill): boolean {
  return !/[\\/]skill\.md$/i.test(path);
}
