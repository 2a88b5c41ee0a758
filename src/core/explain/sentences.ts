// Why a skill is not loaded and what would help: the words. `{x}` is a place for data; the glue translates them.

/** Why. `{agent}` is the one of which it is said; sentences without it are told once for all that say the same. */
export const REASONS = {
  loaded: '{agent} loads it.',
  'loaded-there': '{agent} loads it when it is started in {anchor} or below.',
  'loaded-body': 'It has no description; {agent} takes the first paragraph of its text.',
  elsewhere: '{agent} does not look in {folder}; it looks in {folders}.',
  bundled: 'It comes with Skillshelf, whose tools give it to models; {agent} does not know the place.',
  nested: '{agent} looks at the top of the workspace only, and this is in {anchor}.',
  misplaced: 'It lies in {folder} itself; {agent} looks for folders in it.',
  deep: 'It lies {levels} levels below {folder}; {agent} looks {depth} down.',
  finding: 'The file is not taken. {finding}',
  'head-lost': '{agent} loads the instructions but not the description, so that its model cannot choose it. {finding}',
  'no-name': '{agent} leaves out a skill without a name.',
  'no-description': '{agent} leaves out a skill without a description.',
  'own-word': '{agent} does not know the key under which the {part} stands; only {dialect} does.',
  'too-long': 'The {part} has {length} characters; {agent} refuses more than {limit}.',
  'part-cut': 'The {part} has {length} characters; {agent} cuts it at {limit}.',
  'comment-cut': '{agent} takes what follows " #" in the description for a comment.',
  shadowed: 'The one in {winner} has the same name and wins.',
  'shadowed-folder': '{agent} goes by the folder’s name, and takes the one in {winner}.',
  hidden: 'Its author keeps it from the model’s own choice; by hand, {agent} starts it.',
  'switched-off':
    'You have switched it off in Skillshelf: its tools and @skills leave it out. The own list of {agent} is not touched.',
  'agent-off': 'It is switched off in {file}.',
  shortened: 'The listing of {agent} is full ({used} of {limit} characters): its description is shortened to {length}.',
  'name-only': 'The listing of {agent} is full ({used} of {limit} characters): the model hears its name alone.',
  'over-budget': 'The listing of {agent} is full ({used} of {limit} characters): the model does not hear of it.',
} as const;

/** What would help. */
export const FIXES = {
  copy: 'Copy it to {to}.',
  move: 'Move it to {to}.',
  'rename-file': 'Rename the file to {to}.',
  rename: 'Give it another name.',
  mend: '{remedy}',
  'move-in': 'Move it into a folder of its own, {to}.',
  name: 'Give it a name: “name: {name}”.',
  description: 'Give it a description: what it does, and when to use it.',
  word: 'Write “{part}: …” for it.',
  shorten: 'Shorten the {part} to {limit} characters.',
  quote: 'Put the description in quotes.',
  unhide: 'Take “disable-model-invocation” out, if models may choose it.',
  enable: 'Switch it on again.',
  'agent-on': 'Take it out of {file}.',
  budget: 'Shorten the longest descriptions, or switch off skills that you do not need.',
} as const;

export type ReasonCode = keyof typeof REASONS;
export type FixCode = keyof typeof FIXES;
