// Where secrets lie, and what reads them.

import type { AuditDocument } from '../document';
import { anyOf, matcher } from '../matcher';
import { any, code, prose } from '../patterns';

/** Words of credentials, in prose or code. */
export const secretWord = matcher(
  prose`\b(?:passwords?|credentials?|access tokens?|api tokens?|auth tokens?|(?:api|private|secret|ssh|access|encryption) ?_?keys?|secrets?|seed phrases?|mnemonics?|keychains?|session cookies?|environment variables?|\.env\b|id_rsa|\.ssh\b|\.aws\b)`,
);

/** A path or store that holds credentials. */
export const STORE = any(
  /\.ssh\b(?![\w.]{0,20}\.(?:com|org))(?:[\\/]{1,2}|["'\s),]|$)|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)/,
  /\.aws[\\/]{1,2}(?:credentials|config)|\.aws["')\s,]|\.azure[\\/]|\.config[\\/]{1,2}gcloud|application_default_credentials|\.kube[\\/]{1,2}config|\.docker[\\/]{1,2}config\.json|\.oci[\\/]|\.boto\b/,
  /\.netrc\b|\.git-credentials\b|\.npmrc\b|\.pypirc\b|\.pgpass\b|\.my\.cnf\b|\.gnupg\b|\.config[\\/]{1,2}gh[\\/]|\.terraform\.d|\.vault-token|\.cargo[\\/]{1,2}credentials|\.gem[\\/]credentials|\.config[\\/]{1,2}hub\b|\.s3cfg|\.htpasswd/,
  /library[\\/]{1,2}keychains|login\.keychain|\.local[\\/]share[\\/]keyrings|kwallet|\.password-store|microsoft[\\/]{1,2}(?:credentials|protect|vault)|ntuser\.dat|1password[\\/]|bitwarden[\\/]|\.kdbx\b|lastpass[\\/]/,
  /(?:google[\\/ ]{1,2}chrome|chromium|bravesoftware|microsoft[\\/ ]{1,2}edge|opera software|vivaldi|\.mozilla|firefox)[^\n"']{0,80}(?:login data|cookies|local state|web data|key4\.db|logins\.json|profiles|default)|\blogin data\b|\bkey4\.db\b|\blogins\.json\b|cookies\.sqlite/,
  /wallet\.dat|\.bitcoin\b|\.electrum|\.ethereum[\\/]keystore|\.config[\\/]solana|solana[\\/]id\.json|exodus[\\/]|atomic[\\/]local storage|metamask|nkbihfbeogaeaoehlefnkodbefgpgknn|bfnaelmomeimhlpmgjnjophhpkkoljpa|ledger live|trezor suite|keystore[\\/]utc|\.monero/,
  /telegram desktop[\\/]tdata|\btdata\b|discord[\\/]local storage|leveldb|slack[\\/](?:storage|cookies)|\.signal\b|signal[\\/]config\.json/,
  /\.(?:openclaw|clawdbot|moltbot|nanobot|hermes)[\\/][^\n"']{0,60}|\.claude[\\/]\.credentials|\.claude\.json|\.claude[\\/]projects|\.codex[\\/]auth|\.gemini[\\/]oauth|\.cursor[\\/][^\n"']{0,20}(?:auth|token)|\.config[\\/]github-copilot|\.aider|\.continue[\\/]config/,
  /[\\/]etc[\\/]shadow\b|[\\/]etc[\\/]passwd\b|[\\/]proc[\\/](?:self|\d+|\*)[\\/]environ|[\\/]var[\\/]run[\\/]secrets|[\\/]run[\\/]secrets|serviceaccount[\\/]token/,
  /(?:~|\$home|\$\{home\}|home\(\)|homedir\(\)|expanduser\([^\n)]{0,10}|userprofile%?)[^\n"']{0,6}["']?[^\n"'\w]{0,6}["']?\.env\b/,
);
/** History of shells: commands with passwords in them. */
export const HISTORY = /\.(?:bash|zsh|sh|python|node_repl|mysql|psql)_history\b|consolehost_history/;

const READS =
  /(?:\bcat|\bless|\bmore|\bhead|\btail|\btac|\bnl|\bgrep|\begrep|\brg|\bawk|\bsed|\bstrings|\bxxd|\bod|\bbase64|\btar|\bzip|\bcp|\bmv|\brsync|\bscp|\bfind|\bls|\bdd|\bsqlite3|\bjq|\bget-content|\bgc|\btype|\bcopy(?:-item)?|\bcompress-archive|\bxcopy|\brobocopy|\bgpg\s--export|\bcurl|\bread|\bread_file|\bupload\w{0,10}|\bsource)\b/;
const OPENS =
  /(?:\bopen\s?\(|\bread_?text\s?\(|\bread_?bytes\s?\(|\breadfile(?:sync)?\s?\(|\bcreatereadstream\s?\(|\bfile\.read|\bio\.read|\bioutil\.readfile|\bos\.readfile|\bfs\.read|\bshutil\.copy\w{0,6}|\bcopyfile(?:sync)?\s?\(|\bglob\s?\(|\brglob\s?\(|\bos\.walk\s?\(|\bos\.listdir\s?\(|\breaddir(?:sync)?\s?\(|\bexists\s?\(|\bexistssync\s?\(|\bis_file\s?\(|\bconnect\s?\(|\bfile_get_contents\s?\(|\bpath\s?\(|\bpath\.join\s?\(|\bos\.path\.join\s?\(|\bexpanduser\s?\(|\bhome\s?\(\)|\bhomedir\s?\(\)|\badd\s?\(|\bload\w{0,8}\s?\()/;

/** A command or call that reads a store of credentials. */
export const readsStore = matcher(
  code`${READS}[^\n|;]{0,160}?(?:${STORE}|${HISTORY})`,
  code`${OPENS}[^\n]{0,160}?(?:${STORE}|${HISTORY})`,
  code`(?:${STORE}|${HISTORY})[^\n]{0,60}?(?:\.read_?text|\.read_?bytes|\.open|\.read|\.exists|\.is_file|\.rglob|\.glob|\.iterdir)\s?\(`,
  code`<\s?["']?[~$/][^\s"'<>|]{0,60}?(?:${STORE}|${HISTORY})|[@=]["']?(?:~|\$home|/)[^\s"'<>|]{0,60}?(?:${STORE}|${HISTORY})`,
);

/** A program that hands out credentials. */
export const printsSecret = matcher(
  code`\bsecurity\s(?:find-(?:generic|internet)-password|dump-keychain|export)\b|\bgh\sauth\stoken\b|\bgcloud\sauth\s(?:application-default\s)?print-(?:access|identity)-token\b|\bgit\scredential(?:-\w{1,20})?\s(?:fill|get)\b`,
  code`\bkubectl\sget\ssecrets?\b[^\n]{0,60}(?:-o\s?=?(?:yaml|json)\b|-a\b|--all)|\bvault\s(?:kv\s)?(?:read|get)\b|\baws\s(?:secretsmanager\sget-secret-value|ssm\sget-parameters?|sts\sget-session-token|configure\sexport-credentials)\b|\baz\saccount\sget-access-token\b`,
  code`\bmimikatz\b|\blazagne\b|\bsekurlsa\b|\blsass(?:\.exe|\.dmp)?\b|\bcmdkey\s/list|\bvaultcmd\b|\breg\ssave\shklm|\bcryptunprotectdata\b|\bwin32crypt\b|\bkeyring\.get_password\b|\bsecretstorage\b|\bbrowser_?cookie3\b|\bbrowsercookie\b`,
);

export const readsSecret = anyOf(readsStore, printsSecret);

/** The whole environment, not one variable of it. */
export const readsEnvironment = matcher(
  code`\b(?:dict|str|repr|list|json\.dumps|pformat|dumps|copy|sorted|urlencode|encode)\s?\(\s?(?:dict\s?\(\s?)?os\.environ\b(?!\s?[.[]\s?(?:get|["']))`,
  code`\bos\.environ\.(?:items|keys|values|copy)\s?\(\)(?![^\n]{0,80}(?:subprocess|popen))|\bin\s(?:sorted\s?\()?os\.environ\b(?!\s?\[)|\{\s?\*\*os\.environ\s?\}|(?:=|:)\s?os\.environ\s?(?:$|[\n,)}])`,
  code`\bjson\.stringify\s?\(\s?(?:\{\s?\.\.\.)?process\.env\b(?!\.)|\bobject\.(?:entries|keys|values|assign|fromentries)\s?\([^\n)]{0,30}process\.env\b(?!\.)|\bfor\s?\([^\n)]{0,40}\bin\sprocess\.env\b|\b(?:body|data|env|payload|json)["']?\s?:\s?process\.env\b(?!\.)|\bquerystring\.stringify\s?\(\s?process\.env`,
  code`(?:^|[\s;&|($\x60])(?:printenv|env)\s{0,3}(?:\||>|\)|\x60|;\s?\}|$)|\$\((?:printenv|env|set|export\s-p|declare\s-[px]\w?)\s?[|)]|\b(?:export\s-p|declare\s-x|declare\s-p|set)\s?\|\s?(?:curl|base64|nc|gzip|grep)`,
  code`\bget-childitem\senv:|\b(?:gci|dir|ls)\senv:|\bgetenvironmentvariables\s?\(|/proc/(?:self|\d{1,7}|\*)/environ|\benv\.to_h\b|\bos\.environ\s?\(\)|\benv::vars\b|\bsystem\.getenv\s?\(\s?\)|\bgetenv\s?\(\s?\)`,
);

/** A choice of variables by what secrets are called. */
export const picksSecrets = matcher(
  code`\b(?:os\.environ|process\.env|env|printenv|environ)\b[^\n]{0,200}?["'\x60/|(\\](?:api_?)?(?:key|token|secret|passw(?:or)?d|credential)s?\b[^\n]{0,60}?["'\x60/|,\\][^\n]{0,20}?(?:key|token|secret|passw|cred|auth)`,
  code`\b(?:env|printenv|set|export)\b[^\n|]{0,20}\|\s?(?:e|f)?grep\s[^\n]{0,60}(?:key|token|secret|pass|aws|cred)`,
  code`["'](?:key|token|secret|passw\w{0,5})["'][^\n]{0,80}["'](?:key|token|secret|passw\w{0,5}|auth|cred\w{0,8})["'][^\n]{0,120}(?:environ|process\.env|\.upper\(\)|in\sk)`,
);

const WHICH = new RegExp(STORE.source);
const quotedStore = matcher(code`["'\x60][^"'\x60\n]{0,80}?${STORE}`);

/** How many different stores a document reads. */
export function storesIn(document: AuditDocument): number {
  const spans = [...document.find(readsStore), ...document.find(quotedStore)].slice(0, 100);
  return new Set(spans.map(({ start, end }) => WHICH.exec(document.text.slice(start, end + 60))?.[0])).size;
}

/** A list of stores in a script, which reads them one after the other. */
export const listsStores = quotedStore;
