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

  // Frontmatter that YAML forbids, or that stands where it shouldn't; mended while reading
  'frontmatter-late': {
    severity: 'warning',
    message: 'Something stands before the frontmatter. Most agents then take all of the file for instructions.',
    remedy: 'Make the "---" the first line of the file.',
  },
  'frontmatter-open': {
    severity: 'error',
    message: 'The frontmatter is never closed. It was taken to end here; agents take the whole file for it, or none.',
    remedy: 'Put a line of three dashes after the last key.',
  },
  'byte-order-mark': {
    severity: 'warning',
    message: 'The file begins with a byte order mark, which hides the frontmatter from VS Code and others.',
    remedy: 'Save it as UTF-8 without BOM.',
  },
  'conflict-markers': {
    severity: 'error',
    message: 'The frontmatter holds conflict markers of Git; the first side was read.',
    remedy: 'Resolve the conflict.',
  },
  'control-character': {
    severity: 'warning',
    message: 'The frontmatter holds a control character ({code}), which YAML forbids.',
    remedy: 'Delete it.',
  },
  'text-damaged': {
    severity: 'warning',
    message: 'The frontmatter holds bytes that are not UTF-8; they show as "\ufffd".',
    remedy: 'Save the file as UTF-8.',
  },
  'yaml-colon': {
    severity: 'warning',
    message:
      '"{key}" holds ": ", which YAML forbids outside quotes. VS Code and Gemini CLI read it; Codex and others refuse the file.',
    remedy: 'Put the value in quotes.',
  },
  'yaml-sign': {
    severity: 'warning',
    message:
      '"{key}" begins with "{sign}", which means something else in YAML. VS Code reads it as it stands; Codex and others refuse the file.',
    remedy: 'Put the value in quotes.',
  },
  'yaml-quotes': {
    severity: 'warning',
    message: 'The quotes of "{key}" do not match. VS Code may lose the keys below; Codex and others refuse the file.',
    remedy: 'Close the quotes at the end of the value, and double those inside.',
  },
  'yaml-escape': {
    severity: 'warning',
    message: '"{key}" holds a backslash that YAML does not know in double quotes. Codex and others refuse the file.',
    remedy: 'Take the backslash out, or write two.',
  },
  'yaml-brackets': {
    severity: 'warning',
    message: 'The brackets of "{key}" are no list or map. VS Code reads what it can; Codex and others refuse the file.',
    remedy: 'Close each bracket, or put the value in quotes.',
  },
  'yaml-item': {
    severity: 'warning',
    message: 'The list of "{key}" begins on the key’s own line, which YAML forbids.',
    remedy: 'Write each item on a line of its own.',
  },
  'yaml-tab': {
    severity: 'warning',
    message: 'A tab indents this line, which YAML forbids.',
    remedy: 'Indent with spaces.',
  },
  'yaml-indent': {
    severity: 'warning',
    message: '"{key}" is indented, so that it belongs to the key above it. It was read as a key of its own.',
    remedy: 'Put it at the beginning of the line.',
  },
  'yaml-line': {
    severity: 'warning',
    message: 'This line has no key. Codex and others refuse the file.',
    remedy: 'Indent it if it goes on with the value above; otherwise delete it.',
  },
  'yaml-value': {
    severity: 'warning',
    message: 'The value of "{key}" is not valid YAML: {reason}',
    remedy: 'Put the value in quotes.',
  },
  'yaml-anchor': {
    severity: 'info',
    message: '"{key}" begins with "&", by which YAML gives the value a name. VS Code takes it for a part of the value.',
    remedy: 'Put the value in quotes, or delete the name.',
  },
  'closing-line': {
    severity: 'warning',
    message: 'The line that closes the frontmatter holds more than three dashes, and VS Code reads past it.',
    remedy: 'Leave three dashes, and nothing else.',
  },
  'opening-line': {
    severity: 'info',
    message: 'The opening line says "{language}". VS Code and others know three dashes only.',
    remedy: 'Leave three dashes, and nothing else.',
  },
  'key-twice': {
    severity: 'warning',
    message: '"{key}" stands here a second time; the first one is used. Codex and others refuse the file.',
    remedy: 'Keep one of the two.',
  },

  // What the head says, held against the specification and the agents
  'key-spelling': {
    severity: 'warning',
    message: '"{key}" was read as "{right}", which is how agents know it.',
    remedy: 'Write "{right}".',
  },
  'key-unknown': {
    severity: 'info',
    message: '"{key}" is no key that an agent is known to read.',
    remedy: 'Move it under "metadata", or leave it: it does no harm.',
  },
  'key-foreign': {
    severity: 'info',
    message: '"{key}" was read as "{word}". Only {agent} knows it; other agents find nothing.',
    remedy: 'Write "{word}".',
  },
  'field-value': {
    severity: 'warning',
    message: '"{field}" is "{value}", and can only be {values}.',
    remedy: 'Choose one of {values}.',
  },
  'field-too-long': {
    severity: 'warning',
    message:
      '"{field}" has {length} characters; the specification allows {limit}. Some agents cut the rest off, some refuse the skill.',
    remedy: 'Shorten it; details belong in the body.',
  },
  'field-cut': {
    severity: 'warning',
    message: '"{field}" ends at " #": YAML takes the rest of the line for a comment.',
    remedy: 'Put the value in quotes.',
  },
  'name-characters': {
    severity: 'warning',
    message: 'The name "{name}" has other characters than a–z, 0–9 and hyphens; some agents do not list it.',
    remedy: 'Call it "{suggestion}", and its folder too.',
  },
  'name-hyphens': {
    severity: 'warning',
    message: 'The name "{name}" begins or ends with a hyphen, or has two in a row.',
    remedy: 'Call it "{suggestion}", and its folder too.',
  },
  'name-folder': {
    severity: 'warning',
    message: 'The name is "{name}" and the folder "{folder}". VS Code takes the folder’s, other agents the name.',
    remedy: 'Give both the same name.',
  },
  'folder-hyphen': {
    severity: 'warning',
    message: 'The folder "{folder}" begins with a hyphen, which commands take for an option.',
    remedy: 'Rename the folder.',
  },
  'file-spelling': {
    severity: 'warning',
    message: 'The file is called "{file}"; on most systems agents look for "SKILL.md" only.',
    remedy: 'Rename it to SKILL.md.',
  },
  'description-when': {
    severity: 'info',
    message: 'The description does not say when to use the skill, and a model chooses by that.',
    remedy: 'Add "Use when …", with the words that people use.',
  },
  'tools-syntax': {
    severity: 'warning',
    message: '"{field}" holds "{tool}", which is no tool’s name with an optional pattern in brackets.',
    remedy: 'Write it as in "Bash(git:*) Read".',
  },
  'permissions-key': {
    severity: 'warning',
    message:
      '"{spot}" is no key of a permission manifest, so the whole manifest is refused: while the skill is in use, it has only tools that read skills.',
    remedy: 'Use {expected}.',
  },
  'permissions-value': {
    severity: 'warning',
    message:
      '"{spot}" should be {expected}, so the whole manifest is refused: while the skill is in use, it has only tools that read skills.',
    remedy: 'Write {expected}.',
  },

  // What the body says: the second stage
  'body-empty': {
    severity: 'warning',
    message: 'There are no instructions below the frontmatter, so loading the skill tells a model nothing.',
    remedy: 'Write down the steps.',
  },
  'body-long': {
    severity: 'info',
    message:
      'The instructions have {lines} lines and ≈ {tokens} tokens; the guidance is to stay under {maxLines} and {maxTokens}.',
    remedy: 'Move details into files under references/, which are read only when needed.',
  },
  'body-damaged': {
    severity: 'warning',
    message: 'The instructions hold bytes that are not UTF-8, or NUL characters.',
    remedy: 'Save the file as UTF-8.',
  },
  'second-block': {
    severity: 'warning',
    message: 'A second block of keys follows the frontmatter; agents take it for instructions.',
    remedy: 'Put all keys into one block.',
  },
  'link-dead': {
    severity: 'warning',
    message: 'The skill has no file "{path}".',
    remedy: 'Mend the link; paths are relative to the skill’s folder.',
  },
  'reference-deep': {
    severity: 'info',
    message: '"{from}" leads on to "{to}", which the instructions do not name; models often stop before.',
    remedy: 'Name "{to}" in the instructions too.',
  },
  'argument-in-code': {
    severity: 'info',
    message: '"{text}" stands in a code block. Claude Code puts an argument in its place there too.',
    remedy: 'Write "\\{text}" where it belongs to the code.',
  },
  'argument-base': {
    severity: 'info',
    message: '"{text}" is the second argument to Claude Code, which counts from 0, and the first to OpenCode.',
    remedy: 'Name the arguments under "arguments", or write "$ARGUMENTS".',
  },
  'argument-zero': {
    severity: 'info',
    message: '"{text}" is the first argument to Claude Code, and none to OpenCode, which counts from 1.',
    remedy: 'Name the arguments under "arguments", or write "$ARGUMENTS".',
  },

  // Skills that compete with one another
  'name-shadowed': {
    severity: 'info',
    message: 'The skill in {winner} has the same name and wins, so this one is never loaded.',
    remedy: 'Rename one of the two, if both are meant to be used.',
  },
  'name-duplicate': {
    severity: 'warning',
    message: 'Two skills of this place are called "{name}"; the one in {winner} wins.',
    remedy: 'Rename one of the two, or delete it.',
  },
  'dependency-missing': {
    severity: 'warning',
    message: 'It depends on "{name}", and there is no such skill.',
    remedy: 'Install that skill, or take the name out of "depends_on".',
  },
  'dependency-circle': {
    severity: 'warning',
    message: 'The skills depend on each other in a circle: {circle}.',
    remedy: 'Take one of the names out of its "depends_on".',
  },
  'description-rival': {
    severity: 'info',
    message: 'The description is much like that of "{other}". Only here: {mine}. Only there: {theirs}.',
    remedy: 'Say in both descriptions when it is this one, and when the other.',
  },
  'description-same': {
    severity: 'info',
    message: 'The description says the same as that of "{other}"; a model cannot tell which of the two is meant.',
    remedy: 'Keep one of the two, or say in both when it is this one, and when the other.',
  },
} as const);

export type FindingCode = keyof typeof FINDINGS;
