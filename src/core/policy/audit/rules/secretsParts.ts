// Where secrets lie, and what reads them.

import { anyOf, matcher } from '../matcher';
import { once } from '../once';
import { any, code, prose } from '../patterns';

/** Words of credentials, in prose or code. */
export const secretWord = matcher(
  prose`\b(?:passwords?|credentials?|access tokens?|api tokens?|auth tokens?|(?:api|private|secret|ssh|access|encryption) ?_?keys?|secrets?|seed phrases?|mnemonics?|keychains?|session cookies?|environment variables?|\.env\b|id_rsa|\.ssh\b|\.aws\b)`,
);

/** A path or store that holds credentials. */
export const STORE = any(
  /\.ssh\b(?![\w.]{0,20}\.(?:com|org))(?:[\\/]{1,7}|["'\s),]|$)|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)/,
  /\.aws[\\/]{1,7}(?:credentials|config)|\.aws["')\s,]|\.azure[\\/]{1,7}|\.config[\\/]{1,7}gcloud|application_default_credentials|\.kube[\\/]{1,7}config|\.docker[\\/]{1,7}config\.json|\.oci[\\/]{1,7}|\.boto\b/,
  /\.netrc\b|\.git-credentials\b|\.npmrc\b|\.pypirc\b|\.pgpass\b|\.my\.cnf\b|\.gnupg\b|\.config[\\/]{1,7}gh[\\/]{1,7}|\.terraform\.d|\.vault-token|\.cargo[\\/]{1,7}credentials|\.gem[\\/]{1,7}credentials|\.config[\\/]{1,7}hub\b|\.s3cfg|\.htpasswd/,
  /library[\\/]{1,7}keychains|login\.keychain|\.local[\\/]{1,7}share[\\/]{1,7}keyrings|kwallet|\.password-store|microsoft[\\/]{1,7}(?:credentials|protect|vault)|ntuser\.dat|1password[\\/]{1,7}|bitwarden[\\/]{1,7}|\.kdbx\b|lastpass[\\/]{1,7}/,
  /(?:google[\\/ ]{1,2}chrome|chromium|bravesoftware|microsoft[\\/ ]{1,2}edge|opera software|vivaldi|\.mozilla|firefox)[^\n"']{0,80}(?:login data|cookies|local state|web data|key4\.db|logins\.json|profiles|default)|\blogin data\b|\bkey4\.db\b|\blogins\.json\b|cookies\.sqlite/,
  /wallet\.dat|\.bitcoin\b|\.electrum|\.ethereum[\\/]{1,7}keystore|\.config[\\/]{1,7}solana|solana[\\/]{1,7}id\.json|exodus[\\/]{1,7}|atomic[\\/]{1,7}local storage|metamask|nkbihfbeogaeaoehlefnkodbefgpgknn|bfnaelmomeimhlpmgjnjophhpkkoljpa|ledger live|trezor suite|keystore[\\/]{1,7}utc|\.monero/,
  /telegram desktop[\\/]{1,7}tdata|\btdata\b|discord[\\/]{1,7}local storage|leveldb|slack[\\/]{1,7}(?:storage|cookies)|\.signal\b|signal[\\/]{1,7}config\.json/,
  /\.(?:openclaw|clawdbot|moltbot|nanobot|hermes)[\\/]{1,7}[^\n"']{0,60}|\.claude[\\/]{1,7}\.credentials|\.claude\.json|\.claude[\\/]{1,7}projects|\.codex[\\/]{1,7}auth|\.gemini[\\/]{1,7}oauth|\.cursor[\\/]{1,7}[^\n"']{0,20}(?:auth|token)|\.config[\\/]{1,7}github-copilot|\.aider|\.continue[\\/]{1,7}config/,
  /[\\/]{1,7}etc[\\/]{1,7}shadow\b|[\\/]{1,7}etc[\\/]{1,7}passwd\b|[\\/]{1,7}proc[\\/]{1,7}(?:self|\d{1,8}|\*)[\\/]{1,7}environ|[\\/]{1,7}var[\\/]{1,7}run[\\/]{1,7}secrets|[\\/]{1,7}run[\\/]{1,7}secrets|serviceaccount[\\/]{1,7}token/,
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
  code`\bfor\s\w{1,20}\sin\b[^\n]{0,120}?${STORE}`,
  code`<\s?["']?[~$/][^\s"'<>|]{0,60}?(?:${STORE}|${HISTORY})|[@=]["']?(?:~|\$home|/)[^\s"'<>|]{0,60}?(?:${STORE}|${HISTORY})`,
);

/** A program that hands out credentials. */
export const printsSecret = matcher(
  code`\bsecurity\s(?:find-(?:generic|internet)-password|dump-keychain|export)\b|\bgh\sauth\stoken\b|\bgcloud\sauth\s(?:application-default\s)?print-(?:access|identity)-token\b|\bgit\scredential(?:-\w{1,20})?\s(?:fill|get)\b`,
  code`\bkubectl\sget\ssecrets?\b[^\n]{0,60}(?:-o\s?=?(?:yaml|json)\b|-a\b|--all)|\bvault\s(?:kv\s)?(?:read|get)\b|\baws\s(?:secretsmanager\sget-secret-value|ssm\sget-parameters?|sts\sget-session-token|configure\sexport-credentials)\b|\baz\saccount\sget-access-token\b`,
  code`\bmimikatz\b|\blazagne\b|\bsekurlsa\b|\blsass(?:\.exe|\.dmp)?\b|\bcmdkey\s/list|\bvaultcmd\b|\breg\ssave\shklm|\bcryptunprotectdata\b|\bwin32crypt\b|\bkeyring\.get_password\b|\bsecretstorage\b|\bdocument\.cookie\b|\bbrowser_?cookie3\b|\bbrowsercookie\b`,
);

/** The project's own file of secrets, read as a text and not by a library that takes one variable of it. */
export const readsDotEnv = matcher(
  code`(?:${READS}|${OPENS})[^\n|;]{0,100}?(?:^|[\s"'/])\.env(?:\.(?:local|production|prod|development|dev))?(?=["'\s,);|]|$)`,
  code`["']\.env(?:\.(?:local|production|prod))?["']\s?,\s?["'][^\n]{0,200}(?:readfile|open|read_text)`,
);
export const commitsSecret = matcher(
  code`\bgit\sadd\s[^\n]{0,60}(?:\s|["'])\.env(?:\.(?:local|production))?(?=["'\s;&]|$)`,
);

export const readsSecret = anyOf(readsStore, printsSecret);

/** The whole environment, not one variable of it. */
export const readsEnvironment = matcher(
  code`\b(?:dict|str|repr|list|json\.dumps|pformat|dumps|copy|sorted|urlencode|encode)\s?\(\s?(?:dict\s?\(\s?)?os\.environ\b(?!\s?[.[]\s?(?:get|["']))`,
  code`(?<!env\w{0,8}\s?=\s?)\bos\.environ\.(?:items|keys|values|copy)\s?\(\)(?![^\n]{0,80}(?:subprocess|popen))|\bfor\s\w{1,30}(?:\s?,\s?\w{1,30})?\sin\s(?:sorted\s?\(|list\s?\()?os\.environ\b(?!\s?\[)|\{\s?\*\*os\.environ\s?\}|(?<!env\w{0,8}\s?)(?:=|:)\s?os\.environ\s?(?:$|[\n,)}])`,
  code`\bjson\.stringify\s?\(\s?(?:\{[^\n}]{0,80}?)?process\.env\b(?![.[])|\bobject\.(?:entries|keys|values|assign|fromentries)\s?\([^\n)]{0,30}process\.env\b(?!\.)|\bfor\s?\([^\n)]{0,40}\bin\sprocess\.env\b|\b(?:body|data|env|payload|json)["']?\s?:\s?process\.env\b(?!\.)|\bquerystring\.stringify\s?\(\s?process\.env`,
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
export const storesIn = once((document) => {
  const spans = [...document.find(readsStore).slice(0, 100), ...document.find(quotedStore).slice(0, 100)];
  const stores = spans.map(({ start, end }) =>
    WHICH.exec(document.text.slice(start, end + 60))?.[0].replace(/\bid_\w{1,10}/, '.ssh/'),
  );
  return new Set(stores).size;
});

/** A list of stores in a script, which reads them one after the other. */
export const listsStores = quotedStore;
