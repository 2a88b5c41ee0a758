// Reads what a person switched off in the agents' own settings files.

import type { Snapshot } from '../catalog/snapshot';
import type { Agent } from '../model/agentTable';
import { nameKey } from '../model/nameKey';
import { join } from '../model/paths';
import type { FileSystem } from '../model/ports';
import type { Switches } from './switches';

interface SettingsFile {
  readonly agent: string;
  /** Below a workspace folder or the home, the later overriding the earlier. */
  readonly files: readonly string[];
  /** The names that `settings` switch off, and those that they switch on again. */
  namesIn(settings: Readonly<Record<string, unknown>>): Iterable<readonly [name: string, off: boolean]>;
}

/** One row each; sources: code.claude.com/docs/en/skills, geminicli.com/docs/cli/skills. */
const FILES: readonly SettingsFile[] = [
  {
    agent: 'claude-code',
    files: ['.claude/settings.json', '.claude/settings.local.json'],
    namesIn: ({ skillOverrides }) =>
      Object.entries(isRecord(skillOverrides) ? skillOverrides : {}).map(
        ([name, value]) => [name, value === 'off' || value === 'user-invocable-only'] as const,
      ),
  },
  {
    agent: 'gemini-cli',
    files: ['.gemini/settings.json'],
    namesIn: ({ skills }) => {
      const disabled = isRecord(skills) ? skills.disabled : undefined;
      return Array.isArray(disabled) ? disabled.map((name) => [String(name), true] as const) : [];
    },
  },
];

/** Bytes of a settings file that are read. */
const ENOUGH = 256 * 1024;

/** A file that isn't there or can't be read switches nothing off. */
export async function readSwitches(
  { roots }: Pick<Snapshot, 'roots'>,
  files: Pick<FileSystem, 'readText'>,
): Promise<Switches> {
  const homes = new Set(roots.flatMap(({ scope, anchor }) => (scope === 'user' && anchor ? [anchor] : [])));
  const folders = new Set(roots.flatMap(({ folder }) => folder?.path ?? []));
  const paths = FILES.flatMap((row) =>
    [...homes, ...folders].flatMap((base) => row.files.map((file) => ({ row, path: join(base, file) }))),
  );
  const texts = await Promise.all(paths.map(({ path }) => files.readText(path, ENOUGH)));
  const off = new Map<string, string>();
  for (const [index, { row, path }] of paths.entries()) {
    const text = texts[index];
    const settings = text?.kind === 'text' ? parsed(text.text) : undefined;
    if (!settings) continue;
    for (const [name, isOff] of row.namesIn(settings)) {
      const key = `${row.agent} ${nameKey(name)}`;
      if (isOff) off.set(key, path);
      else off.delete(key);
    }
  }
  return { fileThatHides: ({ id }: Agent, { name }) => off.get(`${id} ${nameKey(name)}`) };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    // Half-written or with comments: the agent itself would complain.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
