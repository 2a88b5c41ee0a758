// What the rules about remote things look for: installers piped into shells, downloads that run, hosts by kind.

import type { AuditDocument } from '../document';
import { addressMatcher, type HostKind, ownerOf, readAddresses } from '../hosts';
import { type Matcher, matcher, type Span, scanner } from '../matcher';
import { code } from '../patterns';
import { NEAR, type Place } from '../place';
import { FOLDER, INTERPRETER, PREFIX, SHELL } from '../signals';
import type { Level } from '../types';

export const pipeToShell = matcher(
  code`\b(?:curl|wget|aria2c|axel|lynx|xh|fetch)\b[^\n]{0,300}?\|\s{0,4}(?:${PREFIX}\s{1,3}){0,4}${FOLDER}(?:${SHELL}|(?:python[\d.]{0,5}|node|perl|ruby|php|pwsh|powershell|osascript)(?!\s{1,3}-[cem]\b))(?![\w-]|\.\w)`,
  code`\b(?:curl|wget)\b[^\n]{0,300}?\|\s{0,4}(?:python[\d.]{0,5}|node|perl|ruby)\s{1,3}-[ce]\b[^\n]{0,80}?\b(?:exec|eval|system)\b[^\n]{0,40}`,
  code`\b${SHELL}\s(?:-\w{1,6}\s){0,3}<\(\s{0,3}(?:curl|wget)\b[^\n)]{0,300}`,
  code`\b${INTERPRETER}\s(?:-\w{1,6}\s){0,3}-\w{0,4}[ce]\s{1,3}["']?(?:\$\(|\x60)\s{0,3}(?:curl|wget)\b[^\n)\x60]{0,300}`,
  code`(?:\beval\b|\bsource\b|(?:^|[\s;&|])\.)\s{1,3}["']?(?:\$\(|\x60|<\()\s{0,3}(?:curl|wget)\b[^\n)]{0,300}`,
  code`\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|curl|wget)\b[^\n]{0,300}?\|\s{0,3}(?:iex|invoke-expression)\b`,
  code`\b(?:iex|invoke-expression)\b[^\n]{0,60}?(?:downloadstring|iwr|irm|invoke-webrequest|invoke-restmethod)\b[^\n]{0,300}`,
  code`\b(?:exec|eval|os\.system|popen|run|call|check_output|(?:pickle|marshal|dill|yaml)\.(?:unsafe_)?loads?|import|function|require)\s?\([^\n]{0,120}?(?:urlopen|requests\.get|httpx\.get|fetch)\s?\([^\n]{0,200}`,
  code`\b(?:eval|exec|system|instance_eval|spawn)\s?\(?\s?(?:\x60|%x.)\s?(?:curl|wget)\b[^\n\x60]{0,200}`,
  code`\b(?:mshta|regsvr32)(?:\.exe)?\b[^\n]{0,40}https?://[^\s"']{1,200}|\bdeno\srun\b[^\n]{0,60}https?://[^\s"']{1,200}|\b(?:torch\.load|joblib\.load|read_pickle|load_model)\s?\(\s?["']https?://[^\s"']{1,200}`,
);

/** Whose installer it is decides: a maker's known one asks, anything else blocks. */
export function judgeInstaller(place: Place): Level {
  const { document, span, line } = place;
  let addresses = readAddresses(place.statement);
  // A script fetches on one line, and writes and runs on others.
  if (addresses.length === 0)
    addresses = readAddresses(
      document.text.slice(Math.max(document.starts[Math.max(0, line - NEAR)] ?? 0, span.start - FAR), span.end),
    );
  if (addresses.length === 0) return 'P1';
  return addresses.every((each) => each.secure && isKnown(place, each.host, each.kind)) ? 'P1' : 'P0';
}

/** A known installer, or a maker's own host by the skill's name: still a question, but none that blocks. */
function isKnown(place: Place, host: string, kind: HostKind): boolean {
  if (kind === 'installer' || kind === 'local') return true;
  if (kind !== 'unknown' && kind !== 'wellKnown') return false;
  const owner = ownerOf(host);
  return owner.length > 3 && place.skill.folder.name.toLowerCase().includes(owner);
}

export const rawAddress = anyAddress('ip');
export const deadDrop = anyAddress('deadDrop');
export const shortener = anyAddress('shortener');
export const freeHosting = anyAddress('freeHosting');

function anyAddress(kind: HostKind): Matcher {
  return addressMatcher((address) => address.kind === kind);
}

/** Characters at most that are looked at before and behind a match, since a line may have very many. */
const FAR = 2000;
/** Lines after a download within which its file is looked for. */
const SOON = 8;
const NAME = /["']?((?:[\w$~.{}%:-]{0,60}[\\/]){0,8}[\w$.{}-]{1,80})/.source;
const SAVES: readonly RegExp[] = [
  code`\b(?:certutil|bitsadmin|start-bitstransfer)(?:\.exe)?\b[^\n]{0,120}https?://[^\s"']{1,300}["']?\s{1,4}${new RegExp(NAME)}`,
  code`\b(?:curl|wget|aria2c|iwr|irm|invoke-webrequest|start-bitstransfer)(?:\.exe)?\b[^\n|]{0,300}?\s(?:-[a-z]{0,6}o|--output(?:-document)?|-outfile|-destination|>)[\s=]{1,2}${new RegExp(NAME)}`,
  code`\b(?:urlretrieve|downloadfile|download_file)\s?\([^\n]{1,300}?,\s?${new RegExp(NAME)}`,
  code`\b(?:curl|wget)\b[^\n|]{0,200}?https?://[^\s"'|;&]{1,200}/([\w.-]{2,80})["']?(?=\s|$|;|&)`,
  code`\bopen\s?\(\s?${new RegExp(NAME)}["']?\s?,\s?["'][wa]b?\+?["']`,
  code`\bwritefile(?:sync)?\s?\(\s?${new RegExp(NAME)}`,
];
const FETCHING =
  /\b(?:curl|wget|certutil|bitsadmin|aria2c|iwr|irm|invoke-webrequest|bitstransfer|urlretrieve|urlopen|downloadfile|requests\.get|httpx|fetch\s?\(|axios|https?\.get|got\()/;

const saves = matcher(...SAVES);

/** A file that is downloaded and run within the next lines. */
export const downloadThenRun = scanner(downloadsThatRun);

function* downloadsThatRun(document: AuditDocument): Iterable<Span> {
  for (const { start, end } of document.find(saves)) {
    if (!fetchedNear(document, start)) continue;
    const name = /[\w$.{}-]{1,80}(?=["']?$)|[\w$.{}-]{1,80}(?=["']?\s?,\s?["'][wa]b?\+?["']$)/.exec(
      document.text.slice(start, end),
    );
    const run =
      name &&
      isFile(name[0], document.text.slice(start, end)) &&
      runOf(document, name[0], end, document.lineAt(end) + SOON);
    if (run) yield { start, end: run };
  }
}

/** One letter is a file's name only at the end of a path. */
function isFile(name: string, saving: string): boolean {
  return name.length > 1 || /[\\/]\w["']?$/.test(saving);
}

/** True if something is fetched on the line or in the six before it: a script downloads first and writes then. */
function fetchedNear(document: AuditDocument, at: number): boolean {
  const line = document.lineAt(at);
  const from = Math.max(document.starts[Math.max(0, line - NEAR)] ?? 0, at - FAR);
  return FETCHING.test(document.text.slice(from, Math.min(document.starts[line + 1] ?? at + FAR, at + FAR)));
}

const ARCHIVE = /\.(?:tar|tgz|gz|zip|xz|bz2|7z|rar)$/;
const UNPACKS = /\b(?:tar|unzip|7z|gunzip|expand-archive|unrar)\b/;

/** Programs and calls that run the file right behind them. */
const RUNNER =
  /\b(?:bash|sh|zsh|source|python[\d.]{0,4}|node|perl|ruby|pwsh|powershell(?:\.exe)?|sudo|start|open|exec|msiexec|dpkg|rpm|installer|hdiutil attach|chmod|start-process|invoke-item|osascript|java -jar|rundll32|iex|cmd|nohup|xattr|call)\s{1,3}(?:[-/+\w=]{1,14}\s{1,3}){0,4}|\b(?:system|popen|run|call|check_output|check_call|execsync|exec|execfile|spawn|spawnsync|startfile|fork|import_module|run_path)\s?\(\s?\[?\s?(?:f?["'](?:\w{1,12}\s(?:-\w{1,8}\s){0,2})?(?=[^"'\s])|["']\w{1,12}["']\s?,\s?(?:["']-\w{1,8}["']\s?,\s?)?)?/;
/** Where a file's name alone is a command. */
const AS_COMMAND = /(?:^|[\n;&|(\x60{]\s{0,12})(?:\.\s{1,2}|&\s{0,2})?(?=["']?(?:\.?\.?[\\/~$]|[\w$.{}-]{1,40}[\\/]))/;

/** The offset after a command that runs `name`, before the end of line `last`. */
function runOf(document: AuditDocument, name: string, from: number, last: number): number | undefined {
  const text = document.text.slice(from, Math.min(from + FAR, document.starts[last + 1] ?? document.text.length));
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (ARCHIVE.test(name) && UNPACKS.test(text)) {
    const inside =
      /(?:^|[\n;&|]\s{0,12})(?:nohup |sudo |exec ){0,2}(?:\.\/|(?:ba)?sh \S|python3? \S|node \S)[^\n]{0,60}/.exec(text);
    return inside ? from + inside.index + inside[0].length : undefined;
  }
  const path = `["']?(?:[\\w$~.{}%:-]{0,60}[\\\\/]){0,8}${quoted}(?![\\w-]|\\.\\w)`;
  const runs = new RegExp(`(?:${RUNNER.source})${path}|(?:${AS_COMMAND.source})${path}`);
  const found = runs.exec(text);
  return found ? from + found.index + found[0].length : undefined;
}
