// Looks into skills' folders: audit and facts, kept as long as no file's size or time changes.

import { Emitter } from '../../model/emitter';
import type { Cancellation, FileSystem } from '../../model/ports';
import type { Skill } from '../../model/skill';
import { auditSteps } from '../audit/audit';
import type { SiftedReport } from '../audit/suppress';
import type { AuditOptions, AuditReport, SkillFolder } from '../audit/types';
import { factsOf, type SkillFacts } from './facts';
import { type InspectedFolder, isLone, isSame, type Manifest, readFolder } from './folder';
import { inSlices, type Pace, UNHURRIED } from './pace';
import { stampsOf } from './stamps';

export interface Inspection {
  readonly folder: InspectedFolder;
  readonly report: AuditReport & Partial<Pick<SiftedReport, 'suppressed'>>;
  readonly facts: SkillFacts;
}

interface Kept {
  readonly skill: Skill;
  readonly stamps: string;
  readonly inspection: Inspection;
}

/** Takes out of a report what the person lives with. */
export type Sift = (report: AuditReport, folder: SkillFolder) => Promise<Inspection['report']>;

export class Inspector {
  readonly #sift: Sift;
  readonly #files: FileSystem;
  readonly #options: (skill: Skill) => AuditOptions;
  readonly #pace: Pace;
  readonly #kept = new Map<string, Kept>();
  readonly #inspected = new Emitter<Skill>();

  /** What is known of a skill is another than before. */
  readonly onDidInspect = this.#inspected.event;

  constructor(
    files: FileSystem,
    options: (skill: Skill) => AuditOptions = () => ({}),
    pace = UNHURRIED,
    sift: Sift = (report) => Promise.resolve(report),
  ) {
    this.#sift = sift;
    this.#files = files;
    this.#options = options;
    this.#pace = pace;
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
    const isWanted = () => !token?.isCancellationRequested;
    const folder = await this.#read(skill, token);
    if (!isWanted()) return undefined;
    const whole = await inSlices(auditSteps(folder, this.#options(skill)), this.#pace, isWanted);
    if (!whole) return undefined;
    const report = await this.#sift(whole, folder);
    const inspection = { folder, report, facts: factsOf(skill, folder, report) };
    const before = this.#kept.get(skill.path);
    this.#kept.set(skill.path, { skill, stamps, inspection });
    if (before?.skill !== skill || !isSame(before.inspection.folder.manifest, folder.manifest))
      this.#inspected.fire(skill);
    return inspection;
  }

  /** What the folder holds now, as it is pinned in decisions. */
  async manifestOf(skill: Skill): Promise<Manifest> {
    return (await this.#read(skill)).manifest;
  }

  /** Forgets what the settings of the audit have made untrue, or the skills that are gone. */
  forget(keep: (skill: Skill) => boolean = () => false): void {
    for (const [path, { skill }] of this.#kept) if (!keep(skill)) this.#kept.delete(path);
  }

  #read(skill: Skill, token?: Cancellation): Promise<InspectedFolder> {
    return readFolder({ ...skill, alone: isLone(skill.path) }, this.#files, token);
  }
}
