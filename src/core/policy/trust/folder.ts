// A skill's folder as the audit and trust see it: every file with its kind, its text and its digest. Links aren't followed.

import { basename, dirname, extname, join, relative } from '../../model/paths';
import type { Cancellation, Entry, FileSystem } from '../../model/ports';
import type { FileKind, FolderFile, SkillFolder } from '../audit/types';

/** What a decision is pinned to: each file's path, with `/`, and what tells its content from any other. */
export type Manifest = Readonly<Record<string, string>>;

export interface InspectedFolder extends SkillFolder {
  readonly manifest: Manifest;
  /** False if there is more than is looked at, so that no decision can be pinned to it. */
  readonly complete: boolean;
}

/** More files than this are a data set, or a hiding place. */
const FILES = 2000;
const DEPTH = 12;
/** Bytes of a text that are audited. */
const TEXT = 2 * 1024 * 1024;

const ARCHIVES = new Set(
  '.zip .tar .gz .tgz .bz2 .xz .7z .rar .jar .war .whl .egg .vsix .crx .dmg .pkg .iso .cab .zst'.split(' '),
);
const EXECUTABLES = new Set('.exe .dll .so .dylib .com .msi .scr .app .apk .bin .node .wasm .pyc .class'.split(' '));

/** Reads all of the folder in which `path`, a SKILL.md, stands; a lone `.md` among others is all there is of it. */
export async function readFolder(
  skill: { readonly path: string; readonly directory: string; readonly alone: boolean },
  files: FileSystem,
  token?: Cancellation,
): Promise<InspectedFolder> {
  const found: FolderFile[] = [];
  const manifest: Record<string, string> = {};
  const { entries, complete } = skill.alone
    ? { entries: [{ path: skill.path, link: false }], complete: true }
    : await walk(skill.directory, files, token);
  for (const { path, link } of entries) {
    if (token?.isCancellationRequested) break;
    const name = relative(skill.directory, path);
    const file = link ? await readLink(name, path, files) : await readFile(name, path, files);
    found.push(file.entry);
    manifest[name] = file.digest;
  }
  return { name: basename(skill.directory), files: found, manifest, complete };
}

/** True for a lone `.md` among others (free-code), to which the rest of its folder doesn't belong. */
export function isLone(path: string): boolean {
  return !/^skill\.md$/i.test(basename(path));
}

interface Walked {
  readonly path: string;
  readonly link: boolean;
}

async function walk(root: string, files: FileSystem, token?: Cancellation) {
  const entries: Walked[] = [];
  let complete = true;
  const enter = async (folder: string, depth: number): Promise<void> => {
    const list = depth > DEPTH || token?.isCancellationRequested ? undefined : await files.list(folder);
    complete &&= list !== undefined && !('kind' in list) && entries.length <= FILES;
    if (!complete || !list || 'kind' in list) return;
    for (const { name, kind, link } of [...list].sort(byName)) {
      const path = join(folder, name);
      if (kind === 'folder' && !link) await enter(path, depth + 1);
      else entries.push({ path, link });
    }
  };
  await enter(root, 0);
  return { entries: entries.slice(0, FILES), complete: complete && entries.length <= FILES };
}

const byName = (a: Entry, b: Entry) => (a.name < b.name ? -1 : 1);

async function readLink(name: string, path: string, files: FileSystem) {
  const target = (await files.realPath(path)) ?? '';
  const folder = (await files.realPath(dirname(path))) ?? dirname(path);
  const entry: FolderFile = { path: name, kind: 'symlink', size: 0, target: relativeTo(folder, target) };
  const content = await files.digest(path);
  return { entry, digest: `link ${target} ${typeof content === 'string' ? content : content.problem}` };
}

/** As a link could be written: a way down stays one, everything else is absolute. */
function relativeTo(folder: string, target: string): string {
  return relative(folder, target) || '.';
}

async function readFile(name: string, path: string, files: FileSystem) {
  const [digest, read] = await Promise.all([files.digest(path), files.readText(path, TEXT)]);
  if (read.kind === 'problem' || typeof digest !== 'string') {
    const problem = read.kind === 'problem' ? read.problem : 'unknown';
    return { entry: { path: name, kind: 'binary' as const, size: 0 }, digest: `unreadable ${problem}` };
  }
  const kind = kindOf(name, read.text);
  const entry: FolderFile = { path: name, kind, size: read.stamp.size, ...(kind === 'text' && { text: read.text }) };
  return { entry, digest };
}

function kindOf(name: string, text: string): FileKind {
  const extension = extname(name);
  if (ARCHIVES.has(extension) || text.startsWith('PK\u0003\u0004')) return 'archive';
  if (EXECUTABLES.has(extension) || text.startsWith('\u007fELF') || /^MZ.{0,80}\0/s.test(text)) return 'executable';
  return text.slice(0, 4096).includes('\0') ? 'binary' : 'text';
}

/** What differs between two states of a folder; each list sorted. */
export interface ManifestDifference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export function differenceOf(before: Manifest, after: Manifest): ManifestDifference {
  const names = (manifest: Manifest) => Object.keys(manifest).sort();
  return {
    added: names(after).filter((name) => !Object.hasOwn(before, name)),
    changed: names(after).filter((name) => Object.hasOwn(before, name) && before[name] !== after[name]),
    removed: names(before).filter((name) => !Object.hasOwn(after, name)),
  };
}

export function isSame(a: Manifest, b: Manifest): boolean {
  const { added, changed, removed } = differenceOf(a, b);
  return added.length + changed.length + removed.length === 0;
}
