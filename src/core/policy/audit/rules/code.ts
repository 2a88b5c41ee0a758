// Code: what a skill's scripts run, whom they call, and what they install.

import type { AuditDocument } from '../document';
import { runLater } from '../flows';
import { addressesOf, ownerOf } from '../hosts';
import { isScript } from '../languages';
import { anyOf, matcher } from '../matcher';
import { code } from '../patterns';
import type { Place } from '../place';
import type { FileHit, FolderRule, TextRule } from '../rule';
import { decode, fetchCommand, networkCall, sendCommand } from '../signals';
import type { AuditedSkill } from '../skill';
import type { Level } from '../types';
import { installs, lookalikePackages } from './codeParts';

const evaluates = matcher(
  code`\bexec_module\s?\(|\brunpy\.run_\w{4,6}\s?\(|\bspec_from_loader\s?\(`,
  code`(?<![\w.$>])(?:eval|exec)\s?\(\s?(?!["')])|\bnew\sfunction\s?\(|\bvm\.runin\w{3,16}\s?\(|\bcompile\s?\([^\n]{0,120}["']exec["']`,
  code`\bshell\s?=\s?true\b|\bos\.(?:system|popen)\s?\(|\bchild_process\b|\bexecsync\s?\(|\bcommands\.getoutput\s?\(|\bsubprocess\.(?:getoutput|getstatusoutput)\s?\(`,
  code`\binvoke-expression\b|\biex\s[($]|\bshell_exec\s?\(|\bproc_open\s?\(|\bpassthru\s?\(`,
);
/** An argument made up while the script runs. */
const COMPUTED =
  /(?:\b(?:eval|exec|system|popen|execsync|getoutput|getstatusoutput|shell_exec|passthru|runin\w{3,16}|invoke-expression|iex|new function)\s?\(?\s?)(?:f["']|["'`][^"'`\n]{0,200}["'`]\s?[+%]|`[^`\n]{0,200}\$\{|[a-z_$][\w$.[\]"']{0,60}\s?[,)+]|\$)|\b(?:run|call|popen|check_output|check_call)\s?\(\s?(?:f["']|["'][^"'\n]{0,200}["']\s?[+%]|["'][^"'\n]{0,200}["']\.format|[a-z_]\w{0,40}\s?,)[^\n]{0,200}shell\s?=\s?true/;
const FROM_NETWORK =
  /\b(?:requests\.get|urlopen|httpx\.get|fetch\s?\(|axios|response\.text|resp\.text|r\.text|\.content\b|await\s\w{1,20}\.text)/;

function judgeEvaluation(place: Place): Level | undefined {
  if (!place.inScript) return place.inCode && FROM_NETWORK.test(place.statement) ? 'P1' : undefined;
  if (!COMPUTED.test(place.statement) && !/^(?:exec_module|runpy)/.test(place.text)) return 'P2';
  const isBare = /^(?:eval|exec|new function|compile|runpy)/.test(place.text);
  return isBare && (place.beside(networkCall, 5) || place.beside(decode, 6)) ? 'P0' : 'P1';
}

const unpinned = matcher(
  code`\b(?:npx|bunx|pnpx|(?:pnpm|yarn)\sdlx)\s(?:(?:-y|--yes)\s)?[\w@/.-]{2,80}@latest\b|\bnpx\s(?:-y|--yes)\s[\w@/.-]{2,80}`,
);

const machineCode = matcher(
  code`\bctypes\.(?:cfunctype|windll|memmove)\b|\bvirtualalloc\b|\bcreateremotethread\b|\bwriteprocessmemory\b|\bmemfd_create\b|\bprot_exec\b|\bcreatethread\s?\(`,
);

export const CODE: readonly TextRule[] = [
  {
    id: 'code-from-network',
    level: 'P0',
    talk: 'lower',
    find: runLater(anyOf(networkCall, fetchCommand)),
    judge: (place) => (place.inCode ? 'P0' : undefined),
    message: 'What comes over the network is run as code or as a command.',
    remedy: 'Do not load the skill.',
  },
  {
    id: 'code-in-memory',
    level: 'P1',
    talk: 'lower',
    find: machineCode,
    judge: (place) =>
      place.inCode ? (place.beside(networkCall, 8) || place.beside(decode, 8) ? 'P0' : 'P1') : undefined,
    message: 'It puts machine code into memory and may run it.',
    remedy: 'Do not run it before you know what it is for.',
  },
  {
    id: 'code-evaluation',
    level: 'P2',
    talk: 'lower',
    find: evaluates,
    judge: judgeEvaluation,
    message: 'It runs text as code, or a command line through a shell.',
    remedy: 'Check what can get into that text; give a program its arguments as a list.',
  },
  {
    id: 'code-install',
    level: 'P2',
    talk: 'lower',
    find: installs,
    judge: judgeInstall,
    message: 'It installs packages, whose own scripts run as they are installed.',
    remedy: 'Name a version, and take it from the registry.',
  },
  {
    id: 'code-install-lookalike',
    level: 'P1',
    talk: 'lower',
    find: lookalikePackages,
    message: 'It installs a package whose name is one letter off a well-known one ({evidence}).',
    remedy: 'Check the spelling before anything is installed.',
    data: (place) => ({ evidence: place.span.shown ?? place.text }),
  },
  {
    id: 'code-unpinned-runner',
    level: 'P2',
    talk: 'lower',
    find: unpinned,
    judge: (place) => (place.inCode || place.inProse ? 'P2' : undefined),
    message: 'It runs whatever version of a package is the newest.',
    remedy: 'Name a version.',
  },
];

const ELSEWHERE =
  /\bgit\+|https?:\/\/|\bgit@|--(?:extra-)?index-url|--registry|--trusted-host|--find-links|\.(?:tar\.gz|tgz|whl|zip)\b/;
const OWN_INDEX =
  /(?:--index-url|--extra-index-url|-i)[\s=]https:\/\/(?:download\.pytorch\.org|pypi\.org|pypi\.nvidia\.com|pypi\.tuna\.tsinghua\.edu\.cn|mirrors\.aliyun\.com|data\.pyg\.org|storage\.googleapis\.com\/jax-releases)/;

function judgeInstall(place: Place): Level | undefined {
  const { statement } = place;
  if (ELSEWHERE.test(place.text) && !OWN_INDEX.test(statement)) return place.inScript ? 'P1' : elsewhere(place);
  if (!place.inScript) return place.inCode ? 'P2' : undefined;
  return /[=@~^]=?\s?v?\d|-r\s|requirements|--frozen|\bci\b/.test(place.text) ? 'P2' : 'P1';
}

/** In a text, what comes from a well-known forge is a note; from anywhere else a question. */
function elsewhere(place: Place): Level {
  return /(?:github|gitlab|bitbucket)\.(?:com|org)|huggingface\.co/.test(place.text) ? 'P2' : 'P1';
}

const calls = anyOf(networkCall, sendCommand, fetchCommand);

/** Scripts that use the network, with the hosts they name. */
function* networkScripts(skill: AuditedSkill): Iterable<FileHit> {
  for (const document of skill.documents) {
    if (!isScript(document.language) || document.find(calls).length === 0) continue;
    const hosts = foreignHosts(document);
    if (hosts.length === 0) continue;
    const level = hosts.some((host) => isNamed(skill, host)) ? 'P2' : 'P1';
    yield { file: document.path, evidence: hosts.join(', '), level, data: { hosts: hosts.slice(0, 5).join(', ') } };
  }
}

const HOST = /^[\p{L}\d.-]{1,100}\.(?:\p{L}{2,}|\d{1,3})$/u;
const COMMENT = /^\s{0,80}(?:#|\/\/|\*|\/\*|--|;|rem\b)/;

/** Hosts outside of comments that say something: not this machine, and not what everybody uses. */
function foreignHosts(document: AuditDocument): readonly string[] {
  const addresses = addressesOf(document).filter(
    ({ kind, host, start }) =>
      kind !== 'local' &&
      kind !== 'wellKnown' &&
      HOST.test(host) &&
      !COMMENT.test(document.line(document.lineAt(start))),
  );
  return [...new Set(addresses.map(({ host }) => host))].slice(0, 50);
}

/** True if SKILL.md speaks of the host, or of whoever it belongs to; the skill's own name says nothing of that. */
function isNamed(skill: AuditedSkill, host: string): boolean {
  const owner = ownerOf(host);
  return (
    skill.names(host) || (owner.length > 3 && !skill.folder.name.toLowerCase().includes(owner) && skill.names(owner))
  );
}

export const CODE_FILES: readonly FolderRule[] = [
  {
    id: 'code-network',
    level: 'P2',
    check: networkScripts,
    message: 'A script uses the network ({hosts}).',
    remedy: 'Name in SKILL.md which hosts it calls and why.',
  },
];
