// Obfuscation: commands written so that a reader does not see them.

import { matcher } from '../matcher';
import { code } from '../patterns';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import { decode, INTERPRETER, networkCall } from '../signals';
import type { Level } from '../types';
import { blobs, joinedStrings, reversedStrings, writtenEscapes } from './obfuscationParts';

const decodeIntoShell = matcher(
  code`\b(?:base(?:64|32)\s[^\n|]{0,60}-{1,2}d\w{0,8}|xxd\s[^\n|]{0,20}-r[^\n|]{0,20}|openssl\s(?:base64|enc)[^\n|]{0,80}-d[^\n|]{0,80}|rev|tr\s[^\n|]{1,80}|(?:gunzip|zcat|gzip\s-d|bunzip2|xz\s-d)[^\n|]{0,40}|uudecode[^\n|]{0,30})\s?(?:2>\s?/dev/null\s?)?\|\s{0,3}(?:(?:sudo|env|nohup|exec|xargs)\s(?:-\w{1,8}\s){0,3}){0,2}(?:/usr/bin/env\s|/usr/bin/|/bin/)?${INTERPRETER}(?![\w-]|\.\w)[^\n]{0,30}`,
  code`\b(?:eval|source|exec|bash|sh|zsh|python3?|node|perl|iex)\b[^\n]{0,30}?(?:\$\(|\x60|<<<|<\()[^\n]{0,300}?\b(?:base(?:64|32)\s[^\n]{0,40}-{1,2}d|xxd\s[^\n]{0,20}-r|openssl\s(?:base64|enc)[^\n]{0,60}-d|rev\b|tr\s)`,
  code`(?:^|[\n;&|]\s{0,20})(?:\$\(|\x60)\s?(?:echo|printf)\s[^\n]{0,300}?\|\s?(?:base64\s[^\n]{0,20}-{1,2}d|xxd\s[^\n]{0,20}-r|rev)`,
  code`(?:(?<![\w.])(?:exec|eval|compile|execfile|__import__|function|assert)|\b(?:os\.system|os\.popen|subprocess\.\w{3,16}|popen|run|call|check_output|(?:marshal|pickle|dill)\.loads|execsync|spawn(?:sync)?|settimeout|vm\.runin\w{3,12}|system|instance_eval|invoke-expression|iex))\s?\(?[^\n]{0,120}?(?:b64decode|b32decode|b16decode|b85decode|a85decode|decodebytes|bytes\.fromhex|unhexlify|zlib\.decompress|gzip\.decompress|marshal\.loads|codecs\.decode|atob\s?\(|frombase64string|decode64|decode_base64|base64_decode|gzinflate|str_rot13|fromcharcode|buffer\.from\s?\([^\n]{1,300}?["'](?:base64|hex))`,
  code`\b(?:pwsh|powershell)(?:\.exe)?\b[^\n]{0,80}\s-(?:e|ec|en|enc|enco\w{0,12})\s{1,3}["']?[a-z\d+/=]{16,400}`,
  code`\bprintf\s["'](?:\\x[\da-f]{2}|\\[0-7]{3}){4,200}[^\n]{0,40}\|\s?(?:ba|z)?sh\b|\b(?:eval|bash\s-c|sh\s-c)\s[^\n]{0,10}\$'(?:\\x|\\[0-7])[^\n]{0,80}`,
);

const runsVariable = matcher(
  code`\b(?:eval|exec|source)\s["']?\$\{?\w|\b(?:ba|z)?sh\s(?:-\w{1,4}\s)?["']?\$\{?\w|\|\s?(?:ba|z)?sh\b|<<<\s?["']?\$`,
  code`(?<![\w.$])(?:exec|eval|compile)\s?\(\s?(?:compile\s?\(\s?)?[a-z_]\w{0,40}\s?(?:\.decode\s?\([^)]{0,20}\)\s?)?[,)]|\b(?:os\.system|os\.popen|subprocess\.(?:run|call|popen|check_output|getoutput))\s?\(\s?\[?\s?[a-z_]\w{0,40}(?:\.decode\([^)]{0,20}\))?\s?[,)]`,
  code`\bnew\sfunction\s?\(\s?[a-z_$][\w$]{0,40}\s?\)|\bexec(?:sync)?\s?\(\s?[a-z_$][\w$]{0,40}(?:\.tostring\([^)]{0,20}\))?\s?[,)]|\beval\s?\(\s?[a-z_$][\w$]{0,40}|\biex\s?\(?\s?\$\w|\binvoke-expression\s?\(?\s?\$\w`,
);

const dynamicNames = matcher(
  code`\bgetattr\s?\(\s?(?:os|builtins|__builtins__|subprocess|__import__\s?\([^)]{0,30}\)|importlib[^)]{0,40})\s?,\s?(?!["'](?!(?:system|popen|exec\w{0,3}|spawn\w{0,4}|eval)["'])\w{1,40}["'])|\b(?:globals|vars|locals)\s?\(\)\s?\[\s?["']?[^\]]{0,60}(?:\+|chr|::|join)|\b__builtins__\s?(?:\.__dict__)?\s?\[`,
  code`\b__import__\s?\(\s?(?:["']\w{1,8}["']\s?\+\s?["']|chr|["']["']\.join|base64|bytes)|\b__import__\s?\(\s?["'](?:os|subprocess|base64|socket|marshal|pty|ctypes)["']\s?\)|\bimportlib\.import_module\s?\([^\n)]{0,60}(?:chr\s?\(|["']["']\.join|decode\s?\(|["']\s?\+\s?["'])`,
  code`\b(?:window|globalthis|global|self|this)\s?\[\s?(?:["'][^"']{0,12}["']\s?\+|atob|string\.fromcharcode|\[)|\brequire\s?\(\s?(?:["'][^"']{0,12}["']\s?\+|atob|string\.fromcharcode|buffer\.from)|\["constructor"\]\s?\(|\.constructor\s?\(\s?["'](?:return|eval)`,
  code`(?:^|[\n;&|(]\s{0,12})\$\{?[a-z_]\w{0,12}\}?\$\{?[a-z_]\w{0,12}\}?\s[^=\n]`,
  code`\w\$\{ifs\}|\w\$ifs(?:\$\d|[\w/~-])|\$\{path:\d:\d\}|\$\{\w{1,12}:\d{1,2}:\d{1,2}\}\$\{\w{1,12}:\d{1,2}:\d{1,2}\}`,
);

function ifRun(level: Level, otherwise: Level | undefined) {
  return (place: Place): Level | undefined => (place.inCode && place.beside(runsVariable, 8) ? level : otherwise);
}

export const OBFUSCATION: readonly TextRule[] = [
  {
    id: 'obfuscation-decode-run',
    level: 'P0',
    talk: 'lower',
    find: decodeIntoShell,
    message: 'Something encoded is decoded and run at once.',
    remedy: 'Do not run it. Code that means well is written out.',
  },
  {
    id: 'obfuscation-decoded-later',
    level: 'P0',
    talk: 'lower',
    find: decode,
    judge: ifRun('P0', undefined),
    message: 'Something encoded is decoded, and what comes out is run a few lines later.',
    remedy: 'Do not run it. Code that means well is written out.',
  },
  {
    id: 'obfuscation-blob',
    level: 'P1',
    talk: 'lower',
    find: blobs,
    judge: (place) => (/^decoded to run/.test(place.span.shown ?? '') ? 'P0' : 'P1'),
    message: 'An encoded block hides a command or an address.',
    remedy: 'Read what it says when decoded (shown as evidence).',
  },
  {
    id: 'obfuscation-escapes',
    level: 'P1',
    talk: 'lower',
    find: writtenEscapes,
    judge: ifRun('P0', 'P1'),
    message: 'Plain letters are written as numbers or escapes.',
    remedy: 'Read what they say (shown as evidence); plain text needs no escapes.',
  },
  {
    id: 'obfuscation-joined',
    level: 'P1',
    talk: 'lower',
    find: joinedStrings,
    message: 'A command’s name is put together from pieces.',
    remedy: 'Do not run it before you know why it hides that word.',
  },
  {
    id: 'obfuscation-reversed',
    level: 'P1',
    talk: 'lower',
    find: reversedStrings,
    message: 'A text is written backwards and turned round to be used.',
    remedy: 'Read it backwards (shown as evidence).',
  },
  {
    id: 'obfuscation-dynamic-names',
    level: 'P1',
    talk: 'lower',
    find: dynamicNames,
    judge: (place) => {
      if (!place.inCode) return undefined;
      return place.beside(networkCall, 2) || place.beside(decode, 1) ? 'P0' : 'P1';
    },
    message: 'It reaches for a function or module by a name that is made up while it runs.',
    remedy: 'Do not run it before you know why it hides that name.',
  },
];
