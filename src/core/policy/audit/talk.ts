// Whether a match is only talked about: forbidden, searched for, or shown as what not to do.

import type { Place } from './place';

/** Characters before a match in which its own sentence is looked at. */
const BEFORE = 140;
const AFTER = 80;

/** Words that make what follows in the sentence no order. */
const FORBIDS =
  /\b(?:never|don'?t|do not|does not|doesn'?t|avoid\w{0,3}|must not|mustn'?t|should not|shouldn'?t|can ?not|can'?t|refus\w{1,3}|reject\w{0,3}|blocks|blocked|blocking|prevent\w{0,4}|forbid\w{0,4}|prohibit\w{0,3}|disallow\w{0,3}|den(?:y|ies|ied)|warn\w{0,4}|dangerous|malicious|attack\w{0,4}|adversar\w{1,4}|suspicious|unsafe|insecure|risky?|vulnerab\w{1,6}|anti-?patterns?|red flags?|bad|wrong|instead of|rather than|not recommended|exploit\w{0,6}|payloads?|threats?|injected|untrusted|protect\w{0,4} against|resist|treat(?:s|ed)? [^\n]{0,60}as data)\b|❌|✗|🚫|⛔|⚠/;
/** Words that make it a thing to be found, or said by somebody else; unless it is a further order, behind an "and". */
const LOOKS_FOR =
  /\b(?:detect\w{0,4}|flag(?:s|ged)?|scans?|scanning|look(?:s|ing)? for|search(?:es|ing)? for|checks? for|checking for|grep|rg|such as|examples? of|attempts?|patterns?|regex|catch(?:es)?)\b|\b(?:says?|claims?|contains?|containing|like|mentions?)\b[^\n"'\x60]{0,24}["'\x60]/;
const GOES_ON = /\b(?:and|then)(?: also| then)?[\s"'\x60*]{0,4}$/;
/** After such a word the sentence is an order again: "never skip this", "don't forget to". */
const TURNS_BACK =
  /\b(?:never|don'?t|do not|must not|should not|cannot|can'?t|avoid) (?:ever )?(?:skip|forget|omit|fail|ignore|miss|leave|hesitate|neglect|delay|stop|refuse|ask|wait|mention|tell|warn|worry|bother)/;
const SAYS_NOT_AFTER =
  /^[^\n.;]{0,60}?(?:\b(?:is|are|was|were|will be|must be|gets?|as) (?:\w{1,12} )?(?:dangerous|forbidden|blocked|prohibited|denied|rejected|unsafe|malicious|not allowed|never allowed|flagged|detected|suspicious|data\b|untrusted|an? (?:attack|injection|red flag|risk))|→ ?(?:block|den|reject|flag|warn)|\((?:blocked|forbidden|dangerous|denied|unsafe|malicious|bad)\)|❌|🚫|⛔)/;
/** Headings and leading sentences of deny-lists and examples of attacks. */
const DENY_LIST =
  /\b(?:anti-?patterns?|avoid|don'?ts?|do not|never|must not|dangerous|forbidden|prohibited|blocked|blocks|deny|denied|denylist|blacklist|red flags?|warning signs?|threats?|attacks?|attack vectors?|vulnerabilit\w{1,3}|vulnerable|malicious|what not|mistakes?|pitfalls?|bad|wrong|unsafe|insecure|incorrect|detect\w{0,4}|injections?|exploit\w{0,6}|payloads?|rationali[sz]ations?|gotchas?|disallowed|destructive)\b|❌|🚫|⛔/;
/** What a comment right before a command says of a bad example. */
const BAD_EXAMPLE =
  /(?:#|\/\/|--|;|rem|\/\*|<!--)[^\n]{0,40}?\b(?:bad|wrong|unsafe|insecure|vulnerable|never|don'?t|do not|avoid|dangerous|malicious|attack\w{0,3}|exploit)\b|❌|🚫/;

/** How strongly the surroundings say so: by the sentence itself, or only by the section it stands in. */
export type Said = 'sentence' | 'section' | undefined;

export function talkAbout(place: Place): Said {
  const { kind, heading, intro } = place.zone;
  if (kind === 'code') {
    if (badExample(place)) return 'sentence';
  } else if (sentenceSaysNot(place)) return 'sentence';
  if (place.inScript) return undefined;
  return DENY_LIST.test(lastLine(heading)) || (kind !== 'prose' && DENY_LIST.test(intro)) ? 'section' : undefined;
}

function sentenceSaysNot(place: Place): boolean {
  const { text } = place.document;
  const { start, end } = place.span;
  const clause = lastClause(sentenceBefore(text.slice(Math.max(0, start - BEFORE), start)));
  if (TURNS_BACK.test(clause)) return false;
  const isSought = LOOKS_FOR.test(clause) && !GOES_ON.test(clause);
  return isSought || FORBIDS.test(clause) || SAYS_NOT_AFTER.test(text.slice(end, end + AFTER));
}

/** What stands behind the last full stop. A sentence ends with its stop and a space; a colon leads on. */
function sentenceBefore(before: string): string {
  return before.slice(before.search(/(?:(?![.!?]["')\]]?\s)[^\n]){0,140}$/)).replace(/^[.!?]["')\]]?\s/, '');
}

const CONDITION =
  /^[\s\-*>\d.)#"'\x60]{0,12}(?:\*\*)?(?:if|when|whenever|in case|to|in order|instead of|rather than|unless|should|once|after|before|as|because|since|for)\b[^\n]*,/;

/** "If it does not work, run …": the condition says nothing of the order behind its comma. */
function lastClause(sentence: string): string {
  return CONDITION.test(sentence) ? sentence.slice(sentence.lastIndexOf(',') + 1) : sentence;
}

/** A comment on the command's own line or the line before it. */
function badExample(place: Place): boolean {
  const { document, line } = place;
  const before = line > 0 ? document.line(line - 1) : '';
  return BAD_EXAMPLE.test(document.line(line).slice(0, 400)) || BAD_EXAMPLE.test(before.slice(0, 200));
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);
