// What the instructions of a new skill begin as: one row each.

export interface Template {
  /** What it is called, in English; the host translates it. */
  readonly label: string;
  readonly detail: string;
  /** The instructions, for a skill of this name. */
  body(name: string): string;
}

export const TEMPLATES: readonly Template[] = [
  {
    label: 'Procedure',
    detail: 'Steps that end in a result, such as a release or a report',
    body: (name) => `# ${titleOf(name)}

One sentence: for whom this is, and what a good result looks like.

## Steps

1. Look: what to read, run or ask first.
2. Do: the command or the change, exact where it is fragile.
3. Check: what to run or compare, and what it shows when all is well.

## Traps

- What one sees when it goes wrong: why, and what to do then.

## Result

What is handed over, shown as an example.
`,
  },
  {
    label: 'Rules',
    detail: 'What holds for one kind of work, such as a style or a review',
    body: (name) => `# ${titleOf(name)}

One sentence: to which work these rules apply, and to which they don't.

## Rules

- **The rule.** Its reason, so that the case nobody thought of comes out right, too.
- **The next one.** The most important first.

## Example

Before:

    what it looked like

After:

    what it looks like now

## When rules are in each other's way

Which one gives way, and when to ask.
`,
  },
  {
    label: 'Tool',
    detail: 'How to use one program or service well',
    body: (name) => `# ${titleOf(name)}

One sentence: what the tool is for here, and what must be installed.

## Which command

| To | Run |
|---|---|
| see what is there | \`tool list\` |
| change it | \`tool set KEY VALUE\` |

## Steps

1. Check that it is there: \`tool --version\`.
2. Run it, and read its output before going on.

## Errors

- What it prints: what that means, and what to do.

## Ask first

- What can't be undone.
`,
  },
  {
    label: 'Empty',
    detail: 'A heading only',
    body: (name) => `# ${titleOf(name)}\n`,
  },
];

/** `release-notes` → `Release notes`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
