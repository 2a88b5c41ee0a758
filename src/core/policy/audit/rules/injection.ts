// Injection: sentences that turn the agent against the person it works for.

import { matcher } from '../matcher';
import { prose } from '../patterns';
import type { Place } from '../place';
import type { TextRule } from '../rule';
import { execute, fetchCommand, sendCommand, sendOrder, sendOrOrder } from '../signals';
import type { Level } from '../types';
import { conceal, everyTask, onTheQuiet, override, overrideElsewhere, roleMarkup, unasked } from './injectionParts';
import { secretWord } from './secretsParts';

const jailbreak = matcher(
  prose`\b(?:never|do not|don't|must not|you (?:can ?not|will not|won't)) (?:ever )?(?:refuse|decline|reject)\b[^\n]{0,60}\b(?:requests?|users?|tasks?|anything|commands?|orders?|questions?|answer|comply)\b`,
  prose`\b(?:never|do not|don't|without|omit|skip|remove|no)(?: any| adding| include| including| add| give| giving| the| all){0,2} (?:\w{1,12} )?(?:disclaimers?|ethical (?:considerations?|concerns?|warnings?)|moral(?:izing|ity)|safety warnings?|content warnings?|refusals?|caveats about safety)\b`,
  prose`\b(?:god|dan|sudo|unrestricted|jailbreak|override|unsafe|evil|uncensored) mode(?: is| has been| now)? (?:enabled|activated|active|on|engaged|unlocked|granted)\b`,
  prose`\byou are (?:now )?(?:in|running in|operating in|entering) (?:a |the )?(?:special )?(?:developer|debug|god|dan|admin|maintenance|unrestricted|jailbreak|unsafe|test) mode\b`,
  prose`\b(?:enter|enable|activate|switch (?:in)?to|engage|unlock)(?: \w{1,12})? (?:god|dan|unrestricted|jailbreak|uncensored|unsafe) mode\b`,
  prose`\b(?:no|without|ignore|bypass|disable|remove|free (?:of|from)|not bound by|exempt from|suspend|lift)(?: all| any| your| the| of| usual| normal| standard){0,3} (?:ethical|moral|safety|content|alignment|security) (?:restrictions?|guidelines?|filters?|limits?|limitations?|constraints?|guardrails?|polic(?:y|ies)|rules?|checks?|protocols?|training)\b`,
  prose`\b(?:safety|content|ethical|security) (?:filters?|checks?|guardrails?|guidelines?|protocols?|restrictions?|polic(?:y|ies)) (?:are |is |have been |has been |do not |does not |don't )?(?:now )?(?:disabled|off|suspended|removed|lifted|apply|bypassed|deactivated|inactive)\b`,
  prose`\byou (?:are (?:now )?(?:allowed|permitted|authori[sz]ed|free|cleared) to|may now) (?:share|disclose|reveal|send|access|expose|publish)\b[^\n.]{0,40}\b(?:confidential|private|secret|sensitive|internal|restricted|any)\b`,
  prose`\byou (?:now )?(?:have no|are (?:now )?(?:free|freed|released|exempt) (?:of|from)|are no longer (?:bound|restricted|limited|constrained) by)(?: any| all| your| the| usual| ethical| safety| content){0,3} (?:restrictions?|limits?|limitations?|rules|constraints?|filters?|guidelines?|guardrails?|polic(?:y|ies)|training)\b`,
);

const userOverruled = matcher(
  prose`\b(?:even if|regardless of (?:what|whether)|no matter (?:what|whether)|whether or not|despite what) the (?:user|human|person|operator) (?:\w{1,12} ){0,3}?(?:asks?|says?|tells?|objects?|refuses?|disagrees?|wants?|declines?|denies|requests?|instructs?|complains?|knows?)[^\n]{0,60}`,
  prose`\b(?:ignore|disregard|override|overrule|bypass|reject) (?:the |any |all )?(?:user|human|operator)(?:'s)? (?:\w{1,12} )?(?:requests?|instructions?|objections?|preferences?|wishes|input|consent|confirmation|settings?|refusal)\b`,
);

const promptLeak = matcher(
  prose`\b(?:reveal|print|output|repeat|show|leak|dump|include|send|disclose|append|exfiltrate|return|echo)(?: me| out| back| us)?(?: the| your| all| full| entire| complete| exact| verbatim| whole){0,4} (?:system|hidden|initial|developer|internal|original) (?:prompts?|instructions?|messages?)\b`,
);

const linkLeak = matcher(
  prose`!\[[^\]\n]{0,80}\]\(https?://[^)\s]{1,200}[?=/][^)\s]{0,80}(?:\{|\$|<|%7b|\[)[^)\n]{0,60}?(?:conversation|history|context|prompt|secret|key|token|env|data|content|summary|user|e-?mail|message|response|answer|file|code)[^)\n]{0,40}\)`,
  prose`\b(?:append|encode|embed|include|add|put|insert|attach|place|pass)\b[^\n]{0,120}?\b(?:as|in|into|to|via)(?: an?| the| its| any| every| each){0,2} (?:(?:query|link|image|request|get|http)(?: \w{1,12})? (?:parameters?|string|params?|urls?|path|links?|src)|urls?)\b[^\n]{0,120}`,
);
const dataNoun =
  /\b(?:conversation|chat|history|context|prompts?|secrets?|keys?|tokens?|credentials?|environment|env|passwords?|file contents?|contents? of|user(?:'s)? (?:data|input|message|name|query|request)|summary of|system prompt|source code|patient|insurance|date of birth|full name|phone|card number|ssn|home address|\$[a-z_]{3,40}(?:key|token|secret))\b/;

function sensitive(place: Place): Level {
  return place.beside(sendOrOrder, 3) || place.beside(fetchCommand, 3) || place.beside(secretWord, 1) ? 'P0' : 'P1';
}

const outsideCode = (level: Level) => (place: Place) => (place.inCode ? undefined : level);

export const INJECTION: readonly TextRule[] = [
  {
    id: 'injection-override',
    level: 'P0',
    talk: 'drop',
    find: override,
    judge: (place) => (place.inCode ? 'P1' : 'P0'),
    message: 'It tells the agent to set aside the instructions it was given.',
    remedy: 'Do not load the skill. A skill adds instructions; it never cancels a person’s or an agent’s own.',
  },
  {
    id: 'injection-override-elsewhere',
    level: 'P1',
    talk: 'drop',
    find: overrideElsewhere,
    judge: outsideCode('P1'),
    message: 'It claims to rank above other instructions, or to be used always and before anything else.',
    remedy: 'Check that it takes nothing out of the person’s hands.',
  },
  {
    id: 'injection-conceal',
    level: 'P1',
    talk: 'keep',
    find: conceal,
    judge: (place) => (place.inScript ? undefined : place.beside(execute, 0) ? 'P0' : sensitive(place)),
    message: 'The agent is told to keep something from the person.',
    remedy: 'Read what it is to hide; a skill that means well hides nothing.',
  },
  {
    id: 'injection-on-the-quiet',
    level: 'P1',
    talk: 'drop',
    find: onTheQuiet,
    judge: (place) => (place.inCode ? undefined : sensitive(place)),
    message: 'The agent is to act without anybody noticing.',
    remedy: 'Read what it is to do; a skill that means well does it in the open.',
  },
  {
    id: 'injection-jailbreak',
    level: 'P1',
    talk: 'drop',
    find: jailbreak,
    judge: outsideCode('P1'),
    message: 'It switches off the agent’s refusals, warnings or safety rules.',
    remedy: 'Do not load the skill unless you know why it needs that.',
  },
  {
    id: 'injection-role-markup',
    level: 'P1',
    talk: 'drop',
    find: roleMarkup,
    judge: outsideCode('P1'),
    message: 'It imitates the marks by which a model tells the system’s words from others.',
    remedy: 'Take the marks out, or show them in a code block.',
  },
  {
    id: 'injection-every-task-send',
    level: 'P0',
    talk: 'drop',
    find: everyTask,
    judge: (place) => (!place.inCode && (place.contains(sendOrder) || place.beside(sendCommand, 2)) ? 'P0' : undefined),
    message: 'After or before every task something is to be sent out.',
    remedy: 'Do not load the skill: what you work on would leave your machine.',
  },
  {
    id: 'injection-user-overruled',
    level: 'P1',
    talk: 'keep',
    find: userOverruled,
    judge: (place) =>
      place.inCode ? undefined : place.beside(sendOrOrder, 3) || place.beside(secretWord, 3) ? 'P1' : 'P2',
    message: 'The agent is to go on even if the person says otherwise.',
    remedy: 'Check what it insists on.',
  },
  {
    id: 'injection-unasked',
    level: 'P2',
    talk: 'keep',
    find: unasked,
    judge: (place) =>
      place.inCode ? undefined : place.beside(sendOrOrder, 2) || place.beside(secretWord, 2) ? 'P1' : 'P2',
    message: 'The agent is to act without asking, or is told that somebody has agreed already.',
    remedy: 'Check what it would do; nobody can agree in your name.',
  },
  {
    id: 'injection-prompt-leak',
    level: 'P1',
    talk: 'drop',
    find: promptLeak,
    judge: outsideCode('P1'),
    message: 'The agent is asked to give away its own instructions.',
    remedy: 'Check who would get them.',
  },
  {
    id: 'injection-link-leak',
    level: 'P1',
    talk: 'drop',
    find: linkLeak,
    judge: (place) => (!place.inCode && dataNoun.test(place.statement) ? sensitive(place) : undefined),
    message:
      'What the agent knows is to be put into an address, which carries it out as soon as it is opened or shown.',
    remedy: 'Do not load the skill.',
  },
];
