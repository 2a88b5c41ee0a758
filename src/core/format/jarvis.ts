// Jarvis' dialect: no frontmatter, but sections of Markdown that hold the metadata.

import type { Entry } from './entry';
import { type Line, linesOf } from './lines';
import type { Range } from './report';
import { readFlowList, readScalar, UNSURE } from './scalar';

export interface JarvisHead {
  readonly entries: readonly Entry[];
  /** The sections that were read; what is left is the body. */
  readonly sections: readonly Range[];
}

/** How far down the heading may stand, in characters. */
export const JARVIS_REACH = 4096;

const SIGN = /^#{1,6}[ \t]+Skill Metadata[ \t]*#*[ \t]*\r?$/im;
const HEADING = /^#{1,6}[ \t]/;
const SECTION = /^#{1,6}[ \t]+(skill metadata|triggers|capabilities|configuration)[ \t]*#*$/i;
const FENCE = /^(?:`{3,}|~{3,})/;
const LINE = /^(?:[-*][ \t]+)?\**(\w+)\**[ \t]*:\**[ \t]*(.*)$/;

/** What each section may say; a section that says nothing of it is part of the body. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  'skill metadata': ['name', 'description', 'version', 'author'],
  triggers: ['keywords', 'patterns'],
  capabilities: ['tools', 'hooks'],
  configuration: ['configuration'],
};

/** Jarvis' words that have another name in the table of fields. */
const RENAMED: Readonly<Record<string, string>> = { keywords: 'triggers' };

/** True if a heading *Skill Metadata* stands near the top of `text`. */
export function isJarvis(text: string): boolean {
  return SIGN.test(text.slice(0, JARVIS_REACH));
}

/** The metadata of a whole file. */
export function readJarvis(text: string): JarvisHead {
  const entries = new Map<string, Entry>();
  const sections: Range[] = [];
  for (const section of sectionsOf(text)) {
    const found = section.title === 'configuration' ? configuration(text, section) : keysOf(section);
    if (found.length === 0) continue;
    sections.push({ start: section.start, end: section.end });
    for (const entry of found) if (!entries.has(entry.key)) entries.set(entry.key, entry);
  }
  return { entries: [...entries.values()], sections };
}

interface Section extends Range {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** The sections of known titles, each up to the next heading; headings in code fences are none. */
function sectionsOf(text: string): Section[] {
  const lines = linesOf(text, 0, text.length);
  const sections: Section[] = [];
  let open: { title: string; first: number } | undefined;
  let fenced = false;
  const close = (next: number) => {
    if (!open) return;
    const start = (lines[open.first] as Line).start;
    const end = lines[next]?.start ?? text.length;
    sections.push({ title: open.title, start, end, lines: lines.slice(open.first + 1, next) });
    open = undefined;
  };
  lines.forEach((line, index) => {
    if (FENCE.test(line.text)) fenced = !fenced;
    if (fenced || line.indent > 0 || !HEADING.test(line.text)) return;
    close(index);
    const title = SECTION.exec(line.text)?.[1]?.toLowerCase();
    if (title !== undefined) open = { title, first: index };
  });
  close(lines.length);
  return sections;
}

function keysOf(section: Section): Entry[] {
  const keys = KEYS[section.title] ?? [];
  return section.lines.flatMap((line) => {
    const match = LINE.exec(line.text);
    const key = match?.[1]?.toLowerCase();
    if (!match || key === undefined || !keys.includes(key)) return [];
    const written = match[2] as string;
    const value = section.title === 'skill metadata' ? textIn(written) : itemsIn(written);
    const start = line.end - written.length;
    return [
      {
        key: RENAMED[key] ?? key,
        value,
        keyStart: line.start + line.text.indexOf(match[1] as string),
        start,
        end: line.end,
      },
    ];
  });
}

function textIn(written: string): string {
  const value = written === '' ? '' : readScalar(written);
  return typeof value === 'string' ? value : written;
}

/** `["a", "b"]`, `[a, b]`, or the same without brackets. */
function itemsIn(written: string): unknown {
  const list = readFlowList(written);
  if (list !== UNSURE) return list;
  const items = written.replace(/^\[|\]$/g, '').split(',');
  return items.map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2')).filter(Boolean);
}

/** The fenced JSON block of a section; as text where it is no JSON. */
function configuration(text: string, section: Section): Entry[] {
  const first = section.lines.findIndex((line) => FENCE.test(line.text));
  const last = section.lines.findIndex((line, index) => index > first && FENCE.test(line.text));
  const opening = section.lines[first];
  const closing = section.lines[last];
  if (!opening || !closing) return [];
  const start = opening.rawEnd + 1;
  const end = Math.max(start, closing.start);
  const written = text.slice(start, end).trimEnd();
  return [
    { key: 'configuration', value: parseJson(written), keyStart: section.start, start, end: start + written.length },
  ];
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    // Shown as it was written; nothing relies on its shape.
    return written;
  }
}
