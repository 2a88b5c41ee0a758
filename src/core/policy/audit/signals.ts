// What the rules combine: sending, fetching, running, decoding. Facts, no judgements.

import { anyOf, matcher } from './matcher';
import { any, code, prose } from './patterns';

/** A program that runs what it is given. */
export const SHELL = /(?:ba|z|da|k|a|fi|tc|c)?sh(?:\.exe)?/;
export const INTERPRETER = any(
  SHELL,
  /python[\d.]{0,5}|pypy3?|node|deno|bun|perl|ruby|php|lua|pwsh|powershell(?:\.exe)?|osascript|iex|invoke-expression|cmd(?:\.exe)?/,
);
/** What may stand before a program without changing it. */
export const PREFIX =
  /(?:sudo|doas|env|nohup|nice|exec|command|time|xargs|busybox|\/usr\/bin\/env|[a-z_]{1,30}=[^\s|;&]{0,60}|-[\w-]{1,20})/;

/** Where programs lie. */
export const FOLDER = /(?:\/usr(?:\/local)?\/bin\/|\/bin\/)?/;

/** A command line that fetches something from the network. */
export const fetchCommand = matcher(
  code`\b(?:curl|wget|aria2c|axel|lynx|lwp-request|xh)(?:\.exe)?\s(?=[^\n]{0,300}[\w$])`,
  code`\b(?:iwr|irm|invoke-webrequest|invoke-restmethod|start-bitstransfer)\s`,
  code`\.download(?:string|file|data)\s{0,3}\(`,
  code`\bbitsadmin\b[^\n]{0,80}/transfer|\bcertutil\b[^\n]{0,80}-urlcache`,
);

/** A script's own call that fetches or sends. */
export const networkCall = matcher(
  code`\b(?:requests|httpx|session|sess|client|http|urllib3?|aiohttp|s)\.(?:get|post|put|patch|delete|request|head|options)\s?\(`,
  code`\b(?:urllib\.request\.)?(?:urlopen|urlretrieve)\s?\(|\burllib2?\.(?:request\.)?request\s?\(|\bhttp\.client\.https?connection\b`,
  code`\bnet\.dial\w{0,8}\s?\(|\b(?:httphandler|sockethandler)\s?\(`,
  code`\b(?:socket\.socket|socket\.create_connection|socket\.gethostbyname|smtplib\.smtp|ftplib\.ftp|paramiko\.|telnetlib\.)`,
  code`(?<![\w.])fetch\s?\(|\baxios(?:\.\w{2,8})?\s?\(|\bgot(?:\.\w{2,8})?\s?\(|\bnew\s(?:websocket|xmlhttprequest)\b|\bsendbeacon\s?\(`,
  code`\bhttps?(?:["']\s?\))?\.(?:request|get)\s?\(|\bnet\.(?:connect|createconnection|socket)\b|\btls\.connect\b|\bdgram\.createsocket|\bdns\.(?:resolve|lookup)`,
  code`\bnet::http\b|\bhttparty\.|\brestclient\.|\bfaraday\.|\bopen-uri\b|\btcpsocket\.|\bio::socket`,
  code`\bcurl_(?:init|exec)\b|\bfile_get_contents\s?\(\s?["']https?:|\bfsockopen\s?\(|\bhttp\.(?:post|get|newrequest)\s?\(|\breqwest::|\bureq::`,
  code`\bnew-object\s(?:system\.)?net\.(?:webclient|sockets)|\bhttpclient\b|\bxmlhttp\b|\bwinhttprequest\b`,
);

/** A command line that sends something out. */
export const sendCommand = matcher(
  code`\bcurl\b[^\n]{0,300}?\s(?:-[a-z]{0,6}d|--data(?:-\w{3,10})?|--form(?:-string)?|--upload-file|--json)[\s=@"'$]`,
  code`\bcurl\b[^\n]{0,300}?\s-[a-z]{0,6}(?:f\s{1,3}["']?[\w-]{1,40}=|t\s{1,3}["']?[\w./~$-])`,
  code`\bcurl\b[^\n]{0,200}?(?:-x|--request)[\s=]?["']?(?:post|put|patch)\b`,
  code`\bcurl\b[^\n]{0,200}?https?://[^\s"']{0,200}(?:\$\(|\$\{?[a-z_]|\x60)`,
  code`\bwget\b[^\n]{0,200}?(?:--post-(?:data|file)|--method[=\s]["']?(?:post|put)|--body-(?:data|file))`,
  code`\bwget\b[^\n]{0,200}?https?://[^\s"']{0,200}(?:\$\(|\$\{?[a-z_]|\x60)`,
  code`(?:\||<|&|;|^|\s)\s{0,3}(?:nc|ncat|netcat)\s(?:-[\w-]{1,12}\s){0,4}[\w.$-]{3,80}\s\$?\w{1,20}`,
  code`\bssh\s[^\n]{0,80}?-[rd]\s|\b(?:ngrok|cloudflared|localtunnel|lt|bore|pinggy)\s(?:http|tcp|tunnel|local|--port)\b`,
  code`\bsocat\b[^\n]{0,80}\btcp|\bopenssl\ss_client\b|\b/dev/(?:tcp|udp)/`,
  code`\bscp\s[^\n]{1,200}\w@?[\w.$-]{1,80}:|\brsync\s[^\n]{1,200}\w@[\w.$-]{1,80}:|\b(?:sftp|ftp|tftp|telnet)\s[\w.$@-]{3,80}`,
  code`\baws\s(?:[\w-]{1,20}\s){0,4}s3(?:api)?\s(?:cp|sync|mv|put-object)\b|\bgsutil\s(?:-m\s)?(?:cp|rsync)\b|\brclone\s(?:copy|sync|move|rcat)|\bazcopy\scopy`,
  code`\bgh\sgist\screate\b|\b(?:mailx?|mutt)\s-s\b|\bsendmail\b|\bswaks\b`,
  code`\b(?:nslookup|dig|host|ping|getent)\s[^\n]{0,80}(?:\$\(|\$\{?[a-z_]|\x60)[^\n]{0,80}\.[a-z]{2,24}`,
  code`\b(?:invoke-webrequest|invoke-restmethod|irm|iwr)\b[^\n]{0,200}-(?:method\s["']?(?:post|put)|body|infile)\b|\.upload(?:string|file|data|values)\s?\(`,
  code`\b(?:http|xh)\s(?:--?\w{1,12}\s){0,3}(?:post|put)\s`,
);

/** A script's call that sends something out. */
export const sendCall = matcher(
  code`\b(?:requests|httpx|session|sess|client|http|axios|got|ky|needle|superagent|request|aiohttp|s|api|conn|unirest|agent)\.(?:post|put|patch)\s?\(`,
  code`\b(?:requests|httpx|session|axios)\.(?:request|get)\s?\([^\n]{0,300}?(?:params\s?=|params\s?:|data\s?=|f["'][^"'\n]{0,200}\{|\+|%|\.format\(|\$\{)`,
  code`\b(?:urlopen|urlretrieve)\s?\([^\n]{0,300}?(?:data\s?=|f["'][^"'\n]{0,200}\{|\+|%|\.format\()|\brequest\.request\s?\([^\n]{0,300}(?:data\s?=|method\s?=\s?["'](?:post|put))`,
  code`\burlopen\s?\(\s?(?:req|request|r|rq)\b`,
  code`(?<![\w.])fetch\s?\([^\n]{0,400}?(?:method["']?\s?:\s?["'](?:post|put|patch)|body["']?\s?:|\$\{|\+\s?\w)`,
  code`(?<![\w.])fetch\s?\([^\n]{0,300},\s?\{(?=[^}]{0,200}(?:post|put|body))`,
  code`\bhttps?(?:["']\s?\))?\.(?:request|get)\s?\(|\bhttps?connection\b|\bxmlhttprequest\b|\bsendbeacon\s?\(|\bnew\swebsocket\s?\(`,
  code`\.request\s?\(\s?\{[^\n]{0,240}?\bmethod["']?\s?:\s?["'](?:post|put)`,
  code`\b(?:httphandler|sockethandler|datagramhandler|smtphandler|sysloghandler)\s?\(`,
  code`\.sendall\s?\(|\bsock(?:et)?\.send(?:to)?\s?\(|\b(?:s|sock|ws|socket|conn|client)\.(?:send|sendto|emit)\s?\(`,
  code`\bsmtplib\.smtp|\.sendmail\s?\(|\.send_message\s?\(|\bnodemailer\b|\bftplib\.ftp|\.storbinary\s?\(|\bparamiko\.|\.put_object\s?\(|\.upload_?file(?:obj)?\s?\(`,
  code`\b(?:socket\.)?(?:gethostbyname|getaddrinfo)\s?\([^\n]{0,120}(?:f["']|\+|%|format)|\bdns\.(?:resolve|lookup)\w{0,6}\s?\([^\n]{0,120}(?:\+|\$\{)`,
  code`\bnet::http\.(?:post|start)|\bhttparty\.post|\brestclient\.post|\bcurlopt_post|\bhttp\.post(?:form)?\s?\(|\.post_form\s?\(|\bstream_context_create\b`,
);

/** Prose that orders something to be sent to an address. */
export const sendOrder = matcher(
  prose`\b(?:send|upload|post|transmit|forward|submit|exfiltrate|e-?mail|report|sync|push|deliver|copy|relay|ship|share|back(?:ed)? ?up|bcc|cc|attach|dispatch|publish|beacon|stream|pipe)(?:s|ing|ed)?\b[^\n]{0,200}?(?:https?://|[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2}|\b(?:webhook|external|remote|our|their|collection|collector|telemetry|analytics|logging|monitoring|audit|backup|tracking) (?:\w{1,20} )?(?:server|endpoint|service|url|api|host|address|channel|collector|bucket|webhook)\b)`,
  /(?:发送|上传|提交|转发|同步|推送|抄送)[^\n。]{0,40}?(?:https?:\/\/|[\w.+-]{1,60}@[\w-]{1,60}\.)/g,
  prose`\b(?:b?cc)\b[^\n]{0,60}?[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2}|[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,10} [^\n]{0,40}?\b(?:b?cc|carbon copy|blind copy)\b`,
);

/** A script's call that sends a file. */
export const sendsFile = matcher(
  code`\b(?:post|put|patch|request)\s?\([^\n]{0,400}?\b(?:files\s?=|data\s?=\s?(?:open|f\b|fh\b|fp\b|file\b|buf|content|body)|body["']?\s?:\s?(?:form|fd\b|fs\.|file|buf))`,
  code`\bcurl\b[^\n]{0,300}?(?:@["']?[$~/.\w]|\s-t\s|--upload-file)|\.upload_?file(?:obj)?\s?\(|\.storbinary\s?\(|\bformdata\s?\(\s?\)`,
);

/** Any of the ways in which something leaves the machine. */
export const send = anyOf(sendCommand, sendCall);
export const sendOrOrder = anyOf(sendCommand, sendCall, sendOrder);
export const network = anyOf(fetchCommand, networkCall, sendCommand, sendCall);

/** Running a command or a program. */
export const execute = matcher(
  code`\b(?:subprocess\.(?:run|popen|call|check_output|check_call|getoutput|getstatusoutput)|os\.(?:system|popen|exec[lv]\w{0,3}|spawn\w{1,4}|startfile)|pty\.spawn|commands\.getoutput|runpy\.run_\w{4,6})\s?\(`,
  code`(?<![\w.$])(?:exec|eval|execfile|compile|__import__)\s?\(|\bnew\sfunction\s?\(|\bvm\.runin\w{3,12}\s?\(`,
  code`\b(?:exec|spawn|execfile|fork)(?:sync)?\s?\(\s?["'\x60\w[]|\bchild_process\b`,
  code`\bchmod\s(?:[-\w]{1,4}\s)?(?:[ugoa]{0,4}\+\w{0,2}x|[0-7]?[75]{2,3})\b`,
  code`(?:^|[;&|]\s?|\s)(?:sudo\s)?(?:bash|sh|zsh|python3?|node|perl|ruby|osascript|pwsh|powershell)(?:\.exe)?\s(?!-v|--version)[^\s|;&]`,
  code`\b(?:start-process|invoke-item|invoke-expression|iex|rundll32|regsvr32|mshta|msiexec|installer\s-pkg|dpkg\s-i|hdiutil\sattach|rpm\s-[iu])\b`,
);

/** Text or bytes made out of an encoding. */
export const decode = matcher(
  code`\bbase(?:64|32)\s{1,3}(?:-\w{1,4}\s{1,3}){0,2}(?:-d|--decode|-di?|-id)\b|\bbasenc\b[^\n]{0,40}-d|\bopenssl\s(?:base64|enc)\b[^\n]{0,60}\s-d\b|\bxxd\s[^\n]{0,20}-r|\buudecode\b`,
  code`\b(?:base64\.)?(?:urlsafe_)?(?:b64|b32|b16|a85|b85|standard_b64)decode\s?\(|\bdecodebytes\s?\(|\bbytes\.fromhex\s?\(|\bbytearray\.fromhex\s?\(|\bunhexlify\s?\(`,
  code`\bcodecs\.decode\s?\(|\.decode\s?\(\s?["'](?:base64|hex|rot.?13|zlib)|\bmarshal\.loads\s?\(|\b(?:zlib|gzip|bz2|lzma)\.decompress\s?\(`,
  code`(?<![\w.])atob\s?\(|\bbuffer\.from\s?\([^\n]{1,300}?["'](?:base64|hex)["']|\bfrombase64string\s?\(|\bdecode64\s?\(|\bbase64_decode\s?\(|\bhex2bin\s?\(|\bgzinflate\s?\(|\bstr_rot13\s?\(|\bdecodestring\s?\(`,
);
