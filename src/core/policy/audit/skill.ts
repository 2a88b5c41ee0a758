// A skill's folder with its texts made ready, and what the rules ask of the whole.

import { AuditDocument } from './document';
import type { FolderFile, SkillFolder } from './types';

const SKILL_FILE = /^skill\.md$/i;
/** Words in a name or a description of skills that look for attacks, and so must speak of them. */
const DEFENCE =
  /\b(?:security|secure|audit(?:ing|or)?|pen-?test\w{0,5}|penetration|vulnerabilit\w{1,3}|threats?|malware|injections?|forensics?|red-?team\w{0,4}|blue-?team\w{0,4}|exploit\w{0,6}|attack\w{0,4}|incident|hardening|guardrails?|guard|scanners?|detect(?:s|ion|ing|or)?|ctf|siem|yara|owasp|jailbreaks?|sandbox|hooks?|compliance|secrets?|privilege|reconnaissance|reverse engineering)\b/;

export class AuditedSkill {
  readonly #named = new Map<string, boolean>();
  readonly folder: SkillFolder;
  readonly documents: readonly AuditDocument[];
  readonly knownSkills: readonly string[];
  /** SKILL.md; undefined in a folder or for a file without one. */
  readonly main: AuditDocument | undefined;
  /** True if name or description say that the skill is about defence. */
  readonly isDefence: boolean;
  /** Name and description as written, in lower case: what the skill says openly that it does. */
  readonly head: string;

  constructor(folder: SkillFolder, knownSkills: readonly string[] = []) {
    this.folder = folder;
    this.knownSkills = knownSkills;
    this.documents = folder.files.filter(isText).map((file) => new AuditDocument(file.path, file.text));
    this.main = this.documents.find((document) => SKILL_FILE.test(document.path));
    this.head = `${folder.name.toLowerCase().replace(/[-_]/g, ' ')}\n${headOf(this.main)}`;
    this.isDefence = DEFENCE.test(this.head);
  }

  /** True if SKILL.md holds `word`, which is in lower case. */
  names(word: string): boolean {
    let named = this.#named.get(word);
    if (named === undefined) {
      named = this.main?.text.includes(word) ?? false;
      this.#named.set(word, named);
    }
    return named;
  }
}

/** Characters of a frontmatter that are asked what the skill is about. */
const HEAD = 4000;

function isText(file: FolderFile): file is FolderFile & { readonly text: string } {
  return file.text !== undefined;
}

/** The frontmatter; empty without one. */
function headOf(document: AuditDocument | undefined): string {
  if (!document) return '';
  const first = document.zones[0];
  return first?.kind === 'frontmatter'
    ? document.text.slice(0, Math.min(HEAD, document.starts[first.last] ?? HEAD))
    : '';
}
