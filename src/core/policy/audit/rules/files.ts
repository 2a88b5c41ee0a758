// Files: what lies in a skill's folder and is not meant to be read.

import { lookalikeOf } from '../names';
import type { FileHit, FolderRule } from '../rule';
import type { AuditedSkill } from '../skill';
import type { FolderFile } from '../types';

const MEGABYTE = 1024 * 1024;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** One finding for each file for which `wanted` says what its evidence is. */
function each(wanted: (file: FolderFile, skill: AuditedSkill) => string | undefined) {
  return function* (skill: AuditedSkill): Iterable<FileHit> {
    for (const file of skill.folder.files) {
      const evidence = wanted(file, skill);
      if (evidence !== undefined) yield { file: file.path, evidence, data: { evidence } };
    }
  };
}

/** Levels that a link's target climbs out of the skill; absolute targets climb without end. */
function climbs(file: FolderFile): number {
  const target = (file.target ?? '').replaceAll('\\', '/');
  if (/^(?:\/|[a-z]:|~)/i.test(target)) return Number.POSITIVE_INFINITY;
  let depth = file.path.split('/').length - 1;
  let lowest = depth;
  for (const part of target.split('/')) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    lowest = Math.min(lowest, depth);
  }
  return -lowest;
}

const EXECUTABLE =
  /\.(?:exe|dll|so|dylib|scr|com|msi|app|bin|elf|o|a|node|wasm|pyc|pyo|pyd|class|jar|apk|ipa|deb|rpm|dmg|pkg|appimage|lnk|hta|vbe|jse|wsf|scf|cpl|sys)$/i;
const ARCHIVE = /\.(?:zip|rar|7z|tar|tgz|gz|bz2|xz|zst|lz4|cab|iso|img|whl|egg|crx|xpi|vsix|skill|mcpb|dxt)$/i;
const CODE_IN_DOTFILE =
  /(?:^|\/)\.[^/]{1,60}\.(?:py|js|mjs|cjs|ts|sh|bash|zsh|ps1|bat|cmd|rb|pl|php|vbs)$|(?:^|\/)\.(?:envrc|bashrc|zshrc|profile|npmrc|pypirc|pth)$/i;
const HIDDEN_FOLDER_CODE =
  /(?:^|\/)\.(?!github\/|claude-plugin\/|vscode\/|claude\/)[^/]{1,60}\/(?:[^/]{1,80}\/){0,8}[^/]{1,80}\.(?:py|js|mjs|cjs|sh|ps1|bat|rb|pl)$/i;
const OFFICE_SCRIPT = /\.(?:docm|dotm|xlsm|xltm|xlam|pptm|potm|ppam|ppsm|xll|xlsb)$/i;
const AGENT_FILES =
  /(?:^|\/)(?:\.claude\/settings(?:\.local)?\.json|\.mcp\.json|hooks\/hooks\.json|\.vscode\/(?:tasks|settings|mcp)\.json|\.cursor\/(?:mcp|hooks)\.json|\.gemini\/settings\.json|\.codex\/config\.toml|\.devcontainer\/devcontainer\.json|claude\.md|agents\.md|gemini\.md|\.cursorrules|\.github\/copilot-instructions\.md)$/i;

// biome-ignore format: a table
const WELL_KNOWN_SKILLS = new Set(`skill-creator mcp-builder frontend-design webapp-testing canvas-design algorithmic-art brand-guidelines
  internal-comms slack-gif-creator theme-factory web-artifacts-builder doc-coauthoring systematic-debugging test-driven-development
  brainstorming writing-plans executing-plans using-superpowers code-review git-commit writing-skills playwright-cli agent-browser
  find-skills remotion-best-practices react-best-practices web-design-guidelines claude-api`.split(/\s+/));

function* lookalikes(skill: AuditedSkill): Iterable<FileHit> {
  const name = skill.folder.name.toLowerCase();
  const known = new Set([...WELL_KNOWN_SKILLS, ...skill.knownSkills.map((each) => each.toLowerCase())]);
  const twin = lookalikeOf(name, known);
  if (twin) yield { file: skill.main?.path ?? skill.folder.files[0]?.path ?? '', evidence: name, data: { twin } };
}

/** Scripts of a package that run as it is installed. */
function* lifecycle(skill: AuditedSkill): Iterable<FileHit> {
  for (const { path, raw } of skill.documents) {
    const match = /(?:^|\/)package\.json$/.test(path)
      ? /"(?:pre|post)?install"\s{0,8}:\s{0,8}"[^"\n]{1,300}"|"prepare"\s{0,8}:\s{0,8}"[^"\n]{1,300}"/.exec(raw)
      : null;
    if (match) yield { file: path, evidence: match[0] };
    const setup = /(?:^|\/)setup\.py$/.test(path)
      ? /cmdclass\s{0,4}=|class\s\w{1,40}\((?:install|develop|egg_info|build_py)\)/.exec(raw)
      : null;
    if (setup) yield { file: path, evidence: setup[0] };
  }
}

export const FILES: readonly FolderRule[] = [
  {
    id: 'files-link-outside',
    level: 'P0',
    *check(skill) {
      for (const file of skill.folder.files) {
        if (file.kind !== 'symlink' || climbs(file) <= 0) continue;
        yield {
          file: file.path,
          evidence: file.target ?? '',
          level: climbs(file) === 1 ? 'P1' : 'P0',
          data: { target: file.target ?? '' },
        };
      }
    },
    message: 'A symbolic link leaves the skill: {target}.',
    remedy: 'Put a copy of what it needs into the skill.',
  },
  {
    id: 'files-archive',
    level: 'P1',
    check: each((file) => (file.kind === 'archive' || ARCHIVE.test(file.path) ? nameOf(file.path) : undefined)),
    message: 'An archive ({evidence}), in which nobody looks.',
    remedy: 'Unpack it and look, or leave it out.',
  },
  {
    id: 'files-program',
    level: 'P1',
    check: each((file) => (file.kind === 'executable' || EXECUTABLE.test(file.path) ? nameOf(file.path) : undefined)),
    message: 'A program ({evidence}) that can’t be read.',
    remedy: 'Ship its source, or have it installed from its maker.',
  },
  {
    id: 'files-hidden-code',
    level: 'P1',
    check: each((file) =>
      CODE_IN_DOTFILE.test(file.path) || HIDDEN_FOLDER_CODE.test(file.path) ? nameOf(file.path) : undefined,
    ),
    message: 'Code in a file or folder that lists leave out ({evidence}).',
    remedy: 'Read it; give it a name that is seen.',
  },
  {
    id: 'files-office-script',
    level: 'P1',
    check: each((file) => (OFFICE_SCRIPT.test(file.path) ? nameOf(file.path) : undefined)),
    message: 'An office file with scripts in it ({evidence}).',
    remedy: 'Take the scripts out, or do not open it.',
  },
  {
    id: 'files-agent-settings',
    level: 'P1',
    check: each((file) => (AGENT_FILES.test(file.path) ? file.path : undefined)),
    message: 'A file that an agent takes as its settings or orders ({evidence}) lies in the skill.',
    remedy: 'Read it before you open the folder with an agent.',
  },
  {
    id: 'files-install-script',
    level: 'P1',
    check: lifecycle,
    message: 'A package in the skill runs a script as it is installed.',
    remedy: 'Read the script; install with scripts switched off.',
  },
  {
    id: 'files-large',
    level: 'P2',
    check: each((file) => (file.size > MEGABYTE ? `${(file.size / MEGABYTE).toFixed(1)} MB` : undefined)),
    message: 'A large file ({evidence}).',
    remedy: 'Check what is in it.',
  },
  {
    id: 'files-lookalike-name',
    level: 'P1',
    check: lookalikes,
    message: 'The skill’s name is one letter off another: {twin}.',
    remedy: 'Check that it is the skill you meant.',
  },
];
