// What else a thief takes: files by the folder, the machine's description, keys pressed and screens shown.

import { matcher } from '../matcher';
import { code } from '../patterns';

/** Many files made into one, or walked through. */
export const archives = matcher(
  code`\btar\s(?:-{0,2}[\w-]{0,20}c[\w-]{0,20})\s[^\n]{0,120}|\bzip\s(?:-\w{1,8}\s){1,3}[^\n]{0,120}|\b7z[a-z]?\sa\s|\bgit\s(?:archive|bundle\screate)\b|\bcompress-archive\b`,
  code`\bshutil\.make_archive\s?\(|\bzipfile\.zipfile\s?\([^\n]{0,80}["']w|\btarfile\.open\s?\([^\n]{0,80}["']w|\barchiver\s?\(|\bnew\sjszip\b|\badm-zip\b`,
);
export const walksFiles = matcher(
  code`\bos\.walk\s?\(|\.rglob\s?\(|\bglob\.i?glob\s?\([^\n]{0,60}\*|\bfind\s[~/.$"'][^\n]{0,120}(?:-name|-type|-exec)|\bwalksync\s?\(|\bfilepath\.walk\s?\(|\breaddir(?:sync)?\s?\([^\n]{0,80}recursive|\bget-childitem\b[^\n]{0,60}-recurse`,
);

/** Keys pressed, screens, clipboards, microphones, cameras, places. */
export const clipboardAndKeys = matcher(
  code`\bpynput\b|\bkeyboard\.(?:on_press|on_release|hook|record|read_event)\b|\bkeylogg(?:er|ing)\b|\bgetasynckeystate\b|\bsetwindowshookex\w?\b|\bevdev\b|\biohook\b|\bglobalkeyboardlistener\b|\bcgeventtap`,
  code`\bpyperclip\.paste\b|\bpbpaste\b|\bxclip\s[^\n]{0,30}-o|\bxsel\s[^\n]{0,30}(?:-o|--output)|\bwl-paste\b|\bget-clipboard\b|\bclipboardy\.read|\bnavigator\.clipboard\.read|\bclipboard_get\s?\(`,
  code`\bimagegrab\.grab\b|\bpyautogui\.screenshot\b|\bmss\.mss\b|\bwith\smss\b|\bscreencapture\s-|\bscrot\b|\bgnome-screenshot\b|\bcopyfromscreen\b|\bimagesnap\b`,
  code`\bsounddevice\b|\bpyaudio\b|\barecord\s|\bvideocapture\s?\(\s?0|\bcorelocation\b|\bnavigator\.geolocation\b|\bgetusermedia\b`,
);

/** Who and where the machine is. */
export const describesMachine = matcher(
  code`\$\((?:whoami|hostname|id|uname\s[^)]{0,8}|pwd)\)|\x60(?:whoami|hostname|id|uname\s-a)\x60|\b(?:whoami|hostname|uname\s-a|ifconfig|ipconfig|systeminfo|ip\saddr)\s?(?:\||;|&&|>>?)`,
  code`\bsocket\.gethostname\s?\(|\bgetpass\.getuser\s?\(|\bos\.getlogin\s?\(|\bplatform\.(?:uname|node|platform)\s?\(|\buuid\.getnode\s?\(|\bos\.(?:hostname|userinfo|networkinterfaces)\s?\(|\bos\.uname\s?\(`,
  code`\b(?:api\.ipify\.org|ipinfo\.io|ifconfig\.me|icanhazip\.com|ip-api\.com|checkip\.amazonaws)\b|\$env:(?:computername|username)|%(?:computername|username)%`,
);

/** Another place to which a repository is pushed. */
export const mirrors = matcher(
  code`\b(?:scp|rsync|sftp)\s[^\n]{0,160}?[\w.-]{1,40}@(?!(?:[\w-]{1,40}\.)?example\.(?:com|org)|(?:your|my|remote|server|host|vps|instance|ec2)\b)[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}:`,
  code`\bgit\sremote\s(?:add|set-url)\s[^\n]{0,60}(?:https?://|git@|ssh://)(?!github\.com|gitlab\.com|bitbucket\.org|dev\.azure\.com|huggingface\.co|<|\$|your)[\w.@:-]{3,80}`,
  code`\bgit\spush\s[^\n]{0,40}(?:https?://|git@|ssh://)(?!github\.com|gitlab\.com|bitbucket\.org|dev\.azure\.com|huggingface\.co|<|\$|your)[\w.@:-]{3,80}`,
);
