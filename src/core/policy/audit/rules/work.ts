// Orders about the agent's work itself: flaws put in, advertisements, payments, what others write obeyed.

import { anyOf, matcher } from '../matcher';
import { prose } from '../patterns';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import { sendOrOrder } from '../signals';
import type { Level } from '../types';
import { unasked } from './injectionParts';

const sabotage = matcher(
  prose`\b(?:insert|inject|introduce|add|plant|embed|include|hide|leave|create)\b[^\n]{0,60}?\b(?:backdoors?|(?:subtle |hidden |security |small |intentional |exploitable ){1,2}(?:vulnerabilit(?:y|ies)|flaws?|bugs?|weakness(?:es)?|errors?)|hidden (?:admin|user|account|function|endpoint|route)|logic bomb|malware|malicious (?:code|payload|script))\b`,
  prose`\b(?:subtly|secretly|quietly|silently|deliberately|intentionally|covertly) (?:alter|change|modify|corrupt|weaken|falsify|replace|swap|manipulate|misstate|inflate|deflate|adjust|introduce|insert|skew|bias|remove|omit|downgrade)\b[^\n]{0,80}`,
  prose`\b(?:replace|swap|substitute|change|rewrite)\b[^\n.]{0,80}?\b(?:address|account|recipient|payee|iban|wallet|link|url)\b[^\n.]{0,60}? (?:with|by|to|for) [^\n.]{0,20}?(?:0x[\da-f]{40}|bc1[\da-z]{20,60}|[13][a-z\d]{25,34}\b|[a-z]{2}\d{2} ?[\d ]{12,30}|https?://)`,
  prose`\b(?:falsify|fabricate|tamper with|forge|backdate) (?:the |any |all |user |audit |test )?(?:\w{1,12} )?(?:results?|logs?|records?|reports?|data|signatures?|figures|numbers)\b`,
);

const fakesResults = matcher(
  prose`\b(?:change|adjust|alter|edit|correct|round|move)\b[^\n.]{0,60}?\b(?:so that|until|to make) (?:they|it|the (?:totals?|numbers|figures|books|sums|values)) (?:match|add up|agree|look|fit|balance)\b`,
  prose`\b(?:create|add|set up|register|make|leave)\b[^\n.]{0,40}?\b(?:second|hidden|extra|additional|spare|backup|another|support)\b[^\n.]{0,30}?\b(?:account|user|login)\b[^\n.]{0,60}?\b(?:admin(?:istrator)?|root|owner|superuser|full) (?:rights|access|role|privileges|permissions)\b`,
  prose`\b(?:fails?|failed|failing|failures?|errors?)\b[^\n.]{0,40}?\b(?:mark|report|record|list|count|log|show|treat)(?:ed)? (?:it|them|this|these|the \w{1,12}|those)? ?as (?:passed|passing|successful|success|green|ok|done|compliant|resolved)\b`,
  prose`\b(?:approve|merge|accept|sign off|confirm|pay)\b[^\n.]{0,80}?\b(?:every|all|any|each)\b[^\n.]{0,100}?\bwithout (?:reading|review(?:ing)?|looking|checking|testing|inspecting|opening)\b`,
);
const weakens = matcher(
  prose`\b(?:insert|add|put|use|write|place|sprinkle)\b[^\n.]{0,60}?(?:\bnoqa\b|eslint-disable|\bnosec\b|\bnosemgrep\b|@suppresswarnings|ts-nocheck)[^\n.]{0,80}?\b(?:wherever|everywhere|each|every|all|security)\b`,
  prose`\b(?:enable|switch on|turn on|allow|permit|switch|set)\b[^\n.]{0,30}?\banonymous (?:login|log-in|access|auth\w{0,12}|users?|sign-in)\b`,
  prose`\b(?:mount|bind|map)\b[^\n.]{0,60}?(?:root (?:directory|file ?system|folder) of the host|host(?:'s)? (?:root|whole)|docker(?:\.| )?sock(?:et)?)\b`,
  prose`\b(?:always|every|all|must|by default|never|should|each)\b[^\n.]{0,100}?(?:verify ?= ?false|csrf_exempt|allowed_hosts ?= ?\[ ?["']\*|rejectunauthorized: ?false|--no-verify-ssl|\b(?:disable|turn off|switch off|skip|remove|omit|bypass|without) (?:\w{1,14} ){0,2}?(?:csrf|tls|ssl|certificate|authentication|authorization|input validation|sanitization|encryption|signature verification|access control|cors) ?(?:checks?|protection|verification|validation)?)\b`,
  prose`\b(?:disable|turn off|switch off)(?: the| all)? (?:csrf|tls|ssl|certificate|signature) (?:checks?|protection|verification|validation)\b[^\n.]{0,60}\b(?:always|every|all|each|by default)\b`,
);

const promotes = matcher(
  prose`\b(?:must|has to|have to) (?:carry|contain|include|bear|show|display|end with|begin with)\b[^\n.]{0,80}?https?://`,
  prose`\b(?:cite|quote|mention|recommend|name|link)\b[^\n]{0,80}?\b(?:relevant or not|whether or not (?:it is|they are) relevant|even (?:if|where) (?:it is )?(?:not|ir)relevant)\b`,
  prose`<script\b[^>\n]{0,80}\bsrc=["']?https?://[^\n]{4,200}?\b(?:each|every|all)\b`,
  prose`\b(?:append|add|insert|include|put|place|mention|paste|attach)\b[^\n.]{0,80}?https?://[^\n]{4,160}? (?:to|in|into|at|on|under|below) (?:the end of )?(?:each|every|all|any)\b`,
  prose`\b(?:each|every|all)\b[^\n.]{0,60}?\b(?:must|should|has to|needs to|always)? ?(?:append|add|insert|include|contain|mention|end with)\b[^\n.]{0,60}?https?://`,
  prose`\b(?:must|always|should) ?(?:always )?be (?:ranked|listed|placed|put|rated|scored|shown|recommended|preferred) (?:first|highest|on top|best|above|at the top|over)\b`,
  prose`\b(?:always|must|only|every time|in (?:each|every) (?:answer|reply|response|document|report))\b[^\n.]{0,60}?\b(?:recommend|suggest|promote|mention|prefer|advertise|favou?r|praise|link to|include a link to|rank)\b[^\n]{0,160}?(?:https?://|\b(?:over (?:all|any|every|its)(?: other)?(?: \w{1,12})? ?(?:competitors?|alternatives?|options?|products?)|competitors?|sponsors?\w{0,4}|affiliates?|referral|ref=|partner (?:link|offer)|advertis\w{1,6}|discount code|promo code))`,
  prose`\b(?:never|do not|don't) (?:mention|recommend|suggest)[^\n.]{0,40}\b(?:competitors?|alternatives to)\b`,
);

const phishes = matcher(
  prose`\b(?:tell|inform|warn|notify|show|remind|ask) (?:the |every |each )?(?:user|person|customer|visitor|reader)s?\b[^\n.]{0,100}?\b(?:expired?|run out|suspended|locked|infected|compromised|outdated|unlicensed|verify|renew|re-?enter|log ?in again|upgrade|unpaid|overdue)\b[^\n]{0,120}?https?://`,
);

const pays = matcher(
  prose`\b(?:transfer|send|pay|wire|withdraw|approve|donate|tip|deposit|forward)(?:s|ing)?\b[^\n]{0,100}?(?:\biban\b|\b[a-z]{2}\d{2} ?(?:[\da-z]{4} ?){3,7}|0x[\da-f]{40}\b|\bbc1[\da-z]{20,60}|\b(?:eth|btc|sol|usdt|usdc|ether|bitcoin|solana|tokens?) [^\n]{0,40}?(?:to|address|wallet)\b)`,
);

const obeysContent = matcher(
  prose`\b(?:if|when|where|whenever) (?:the|a|an|any) (?:\w{1,12} )?(?:page|file|document|email|message|issue|comment|website|response|result|output|text|attachment|ticket|repository)s? (?:contains?|has|have|includes?|holds?|says?|gives?|tells? you)[^\n.]{0,60}?\b(?:follow|obey|execute|carry (?:it|them) out|do (?:it|them|so|what)|act on|comply)\b`,
  prose`\b(?:follow|obey|execute|carry out|comply with) (?:all |any |every |the |whatever ){0,2}(?:instructions?|commands?|orders?|directives?|requests?)(?: that are| which are| you find)?(?: contained| embedded| found| written| given)? (?:in|inside|within|on|from) (?:the|any|an?|each) (?:\w{1,12} )?(?:page|file|document|e-?mail|message|issue|comment|website|web ?page|attachment|ticket)s?\b`,
);

const outsideCode = (level: Level) => (place: Place) => (place.inCode ? undefined : level);

export const WORK: readonly TextRule[] = [
  {
    id: 'injection-sabotage',
    level: 'P1',
    talk: 'drop',
    find: anyOf(sabotage, fakesResults),
    judge: outsideCode('P1'),
    message: 'The agent is to put flaws into its work, or to change things on the quiet.',
    remedy: 'Do not load the skill.',
  },
  {
    id: 'injection-weak-code',
    level: 'P1',
    talk: 'drop',
    find: weakens,
    judge: outsideCode('P1'),
    message: 'The agent is to write code with its protection switched off.',
    remedy: 'Check why; leave the protection on.',
  },
  {
    id: 'injection-promotion',
    level: 'P1',
    talk: 'lower',
    find: promotes,
    judge: outsideCode('P1'),
    message: 'The agent is to advertise in its answers.',
    remedy: 'Check whose product it is, and whether you want that.',
  },
  {
    id: 'injection-phishing',
    level: 'P1',
    talk: 'drop',
    find: phishes,
    judge: outsideCode('P1'),
    message: 'The agent is to frighten the person into following a link.',
    remedy: 'Do not follow it. Log in where you always do.',
  },
  {
    id: 'injection-payment',
    level: 'P1',
    talk: 'drop',
    find: pays,
    judge: (place) =>
      place.inCode ? undefined : place.beside(unasked, 1) || place.beside(sendOrOrder, 0) ? 'P0' : 'P1',
    message: 'Money is to be sent to an account that the skill gives.',
    remedy: 'Do not load the skill unless that account is yours.',
  },
  {
    id: 'injection-obeys-content',
    level: 'P1',
    talk: 'drop',
    find: obeysContent,
    judge: outsideCode('P1'),
    message: 'The agent is to obey what stands in pages, files or messages of others.',
    remedy: 'Text of others is data. Have it ask the person instead.',
  },
];
