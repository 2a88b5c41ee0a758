// Sentences that send the agent for secrets, or what it works on to somebody.

import { anyOf, matcher, whereText } from '../matcher';
import { code, prose } from '../patterns';
import { STORE } from './secretsParts';

export const readOrder = matcher(
  prose`\b(?:log in|sign in|use|with|copy|read|take|reuse)\b[^\n.]{0,40}?\b(?:stored|saved|existing|session|browser) cookies\b`,
  prose`\b(?:take|use|fetch|get|read|submit)\b[^\n.]{0,40}?\b(?:saved|stored) (?:payment methods?|cards?|card numbers?|logins?|passwords)\b`,
  prose`\b(?:cat|read|open|paste|print|include|attach|show) [^\n.]{0,20}?(?:the )?(?:\.env|\.npmrc|\.netrc|id_rsa)\b[^\n]{0,120}?(?:https?://|\b(?:report|issue|message|chat|answer|response|comment|e-?mail)\b)`,
  prose`\b(?:read|collect|gather|extract|copy|locate|harvest|grab|include|append|dump|enumerate|retrieve|obtain|open|cat|export|steal|capture|scan|search|look in|look into)\b(?! (?:this|the skill))[^\n.]{0,80}?(?:${STORE}|\bprivate keys?\b|\bssh keys?\b|\bseed phrases?\b|\bbrowser (?:passwords|cookies)\b|\b(?:saved|stored) (?:passwords|credentials|logins?|payment methods?|cards?|card numbers?)\b|\bpasswords?\.(?:txt|csv|xlsx?|docx?|md)\b|\bkeychain\b|\ball (?:of )?(?:the )?environment variables\b|\b(?:aws|cloud|gcp|azure|user's) credentials\b)`,
);

const OUT =
  /send|sent|upload|post|transmit|transmitt|forward|submit|submitt|exfiltrate|e-?mail(?!["'*\s]{0,4}[:=])|share|leak|copy|copi|sync|push|attach|bcc|cc|deliver|publish|append|relay|ship|shipp|transfer|transferr|mirror|back up|backed up|store|archive|report|stream|save|route/;
const THINGS =
  /environment variables?|env(?:ironment)?|\.env|credentials?|api keys?|secrets?|tokens?|passwords?|ssh keys?|private keys?|seed phrases?|cookies|conversations?|history|messages?|prompts?|source code|code ?base|repositor(?:y|ies)|files?|documents?|docs?|workspace|workbooks?|project|directory|folder|data|contents?|inputs?|outputs?|results?|reports?|spreadsheets?|presentations?|slides|records?|attachments?|e-?mails?|contacts?|databases?|logs?|cop(?:y|ies)|summary|digest|minutes|notes|transcripts?|transcription|details|information|texts?|images?|photos?|drafts?|queries|everything|them|it/;
/** A place elsewhere: an address, or a mailbox. */
const ELSEWHERE =
  /https?:\/\/(?!localhost|127\.)[^\s)]{3,200}|[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,24}|\b(?:ftp|sftp|s3|gs):\/\/[^\s)]{2,200}/;

/** A thing, then a word that leads on, then the place: what an order to send holds between its verb and its end. */
const THING_TO_PLACE = prose`\b(?:${THINGS})\b[^\n.]{0,120}? ?(?:to|at|via|with|using|into|through|on|for|[:(]) ?[^\n]{0,60}?(?:${ELSEWHERE})`;

export const copiesOut = anyOf(
  // One gap to find it and a second look at what was found: several gaps in one pattern would multiply.
  whereText(matcher(prose`\b(?:${OUT})(?:s|ing|ed|es|ies|ied|d)?\b[^\n.]{0,220}?(?:${ELSEWHERE})`), THING_TO_PLACE),
  matcher(
    prose`\b(?:is|are|be|being|get|gets)(?: \w{1,14}){0,3}? (?:${OUT}|hand|given|pass|brought|put)(?:ed|d|ied|ted|red)?\b[^\n.]{0,140}?(?:${ELSEWHERE})`,
  ),
);

export const mailsOut = matcher(
  prose`\bshare\b[^\n.]{0,60}? with [\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){0,3}\.[a-z]{2,24}`,
  prose`\b(?:give|hand|pass|report|deliver|forward)\b[^\n.]{0,80}? (?:to|at) [\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){0,3}\.[a-z]{2,24}`,
  prose`\b(?:invite|add|include|put|grant|give|share [^\n.]{0,20}?with)\b[^\n.]{0,60}?[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){0,3}\.[a-z]{2,24}[^\n.]{0,60}?\b(?:every|each|all|any)\b`,
  prose`\b(?:b?cc)\b[^\n]{0,60}?[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2}|[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,10} [^\n]{0,40}?\b(?:b?cc|carbon copy|blind copy)\b`,
);
/** To where many can read it. */
export const abroad = matcher(
  prose`\b(?:${OUT}|write|put|paste|place)(?:s|ing|ed)?\b[^\n.]{0,120}?(?: (?:to|in|into|on|via|through) )(?:the |a |an |our |your )?(?:\w{1,14} ){0,2}?(?:(?:slack|discord|telegram|teams|public|shared|open) channel|#[a-z][\w-]{1,40}|slack|discord|telegram|gist|pastebin|public[ -](?:repo\w{0,8}|issue|page|share|folder|bucket|profile|gist|channel|wiki)|shared (?:drive|folder|document)|bug report|issue tracker|forum|webhook)\b`,
  prose`\b(?:${OUT})(?:s|ing|ed)?\b[^\n.]{0,80}? to (?:our|my|the (?:author|vendor|maker|publisher|developer|maintainer)s?'? ?s?) (?:\w{1,14} )?(?:servers?|cloud|backend|service|endpoint|api|team|bucket|database)\b`,
);

export const secretInUrl = matcher(
  code`https?://[^\s"'\x60]{1,200}[?&/=](?:\$\{?|\$\(|\{|%|["']\s?\+\s?)(?:\w{1,30}\.){0,3}\w{0,24}(?:token|secret|passw(?:or)?d|credential|private_?key)\w{0,16}`,
);

export const askedFor = matcher(
  prose`\b(?:passwords?|passphrase|credentials?)\b[^\n.]{0,60}?\b(?:keep|store|save|write|put|note) (?:it|them)? ?(?:down )?(?:in|into|to|as) [\w./~-]{1,60}\.(?:txt|md|json|log|csv|yaml|yml)\b`,
  prose`\b(?:enter|provide|paste|give|share|send|supply|type|input|ask (?:the user )?for|request|prompt (?:the user )?for)\b[^\n.]{0,60}?\b(?:seed phrase|recovery phrase|mnemonic(?: phrase)?|wallet(?:'s)? (?:private )?key|(?:sudo|root|system|login|admin|mac(?:os)?|windows|keychain|computer) password)\b`,
);

export const metadataService = matcher(
  code`\b169\.254\.(?:169\.254|170\.2)\b|\bmetadata\.google\.internal\b|\b100\.100\.100\.200\b`,
);

/** A window of its own that asks for the system's password. */
export const passwordDialog = matcher(
  code`\bhidden\sanswer\b|\becho\s[^\n|]{0,40}\$\{?\w{1,20}\}?["']?\s?\|\s?sudo\s-s\b|\bzenity\s--password|\bkdialog\s--password|\bpromptforcredential\b|\bsimpledialog\.askstring\s?\([^\n]{0,80}passw`,
);

export const watchOrder = matcher(
  prose`\b(?:take|capture|record|log|read|monitor|watch|track|grab)\b[^\n.]{0,30}?\b(?:screenshots?|screen|keystrokes|key presses|microphone|webcam|camera|clipboard|typing|location|browsing)\b[^\n.]{0,60}?\b(?:(?:every|each) (?:\d{1,6}|few|second|minute|hour|day|time the user)|every so often|periodically|continuously|constantly|regularly|while the user|in the background|at all times)\b`,
);

const PERSONAL =
  /(?:user's|person's|owner's|customer's|their) (?:phone(?: number)?|mobile number|home address|private address|location(?: history)?|date of birth|birthday|passport|social security|bank (?:details|account)|credit card|card number|calendar|contacts|address book|browsing history|search history|medical|salary)/;
/** What tells who and where the person is, put where others read it. */
export const personal = matcher(
  prose`\b(?:reply|send|include|give|post|publish|mention|insert|copy|add|embed|write|share|upload|append|put)\b[^\n.]{0,80}?\b(?:${PERSONAL})\b`,
);
