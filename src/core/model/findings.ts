// The one table of findings: code → severity, sentence, remedy. `{x}` is a place for the finding's data.

interface Row {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly remedy: string;
}

const rows = <Code extends string>(table: Record<Code, Row>): Readonly<Record<Code, Row>> => table;

export const FINDINGS = rows({
  // Files from which no skill comes
  'no-frontmatter': {
    severity: 'error',
    message: 'There is no frontmatter: the file must open with a line of three dashes.',
    remedy: 'Put "---", "name: {folder}", "description: …" and "---" on top.',
  },
  'frontmatter-not-closed': {
    severity: 'error',
    message: 'The frontmatter is never closed.',
    remedy: 'Put a line of three dashes after the last key.',
  },
  'frontmatter-invalid': {
    severity: 'error',
    message: 'The frontmatter is not valid YAML: {reason}',
    remedy: 'Mend the line, or put the value in quotes.',
  },
  'frontmatter-not-mapping': {
    severity: 'error',
    message: 'The frontmatter is {kind}, not a list of "key: value" lines.',
    remedy: 'Write one "key: value" a line.',
  },
  'frontmatter-engine': {
    severity: 'error',
    message:
      'The frontmatter opens with "---{engine}": it names a language other than YAML, and Skillshelf runs no code.',
    remedy: 'Open with "---" alone and write YAML.',
  },
  'frontmatter-too-long': {
    severity: 'error',
    message: 'The frontmatter does not end within {limit} KB.',
    remedy: 'Close it with "---", and move long texts into the body.',
  },
  'name-required': {
    severity: 'error',
    message: 'Under .cat-code a skill needs a name, and this one has none.',
    remedy: 'Add "name: {folder}".',
  },
  'file-empty': {
    severity: 'error',
    message: 'The file is empty.',
    remedy: 'Write a name, a description and instructions, or delete the file.',
  },
  'file-not-text': {
    severity: 'error',
    message: 'The file is not UTF-8 text ({reason}).',
    remedy: 'Save it as UTF-8.',
  },
  'file-too-large': {
    severity: 'error',
    message: 'The file has {size} MB, more than the {limit} MB that are read.',
    remedy: 'Move long texts into files under references/.',
  },
  'file-unreadable': {
    severity: 'error',
    message: 'The file could not be read: {reason}',
    remedy: 'Check that it exists and that you may read it.',
  },
  'file-is-folder': {
    severity: 'error',
    message: '{name} is a folder, not a file.',
    remedy: 'Rename the folder; SKILL.md must be a file.',
  },
  'link-broken': {
    severity: 'error',
    message: 'The symbolic link leads nowhere.',
    remedy: 'Mend the link or delete it.',
  },
  'link-loop': {
    severity: 'error',
    message: 'The symbolic link leads back to itself.',
    remedy: 'Delete the link.',
  },
  'skill-misplaced': {
    severity: 'error',
    message: '{name} lies in the folder of skills itself, where agents look for folders only.',
    remedy: 'Move it into a folder of its own, such as {path}.',
  },

  // Roots
  'root-missing': {
    severity: 'warning',
    message: 'The skills folder {path} does not exist.',
    remedy: 'Create it, or take it out of the setting.',
  },
  'root-not-folder': {
    severity: 'error',
    message: '{path} is a file, and should be a folder of skills.',
    remedy: 'Delete or rename the file, or change the setting.',
  },
  'root-unreadable': {
    severity: 'error',
    message: 'The skills folder could not be read: {reason}',
    remedy: 'Check that you may read it.',
  },
  'root-too-large': {
    severity: 'warning',
    message: 'Only the first {limit} folders of {path} were looked through.',
    remedy: 'Name a folder further down, one that holds skills only.',
  },
  'root-excluded': {
    severity: 'info',
    message: '{path} is hidden by the setting files.exclude, so its skills are left out.',
    remedy: 'Take it out of files.exclude.',
  },

  // Heads that give a skill all the same
  'name-missing': {
    severity: 'warning',
    message: 'There is no name; the skill is called "{name}" after its {origin}.',
    remedy: 'Add "name: {name}".',
  },
  'description-missing': {
    severity: 'warning',
    message: 'There is no description, so no model can tell when to use the skill.',
    remedy: 'Add "description: …": what it does, and when to use it.',
  },
  'field-ignored': {
    severity: 'warning',
    message: '"{ignored}" is ignored, because "{used}" says the same and wins.',
    remedy: 'Keep one of the two.',
  },
  'field-type': {
    severity: 'warning',
    message: '"{field}" should be {expected}, and is {actual}.',
    remedy: 'Write it as {expected}.',
  },
  'description-list': {
    severity: 'warning',
    message: 'The description is a list; its items were joined.',
    remedy: 'Write the description as one text.',
  },
} as const);

export type FindingCode = keyof typeof FINDINGS;
