// Declared power: what a skill's frontmatter asks for or has run on its own.

import type { AuditDocument } from '../document';
import { matcher, type Span, scanner } from '../matcher';
import { code } from '../patterns';
import type { TextRule } from '../rule';

const allTools = matcher(
  code`^\s{0,8}(?:allowed-?_?tools|tools)\s?:\s{0,4}(?:\[\s?)?["']?(?:\*|[^\n]{0,200}\bbash\(\s?\*?(?::\*)?\s?\)|all\b)[^\n]{0,60}`,
  code`^\s{0,8}-\s{0,4}["']?(?:bash\(\s?\*(?::\*)?\s?\)|\*)["']?\s{0,4}$`,
);
const bareShell = matcher(
  code`^\s{0,8}(?:allowed-?_?tools|tools)\s?:[^\n]{0,300}?(?<=[\s,"'[:])(?:bash|shell|terminal|execute|run_in_terminal)(?=[\s,"'\]]|$)(?!\()`,
  code`^\s{0,8}-\s{0,4}["']?(?:bash|shell)["']?\s{0,4}$`,
);

/** `hooks:` of the frontmatter with the commands below it. */
const hooks = scanner(findHooks);

function* findHooks(document: AuditDocument): Iterable<Span> {
  const zone = document.zones[0];
  if (zone?.kind !== 'frontmatter') return;
  for (let line = zone.first + 1; line < zone.last; line++) {
    if (!/^hooks\s{0,4}:/.test(document.line(line))) continue;
    const start = document.starts[line] as number;
    let last = line;
    while (last + 1 < zone.last && /^(?:\s|-|$)/.test(document.line(last + 1))) last++;
    const end = (document.starts[last + 1] ?? document.text.length) - 1;
    if (
      /\bcommand\b|\brun\b|\bscript\b|["'\s](?:bash|sh|python3?|node|curl|npx)\s/.test(document.text.slice(start, end))
    )
      yield { start, end };
    return;
  }
}

/** Commands that run before a model sees the text. */
const dynamic = scanner(findDynamic);
const DYNAMIC = /(?:^|[\s(:>|*])!`([\w./$~("'[{][^`\n]{1,400})`|^```!\s{0,4}\n/gm;

function* findDynamic(document: AuditDocument): Iterable<Span> {
  if (!document.raw.includes('!`') && !document.raw.includes('```!')) return;
  for (const match of document.raw.matchAll(DYNAMIC)) {
    const end = match[1] === undefined ? document.raw.indexOf('\n```', match.index + 5) : match.index + match[0].length;
    yield { start: match.index, end: end < 0 ? document.raw.length : end };
  }
}

export const DECLARED_POWER: readonly TextRule[] = [
  {
    id: 'power-all-tools',
    level: 'P1',
    talk: 'keep',
    find: allTools,
    judge: (place) => (place.zone.kind === 'frontmatter' ? 'P1' : undefined),
    message: 'It asks to use every tool, or any command, without a question.',
    remedy: 'Name the tools and commands that it needs, such as Bash(git:*).',
  },
  {
    id: 'power-shell',
    level: 'P2',
    talk: 'keep',
    find: bareShell,
    judge: (place) => (place.zone.kind === 'frontmatter' ? 'P2' : undefined),
    message: 'It asks to run commands without a limit to which.',
    remedy: 'Name the commands that it needs, such as Bash(git:*).',
  },
  {
    id: 'power-hooks',
    level: 'P1',
    talk: 'keep',
    find: hooks,
    holds: true,
    message: 'It brings hooks: commands that an agent runs by itself on its events.',
    remedy: 'Read the commands (shown as evidence) before an agent takes them in.',
  },
  {
    id: 'power-dynamic-command',
    level: 'P1',
    talk: 'keep',
    find: dynamic,
    judge: (place) =>
      place.inScript || (place.zone.kind === 'code' && !place.text.startsWith('```')) ? undefined : 'P1',
    holds: true,
    message: 'A command in the text runs as soon as the skill is loaded, before anybody reads it.',
    remedy: 'Read the command (shown as evidence).',
  },
];
