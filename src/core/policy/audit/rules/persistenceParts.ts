// Files and commands by which something stays: start files, schedules, agents' memory and settings.

import { anyOf, matcher } from '../matcher';
import { code, prose } from '../patterns';

/** What writes, in code. */
export const writes =
  />>|(?:^|[^-=\d&])>(?![=&)])\s?["']?[~$/.\w%]|\btee\b|\bsed\s[^\n]{0,40}-i|\bcat\s>|\bopen\s?\([^\n]{0,200}["'](?:a|w|r\+|a\+|w\+|ab|wb)["']|\bwrite_?text\s?\(|\bwrite_?bytes\s?\(|\.write\s?\(|\b(?:append|write)file(?:sync)?\s?\(|\bcp\s|\bmv\s|\binstall\s-|\bln\s-|\badd-content\b|\bset-content\b|\bout-file\b|\bcopy(?:-item|file)?\b|\bnew-item\b|\bshutil\.(?:copy|move)|\bjson\.dump\s?\(|\bwritealltext\b|\bfs\.(?:append|write|copy|rename)|\becho\b[^\n]{0,200}>|\bdefaults\swrite\b|\bgit\sconfig\b(?![^\n]{0,20}--(?:get|list))|\breg\sadd\b|\bsetvalueex?\s?\(|\bset-itemproperty\b|\bplutil\b|\bjq\b[^\n]{0,200}>/;
/** A call that writes a file. */
export const writesFile = matcher(
  code`\bopen\s?\([^\n]{0,200}["'](?:a|w|r\+|a\+|w\+|ab|wb)["']|\bwrite_?text\s?\(|\bwrite_?bytes\s?\(|\b(?:append|write)file(?:sync)?\s?\(|\bjson\.dump\s?\(|\bwritealltext\b|\b(?:add|set)-content\b|\bout-file\b|\bshutil\.(?:copy|move)|\bcopyfile(?:sync)?\s?\(|\bsetvalueex?\s?\(`,
);
/** What orders to write, in prose. */
export const writeOrder =
  /\b(?:add|append|write|insert|put|place|save|store|update|modify|edit|create|copy|inject|prepend|persist|include|set|change|overwrite|replace|register|configure|record|install|merge|enable|disable)\b/;

export const startFile = matcher(
  code`\.bashrc\b|\.zshrc\b|\.bash_profile\b|\.bash_login\b|\.bash_aliases\b|\.profile\b(?!\.|\s?[=(])|\.zprofile\b|\.zshenv\b|\.zlogin\b|\.bash_logout\b|\.xprofile\b|\.xinitrc\b|\.inputrc\b|fish[/\\]{1,7}config\.fish|\$profile\b|microsoft\.powershell_profile|/etc/(?:profile|bash\.bashrc|zshrc|environment|rc\.local|ld\.so\.preload|hosts|sudoers|pam\.d|modules|motd|update-motd\.d|init\.d|cron)`,
  code`\.config[/\\]{1,7}autostart|\bsystemd[/\\]{1,7}(?:user|system)[/\\]{1,7}[\w@.-]{1,60}\.(?:service|timer)|\blaunchagents\b|\blaunchdaemons\b|start\smenu[/\\]{1,7}programs[/\\]{1,7}startup|\bcurrentversion[/\\]{1,7}run(?:once)?\b|\bauthorized_keys\b|\bsitecustomize\.py|\busercustomize\.py|site-packages[/\\]{1,7}[\w./-]{0,40}\.pth\b|winlogon|userinit|image\sfile\sexecution\soptions`,
  code`\.git[/\\]{1,7}hooks[/\\]{1,7}(?:pre|post|commit|prepare)|\bcore\.(?:hookspath|sshcommand|fsmonitor|askpass)\b|\bcredential\.helper\s["']?!|\balias\.\w{1,12}\s["']!|\bhistcontrol\b\s?=|\bprompt_command\s?=|\bbash_env\s?=|\bld_preload\s?=|\bdyld_insert_libraries\s?=|\bpythonstartup\s?=|\bnode_options\s?=[^\n]{0,20}(?:--require|-r\s|--import)|\balias\s(?:sudo|ssh|git|ls|cd|su|curl|npm|pip|docker)\s?=`,
);
/** Places that nobody needs for a tool of their own. */
export const deepStart =
  /authorized_keys|ld\.so\.preload|sudoers|pam\.d|prompt_command|bash_env|ld_preload|dyld_|winlogon|userinit|alias|sitecustomize|usercustomize|\.pth|image file/;
export const startFileHarmless =
  /\bexport\s+path\b|\bpath=|\$path|\bnvm\b|\bpyenv\b|\bcompletion\b|\bexport\s\w{1,40}=["']?[^\n;|&$(\x60]{0,80}["']?\s{0,3}(?:>>|$)|\bsource\b|\/\.local\/bin|starship|direnv|zoxide|mise\b|asdf|oh-my-zsh|fpath|brew shellenv/;

export const schedules = matcher(
  code`\bcrontab\s(?:-(?!l\b|r\b)|[\w./<]|$)|\|\s?crontab\b|/etc/cron\.\w{1,10}/|/var/spool/cron|/etc/crontab`,
  code`\blaunchctl\s(?:load|bootstrap|submit|enable)\b|\bsystemctl\s(?:--user\s|-\w\s){0,3}(?:enable|link)\b|\bschtasks(?:\.exe)?\s/create|\bregister-scheduledtask\b|\bnew-scheduledtask\b|\bupdate-rc\.d\b|\bchkconfig\b|\bsc(?:\.exe)?\screate\b|\bnew-service\b|\bmake\snew\slogin\sitem|\bpm2\s(?:startup|save)\b|@reboot\b`,
  code`\breg(?:\.exe)?\sadd\b[^\n]{0,120}currentversion[/\\]{1,7}run|\bset-itemproperty\b[^\n]{0,120}currentversion[/\\]{1,7}run`,
);

export const scheduleOrder = matcher(
  prose`\bkeep (?:yourself|itself|the agent|the session) (?:alive|running)\b|\bre-?start (?:yourself|itself)\b|\bstart a new (?:session|agent|one) with the same (?:instructions|prompt|skill)\b`,
  prose`\b(?:create|add|register|install|set up|make|configure|schedule)\b[^\n.]{0,60}?\b(?:login items?|startup items?|launch agents?|launch daemons?|cron ?jobs?|scheduled tasks?|systemd (?:service|unit|timer)s?|autostart entr(?:y|ies)|run key)\b`,
  prose`\b(?:runs?|starts?|launch(?:es)?|execute[sd]?)(?: \w{1,12}){0,2} (?:at|on|after|upon|with) (?:each |every )?(?:login|log-in|logon|sign-in|boot|startup|start-up|reboot)\b`,
);

export const memoryFile = matcher(
  code`(?:[~$./\w\\{}-]{0,60}[/\\]{1,7})?(?:claude|agents|gemini|qwen|soul|memory|heartbeat|identity|bootstrap|warp|crush)(?:\.local)?\.md\b|copilot-instructions\.md|\.cursorrules\b|\.windsurfrules\b|\.clinerules\b|\.goosehints\b|\.cursor[/\\]{1,7}rules|\.roo[/\\]{1,7}rules|\.kiro[/\\]{1,7}steering|\.continue[/\\]{1,7}rules|\.claude[/\\]{1,7}(?:rules|memory|agents|commands)|\.github[/\\]{1,7}instructions|\.codex[/\\]{1,7}memories`,
);

export const settingsFile = matcher(
  code`(?:[~$./\w\\{}-]{0,60}[/\\]{1,7})?\.(?:claude|gemini|qwen|cursor|vscode|codex|windsurf|codeium|openclaw|clawdbot|moltbot|copilot|continue|kiro|roo|amp|opencode)[/\\]{1,7}(?:[\w-]{1,30}[/\\]{1,7})?(?:settings(?:\.local)?\.json|mcp\.json|config\.(?:toml|json|yaml)|hooks\.json|hooks[/\\]{1,7}[\w.-]{0,40}|openclaw\.json|tasks\.json)|claude_desktop_config\.json|managed-settings\.json|\.claude\.json\b`,
);

const BASE =
  /(?:anthropic|openai|gemini|google_gemini|azure_openai|codex|claude(?:_code)?|deepseek|mistral|openrouter|ollama|llm)_(?:api_)?(?:base(?:_url)?|url|endpoint|host)/;
export const baseUrl = matcher(
  prose`\bhttps?://(?!pypi|registry\.npmjs|localhost)[^\s]{3,160} (?:instead of|rather than|in place of) (?:pypi|npm|the (?:official |public |default )?(?:registry|index)|crates\.io|maven|rubygems|docker hub)\b`,
  code`\b${BASE}\b["']?\]?\s{0,3}(?:=|:|,)\s{0,3}["']?https?://(?!localhost|127\.|0\.0\.0\.0|api\.(?:anthropic|openai|deepseek|mistral)\.(?:com|ai)|openrouter\.ai|generativelanguage|[\w.-]{1,60}\.(?:azure|amazonaws|googleapis)\.com|<|your|\$)[^\s"']{3,200}`,
  code`\bapikeyhelper\b["']?\s?[:=]`,
  code`(?:^|\s|export\s|["'])(?:https?|all)_proxy["']?\]?\s?[:=]\s?["']?(?:https?|socks5h?)://(?!localhost|127\.|proxy\.(?:company|corp|example)|<|your|\$|\{)[^\s"']{3,200}`,
  code`\b(?:npm|pnpm|yarn)\sconfig\sset\s(?:[\w@:-]{1,40})?registry\s?=?\s?["']?https?://(?!registry\.npmjs|npm\.pkg\.github|localhost)[^\s"']{3,200}|\bpip3?\sconfig\sset\sglobal\.(?:extra-)?index-url\s["']?https?://(?!pypi\.org|localhost)[^\s"']{3,200}|^\s{0,8}(?:@[\w-]{1,40}:)?registry\s?=\s?https?://(?!registry\.npmjs|npm\.pkg\.github|localhost)[^\s"']{3,200}|^\s{0,8}(?:extra-)?index-url\s?=\s?https?://(?!pypi\.org|localhost)[^\s"']{3,200}|\bgit\sconfig\s[^\n]{0,40}\burl\.[^\n]{0,120}\.insteadof\b`,
);

export const addsServer = matcher(
  code`\b(?:claude|codex|gemini|code|cursor|copilot|qwen|amp|droid)\s(?:--)?(?:add-)?mcp\s?(?:add|add-json|install)?\b(?<=add|add-json|install|add-mcp)[^\n]{0,120}`,
  code`\bnpx\s(?:-\w\s){0,2}(?:@smithery/cli|mcp-add|add-mcp|install-mcp|@upstash/cli-mcp)\b[^\n]{0,120}`,
);

export const addsServerByFile = matcher(code`["']mcpservers["']\s?:\s?\{[^\n]{0,120}`);
export const rememberOrder = matcher(
  prose`\b(?:save|write|add|store|commit|record|append|put|persist|insert)\b[^\n.]{0,60}? (?:to|in|into|as)(?: a| the| its)? ?(?:your|this agent's|the agent's|agent|persistent|permanent|long-term|user|project|assistant|claude's|its own) memor(?:y|ies)\b`,
  prose`\b(?:save|add|store|commit|record|persist)(?: (?:this|that|it|the following|these|the rule|the fact|as a fact))?(?: \w{1,12}){0,2}? to (?:the )?memory ?[:."“]`,
  prose`\bremember (?:permanently|forever|for (?:all|every) (?:future|later) (?:sessions?|conversations?))\b`,
);

export const bypass = matcher(
  code`--dangerously-[\w-]{4,40}|--yolo\b|--full-auto\b|--trust-all-tools\b|--allow-all-(?:tools|paths|urls)\b|--approval-mode[=\s]{1,2}["']?yolo|--permission-mode[=\s]{1,2}["']?bypasspermissions|--ask-for-approval[=\s]never|--sandbox[=\s]danger-full-access|--no-sandbox-agent`,
  code`\bbypasspermissions\b|\bdefaultmode["']?\s?[:=]\s?["']?(?:bypass|acceptedits)|\bapproval_policy\s?=\s?["']?never|\bsandbox_mode\s?=\s?["']?danger|\benableallprojectmcpservers["']?\s?[:=]\s?["']?true|\bskipdangerousmodepermissionprompt\b|\bdangerouslydisablesandbox\b`,
  code`\b(?:auto_?approve|alwaysallow|autoaccept)\w{0,12}["']?\s?[:=]\s?(?:["']?true\b|\[\s?["']\*|["']?\*)|\bchat\.tools\.(?:global\.)?autoapprove\b|\btools\.(?:terminal\.)?autoapprove\b|\bgoose_mode\s?=\s?["']?auto\b`,
  code`["']?(?:permissions|allow|allowed_?tools)["']?\s?:\s?\{?\s?(?:["']allow["']\s?:\s?)?\[\s?["'](?:\*|bash\(\*\)|bash)["']`,
);
export const bypassOrder = matcher(
  prose`\b(?:confirm|accept|approve|answer|acknowledge|dismiss|click through) (?:all|any|every|each)(?: of)?(?: the)? (?:\w{1,14} )?(?:prompts?|dialogs?|questions?|permission requests?|confirmations?)(?: \w{1,12})? (?:yourself|automatically|on (?:the user's|their|my) behalf|with yes)\b`,
  prose`\b(?:permission|approval|confirmation|safety|security) (?:dialogs?|prompts?|rules?|checks?|polic(?:y|ies)|questions?)[^\n.]{0,20}?\b(?:do|does) not apply\b`,
  prose`\b(?:disable|turn off|switch off|bypass|skip|deactivate|circumvent|remove|suppress)(?: all| any| the| every| its| your){0,3} (?:permission|approval|safety|security|sandbox)(?: \w{1,12})? ?(?:prompts?|checks?|dialogs?|requests?|restrictions?|mode|gates?|hooks?|warnings?|requirements?)\b`,
);
export const anyBypass = anyOf(bypass, bypassOrder);
