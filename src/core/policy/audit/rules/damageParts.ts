// Commands and orders that destroy, take power over the machine, or take its guards down.

import { matcher } from '../matcher';
import { code, prose } from '../patterns';
import { SHELL } from '../signals';

const HOME =
  /(?:~|\$home|\$\{home\}|%userprofile%|\$env:userprofile|path\.home\(\)|os\.homedir\(\)|os\.path\.expanduser\(["']~["']\))/;
const SYSTEM =
  /(?:\/(?:etc|usr|bin|sbin|lib|var|boot|home|users|root|opt|system|library|applications)|c:[\\/]{1,2}(?:windows|users)?)/;

export const wipes = matcher(
  code`\brm\s(?:-{1,2}[\w-]{1,20}\s){1,4}(?:--\s)?["']?(?:/(?=["'\s*;&|)]|$)|${HOME}(?:/?["']?(?=[\s*;&|)]|$)|/\*)|${SYSTEM}/?["']?(?=[\s*;&|)]|$)|${HOME}["']?/(?:documents|desktop|pictures|downloads|music|videos|library|projects)\b|\$\{?\w{1,30}\}?["']?/(?=["'\s;&|]|\*|$)|\$\{\w{1,30}:-(?:\$\{?home|~|/)|\*(?=\s|$)|\.(?=\s|$)|/\*)`,
  code`\b(?:rmtree|rimraf|rmsync|remove-item|removeall)\s?\(\s?(?:os\.path\.)?(?:expanduser\s?\(\s?["']~/|path\.home\(\)\s?/|os\.homedir\(\)\s?\+)`,
  code`\b(?:rmtree|rimraf|rmsync|rmdirsync|removeall|remove_dir_all|rm_rf)\s?\(\s?(?:["'](?:/|~)["']|${HOME}\s?[,)])`,
  code`\bmkfs(?:\.\w{1,8})?\s[^\n]{0,40}/dev/|\bdd\s[^\n]{0,80}\bof=/dev/(?!null|stdout|tty)|\bshred\s[^\n]{0,60}(?:/dev/|${HOME}|-u\b)|\bwipefs\s-a|\bsgdisk\s[^\n]{0,20}(?:-z|--zap)|\bdiskutil\s(?:erase|secureerase|zero)\w{0,8}`,
  code`\bremove-item\b(?=[^\n]{0,160}-recurse)[^\n]{0,80}?(?:c:[\\/](?=[\s*"'])|${HOME}[\\/]?(?=[\s*"'])|\\\*)|\b(?:del|rd|rmdir)\s(?:/[a-z]\s){1,4}["']?(?:c:|%|\*|\\)|\bformat\s[a-z]:|\bcipher\s/w|\bclear-disk\b|\bvssadmin\s[^\n]{0,20}delete|\bwbadmin\sdelete|\bbcdedit\b[^\n]{0,60}(?:recoveryenabled|ignoreallfailures)`,
  code`\bfind\s(?:/(?=[\s"'])|["']?${HOME}["']?)[^\n]{0,80}(?:-delete\b|-exec\s(?:rm|shred)\b)|>\s?/dev/(?:sd|nvme|disk|hd)\w|\bmv\s[^\n]{0,60}\s/dev/null\b`,
);
export const walksHome = matcher(
  code`\b(?:walk|rglob|glob|iglob|readdirsync|walksync|scandir)\s?\([^\n]{0,40}${HOME}|${HOME}[^\n]{0,20}\.(?:rglob|glob|iterdir)\s?\(|\bos\.walk\s?\(\s?(?:os\.path\.)?expanduser\s?\(`,
);
export const deletes = matcher(code`\bos\.(?:remove|unlink)\s?\(|\.unlink(?:sync)?\s?\(|\brmtree\s?\(|\brmsync\s?\(`);
export const losesWork = matcher(
  code`\bgit\spush\s[^\n]{0,80}(?:--force(?!-with-lease)\b|-f\b|--mirror\b)[^\n]{0,40}\b(?:main|master|production|release|--all|--mirror)\b|\bgit\spush\s[^\n]{0,60}(?:main|master)\s[^\n]{0,20}(?:--force(?!-with-lease)\b|-f\b)|\bgit\spush\s[^\n]{0,60}(?:--mirror|--delete\s(?:main|master))|\bgit\sreflog\sexpire\b[^\n]{0,60}--all|\bgit\sfilter-branch\b`,
  prose`\bforce[- ]?push\w{0,3}\b[^\n.]{0,40}\b(?:main|master)\b|\bpush\b[^\n.]{0,40}\b(?:main|master)\b[^\n.]{0,20}\b(?:with|by) force\b`,
  code`\bdrop\s(?:database|schema)\s(?!if\sexists\s(?:test|tmp|temp))\w|\bdrop\stable\s(?:if\sexists\s)?\w{1,40}\s?(?:;\s{0,3}drop|cascade)|\bdropdatabase\s?\(|\bflushall\b|\bdelete\sfrom\s[\w.]{1,40}\s?(?:;|$|where\s1\s?=\s?1)`,
  code`\bterraform\sdestroy\b[^\n]{0,30}-auto-approve|\bkubectl\sdelete\s(?:ns|namespace|all)\b[^\n]{0,40}(?:--all|-a\b)|\baws\ss3\s(?:rb|rm)\b[^\n]{0,60}(?:--force|--recursive)|\bdocker\ssystem\sprune\s[^\n]{0,20}(?:-a[f]?|--volumes)`,
);
export const orderToDestroy = matcher(
  prose`\b(?:empty|wipe|delete|remove|clear)(?: out)?\b[^\n.]{0,24}?(?:~/(?:documents|desktop|pictures|projects)\b|\bhome (?:folder|directory)\b)`,
  prose`\bencrypt\b[^\n.]{0,160}?\b(?:and|then)(?: then)? (?:remove|delete|erase|wipe|shred|destroy)\b[^\n.]{0,30}?\b(?:plain|originals?|unencrypted|source|clear)\b`,
  prose`\b(?:delete|erase|wipe|remove|purge)\b[^\n.]{0,20}?\beverything (?:in|under|below|inside|on)\b`,
  prose`\b(?:delete|erase|wipe|destroy|remove|drop|purge|prune|discard)\b[^\n.]{0,50}?\b(?:backups?|snapshots?|restore points?|recovery points?|version history|shadow copies)\b`,
  prose`\b(?:delete|remove|close|overwrite|revoke)\b[^\n.]{0,50}? of (?:everyone|everybody|all (?:users|others|colleagues)|other (?:people|users|developers|authors))\b`,
  prose`\b(?:delete|erase|wipe|destroy|remove)\b[^\n.]{0,60}?(?:\.git\b (?:director(?:y|ies)|folder|history)|\b(?:and|or) all (?:\w{1,14} ){0,2}(?:files|backups|documents|data))\b`,
  prose`\b(?:delete|erase|wipe|destroy|encrypt|overwrite|corrupt|shred|purge|remove|truncate)(?: out)? (?:all|every|everything|each|the (?:entire|whole))(?: of)?(?: the| user's| their| your| its)?(?: \w{1,14}){0,2} (?:files?|documents?|backups?|data|databases?|tables?|records?|repositor(?:y|ies)|director(?:y|ies)|folders?|logs?|history|disks?|drives?|home|photos?|system|contents?|branches|commits|volumes?|snapshots?|users?|accounts?|machine|computer)\b`,
);
export const takesRoot = matcher(
  code`\bchmod\s(?:-\w\s)?(?:[ug]\+[rwx]{0,2}s|[246][0-7]{3})\b|\bnopasswd\s?:|\bsetcap\scap_(?:setuid|sys_admin|dac)|\bos\.setuid\s?\(\s?0|\bsetresuid\s?\(\s?0|\binstall\s[^\n]{0,40}-m\s?[46]7`,
  code`\bdocker\s[^\n]{0,120}(?:-v\s|--volume[=\s]|source=)["']?/(?::|["',])|\bchroot\s/(?:host|mnt)\b|\bnsenter\s[^\n]{0,60}-t\s?1\b`,
  code`\b(?:usermod|useradd|adduser|gpasswd)\s[^\n]{0,80}\b(?:sudo|wheel|root|admin)\b|\buseradd\s[^\n]{0,40}-(?:o\s|u\s?0)|\|\s?chpasswd\b|\bnet\s(?:localgroup\sadministrators|user)\s[^\n]{1,60}/add|\bdscl\s[^\n]{0,40}admin`,
);
export const sudo = matcher(
  code`(?<![\w./-])(?:sudo|doas|pkexec)\s(?!-k\b)[\w./-]{1,40}`,
  code`\brunas\b[^\n]{0,40}/user:|\bstart-process\b[^\n]{0,80}-verb\srunas`,
);

export const reverseShell = matcher(
  code`\bstdin\s?=\s?((?!pipe\b|devnull\b|none\b|null\b|inherit\b|subprocess\b|os\b|sys\b|self\b|fd\w|stdin\b)\w{1,20})(?![\w.])[^\n]{0,60}\bstdout\s?=\s?\1\b`,
  code`\b${SHELL}\s-i\b[^\n]{0,40}(?:/dev/(?:tcp|udp)/|>&|<>)|/dev/(?:tcp|udp)/[\w.$\{\}-]{1,80}/[\w$\{]{1,20}[^\n]{0,40}(?:0>&1|<&|>&)|\bexec\s\d{1,3}<>\s?/dev/tcp/`,
  code`\b(?:nc|ncat|netcat)(?:\.exe)?\s[^\n|]{0,80}(?:-[a-z]{0,4}e\s?|--exec\s|-c\s)["']?(?:/bin/|/usr/bin/)?(?:${SHELL}|cmd|powershell)|\bmkfifo\b[^\n]{0,120}\|\s?(?:nc|ncat|netcat|telnet|openssl)\b|\|\s?(?:/bin/)?${SHELL}\s(?:-i\s)?(?:2>&1\s)?\|\s?(?:nc|ncat|telnet|openssl)\b`,
  code`\bsocat\b[^\n]{0,80}\bexec:|\bxterm\s-display\s[\w.]{3,60}:`,
  code`\b(?:popen|call|run|spawn)\s?\([^\n]{0,80}["'](?:/bin/)?(?:${SHELL}|cmd(?:\.exe)?)["'][^\n]{0,160}(?:fileno\s?\(|stdin\s?=\s?s(?:ock)?\b|stdio\s?:\s?\[\s?(?:s|sock|socket|client)\b)`,
  code`\bos\.dup2\s?\([^\n]{0,40}fileno|\bpty\.spawn\s?\(\s?(?:\[\s?)?["'](?:/bin/)?${SHELL}`,
  code`\bnet\.sockets\.tcpclient\b|\bnew-object\b[^\n]{0,30}tcpclient|\btcpsocket\.(?:new|open)\b[^\n]{0,120}(?:exec|popen|sh\b)|\bfsockopen\b[^\n]{0,120}(?:exec|proc_open|shell_exec|passthru)`,
  code`\bnet\.(?:connect|socket|createconnection)\b[^\n]{0,200}(?:spawn|exec|pipe)[^\n]{0,60}\bsh\b|\bspawn\s?\(\s?["'](?:/bin/)?(?:${SHELL}|cmd(?:\.exe)?)["'][^\n]{0,60}\n?[^\n]{0,200}(?:net\.|socket|\.pipe\()`,
);
export const socketConnect = matcher(
  code`\bsocket\.socket\s?\(|\.connect\s?\(\s?\(|\bnet(?:["']\s?\))?\.(?:connect|socket|createconnection)\b`,
);
export const shellOnSocket = matcher(
  code`\b(?:exec|execsync|spawn)\s?\(\s?(?:string\()?[a-z_$][\w$]{0,30}(?:\.tostring\([^)]{0,10}\))?\s?[,)]`,
  code`\b(?:subprocess\.(?:call|popen|run|check_output|getoutput)|os\.popen|os\.system|spawn|exec)\s?\([^\n]{0,80}(?:["'](?:/bin/)?(?:${SHELL}|cmd(?:\.exe)?)["']|\b(?:cmd|command|data|recv\w{0,8})\b)`,
);
export const receives = matcher(code`\.recv\s?\(|\bon\s?\(\s?["']data["']`);

export const exhausts = matcher(
  code`:\s?\(\)\s?\{\s?:\s?\|\s?:\s?&\s?\}\s?;\s?:|\b(\w{1,10})\s?\(\)\s?\{\s?\1\s?\|\s?\1\s?&\s?\}\s?;\s?\1\b|%0\|%0|\bwhile\s(?:true|1|:)\s?;?\s?:?\s?(?:do)?[^\n]{0,30}\bfork\s?\(\)|\bos\.fork\s?\(\)\s?while|\bwhile\s(?:true|1)\s?:\s?os\.fork`,
  code`\bdd\sif=/dev/(?:zero|urandom|random)\sof=(?!/dev/null)[~/$\w.]{1,60}(?![^\n]{0,60}count=)|(?:^|[;&\n]\s?)yes\s[^\n|]{0,30}>\s?[~/$]|\bcat\s/dev/(?:zero|urandom)\s?>\s?[~/\w]|\bkill\s-9\s-1\b|\bkillall5\b`,
);
export const endless = matcher(code`\bwhile\s?\(?\s?(?:true|1)\b|\bfor\s?\(\s?;\s?;\s?\)|\bwhile\s?:`);
export const multiplies = matcher(
  code`[^&]&\s{0,4}(?:;\s?)?done\b`,
  code`\b(?:process|thread|worker)\s?\([^\n]{0,120}\)\.start\s?\(|\bos\.fork\s?\(|\bpopen\s?\(\s?\[?\s?sys\.(?:executable|argv)|\bnew\sworker\s?\(|\bfork\s?\(\s?__filename|\.append\s?\([^\n]{0,40}\*\s?(?:10\s?\*\*|1024\s?\*|\d{6,30})|\bbytearray\s?\(\s?(?:10\s?\*\*|1024\s?\*\s?1024|\d{7,30})`,
);
export const pauses = matcher(
  code`\bsleep\s?\(|\.join\s?\(\s?\)|\baccept\s?\(|\.get\s?\(\s?\)|\brecv\s?\(|\binput\s?\(|\bwait\s?\(|\bawait\b`,
);
export const miner = matcher(
  code`\bxmrig\b|\bstratum\+(?:tcp|ssl)://|\bcryptonight\b|\bminerd\b|\bcpuminer\b|\bethminer\b|\bcoinhive\b|--donate-level\b|\s-o\s(?:stratum|pool)[\w.+:/-]{3,60}:\d{4,5}\b|\bnanopool\.org|\bminexmr\b|\bsupportxmr\b`,
);
export const guardsDownOrder = matcher(
  prose`\b(?:allow|let|permit) (?:it|them|this|the \w{1,14}) through (?:the|your) firewall\b`,
  prose`\b(?:turn off|switch off|disable|stop|deactivate|uninstall|remove|bypass|pause)(?: the| any| all| every| your| its| user's){0,2} (?:\w{1,12} )?(?:firewalls?|anti-?virus|defender|virus scanner|gatekeeper|selinux|apparmor|audit log(?:s|ging)?|security (?:monitoring|software|tools?|scanner|checks?)|2fa|mfa|two-factor|multi-factor|disk encryption|branch protection|code scanning|secret scanning)\b`,
  prose`\bset (?:the )?(?:root|admin(?:istrator)?|sudo|system) password (?:to|as)\b`,
);
export const opensDoors = matcher(
  code`\bclusterrole=cluster-admin\b|\badministratoraccess\b|\bcidr(?:-ip|block)?["']?[\s=:]{1,3}["']?0\.0\.0\.0/0|\bpublic-read(?:-write)?\b|\ballusers\b[^\n]{0,40}\b(?:roles|reader|viewer|writer|owner)\b|\btojson\s?\(\s?secrets\s?\)|\bforwardagent\s(?:=\s)?yes\b|\bpermitrootlogin\s(?:=\s)?yes\b|\bauthorizedkeyscommand\b`,
);
export const hijacksPath = matcher(
  code`\b(?:environ\[["']path["']\]|process\.env\.path|\$env:path|export\spath)\s?\+?=\s?f?["']?(?:/tmp|/var/tmp|/dev/shm|\.:|%temp%|\$env:temp)|\bsys\.path\.insert\s?\(\s?0\s?,\s?["'](?:/tmp|/var/tmp|/dev/shm)`,
);
export const guardsDown = matcher(
  code`\bsetenforce\s0|\bufw\sdisable\b|\biptables\s-f\b|\bset-mppreference\b[^\n]{0,80}-disable|\badd-mppreference\b[^\n]{0,60}-exclusion|\bcsrutil\sdisable|\bspctl\s--(?:master|global)-disable|\bxattr\s[^\n]{0,20}-(?:d|c|rd|cr|r|dr)\b[^\n]{0,60}|\bnetsh\s(?:advfirewall|firewall)\s[^\n]{0,60}\boff\b|\bstop-service\b[^\n]{0,30}(?:windefend|mpssvc|sense)|\benablelua\b[^\n]{0,30}0|\bsystemctl\s(?:stop|disable|mask)\s[^\n]{0,30}(?:firewalld|ufw|apparmor|auditd|falco|rsyslog|crowdstrike|falcon-sensor|clamav)`,
  code`\bchmod\s(?:-\w{1,3}\s){0,2}(?:0?777|a\+rwx|ugo\+rwx)\s["']?(?:/(?=[\s"']|$)|~|\$home|/etc|/usr|/var|/home|/root)`,
  code`\bunset\shistfile\b|\bhistfile=/dev/null|\bhistsize=0|\bhistory\s-c\b|\b(?:rm|shred|truncate|>)\s[^\n]{0,40}_history\b|\bln\s-s\w{0,2}\s/dev/null\s[^\n]{0,30}_history|\bwevtutil\scl\b|\bclear-eventlog\b|\bauditctl\s-(?:e\s?0|d)\b|\b(?:rm|shred|truncate)\s[^\n]{0,40}/var/log|\bjournalctl\s[^\n]{0,20}--vacuum-time=1s`,
  code`\bnode_tls_reject_unauthorized["']?\]?\s?=\s?["']?0|\bhttp\.sslverify\s(?:=\s)?false|\bpythonhttpsverify\s?=\s?["']?0|\bgit_ssl_no_verify\s?=|\b_create_unverified_context\b|\bstrict-ssl\s(?:=\s)?false`,
);
