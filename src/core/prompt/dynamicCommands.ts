// Commands in instructions that Claude Code runs before a model sees the text. Here they are shown, and never run.

const COMMAND = /(?<![^\s(])!`([^`\n]+)`|^(?:`{3,}|~{3,})!.*\n([\s\S]*?)^(?:`{3,}|~{3,})[ \t]*$/gm;

/** The commands of `` !`cmd` `` and of ```` ```! ```` blocks, in their order. */
export function dynamicCommands(body: string): readonly string[] {
  return [...body.matchAll(COMMAND)]
    .map(([, inline, block = '']) => (inline ?? block).trim())
    .filter((command) => command !== '');
}
