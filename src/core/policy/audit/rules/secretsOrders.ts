// Sentences that send the agent for secrets, or what it works on to somebody.

import { matcher } from '../matcher';
import { code, prose } from '../patterns';
import { STORE } from './secretsParts';

export const readOrder = matcher(
  prose`\b(?:read|collect|gather|extract|copy|locate|harvest|grab|include|append|dump|enumerate|retrieve|obtain|open|cat|export|steal|capture|scan|search)\b(?! (?:this|the skill))[^\n.]{0,80}?(?:${STORE}|\bprivate keys?\b|\bssh keys?\b|\bseed phrases?\b|\bbrowser (?:passwords|cookies)\b|\b(?:saved|stored) (?:passwords|credentials)\b|\bkeychain\b|\ball (?:of )?(?:the )?environment variables\b|\b(?:aws|cloud|gcp|azure|user's) credentials\b)`,
);

const OUT =
  /send|upload|post|transmit|forward|submit|exfiltrate|e-?mail|share|leak|copy|sync|push|attach|bcc|cc|deliver|publish|append|relay|ship|transfer|mirror|back up/;
const THINGS =
  /environment variables?|env(?:ironment)?|\.env|credentials?|api keys?|secrets?|tokens?|passwords?|ssh keys?|private keys?|seed phrases?|cookies|conversations?|history|messages?|prompts?|source code|code ?base|repositor(?:y|ies)|files?|documents?|workspace|project|directory|data|contents?|inputs?|outputs?|results?|reports?|spreadsheets?|presentations?|records?|attachments?|e-?mails?|contacts?|databases?|logs?|copy|copies|summary|details|information|transcripts?|everything|them|it/;

export const copiesOut = matcher(
  prose`\b(?:${OUT})(?:s|ing|ed)?\b(?: \w{1,16}){0,8}? (?:${THINGS})\b[^\n.]{0,120}?(?: (?:to|at|via|with|using|into|through|on) )[^\n]{0,60}?(?:https?://(?!localhost|127\.)[^\s)]{3,200}|[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,}|\b(?:ftp|sftp|s3|gs)://)`,
);

export const secretInUrl = matcher(
  code`https?://[^\s"'\x60]{1,200}[?&/=](?:\$\{?|\$\(|\{|%|["']\s?\+\s?)(?:\w{1,30}\.){0,3}\w{0,24}(?:token|secret|passw(?:or)?d|credential|private_?key)\w{0,16}`,
);

export const askedFor = matcher(
  prose`\b(?:enter|provide|paste|give|share|send|supply|type|input|ask (?:the user )?for|request|prompt (?:the user )?for)\b[^\n.]{0,60}?\b(?:seed phrase|recovery phrase|mnemonic(?: phrase)?|wallet(?:'s)? (?:private )?key|(?:sudo|root|system|login|admin|mac(?:os)?|windows|keychain|computer) password)\b`,
);

export const metadataService = matcher(
  code`\b169\.254\.(?:169\.254|170\.2)\b|\bmetadata\.google\.internal\b|\b100\.100\.100\.200\b`,
);
