// A stranger's text → one line that may stand in a prompt: nothing hidden, no tags, no commands, no headings.

import { visibleLine } from '../model/hidden';

/** Longest name in a prompt, in characters (as the open specification and VS Code have it). */
const NAME_LIMIT = 64;
/** One construct may hide another; after this many passes the rest is taken apart for good. */
const PASSES = 8;

/** Link or image; the target may hold one pair of parentheses. */
const LINK = /(!*)\[([^[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/g;
const WEB_LINK = /<(https?:\/\/[^<>\s]*)>/gi;
const TAG = /<(?:[/!?]?[a-z][^<>]*|!--[^<>]*)>/gi;
/** `command:` addresses, which a Markdown renderer may run on a click. */
const COMMAND = /(?:\bcommand|\bjavascript|\bvbscript)(?::|%3a|&#58;|&colon;)[\w.%][^\s)>\]]*/gi;
/** Claude Code runs the command between the backticks before a model sees the text. */
const DYNAMIC = /!(?=`)/g;
/** What opens a heading, a quote, a list, a rule or a block of code at the start of a line. */
const BLOCK = /^(?:(?:#{1,6}(?=\s|$)|>|[-*+](?=\s)|[-*_=]{3,}|`{3,}|~{3,})\s*)+/;
/** Without any of these none of the above can match, and most descriptions have none. */
const SUSPECT = /[<[`]|^[#>*+_=~-]|command|javascript|vbscript/i;
/** What needs no tidying: words of ASCII with single spaces. A catalogue is made for every request, so this pays. */
const ASCII_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Besides what no person sees: halves of characters, and selectors that can carry a message of their own. */
const UNSEEN = /\p{Surrogate}|[\u{fe00}-\u{fe0f}]/gu;
/** Ends of lines that are not among the usual ones. */
const RARE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

/** A description's text on one line. The words stay; what a client could run, or a model mistake for structure, goes. */
export function promptLine(text: string): string {
  let line = ASCII_LINE.test(text) ? text : tidy(text.replace(RARE_ENDS, ' ').replace(UNSEEN, ''));
  if (!SUSPECT.test(line)) return line;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = line;
    line = withoutMarkup(line);
    if (line === before) line = withoutRemains(line);
    if (line === before) return line;
  }
  return tidy(withoutRemains(line.replace(/[<>[\]!]/g, '')));
}

/** A skill's name as prompts give it; the loader takes it back in this form too. */
export function promptName(name: string): string {
  const line = promptLine(name);
  return line.length <= NAME_LIMIT ? line : [...line].slice(0, NAME_LIMIT).join('').trim();
}

const tidy = visibleLine;

/** Takes away what is whole; what was hidden around it may be whole after that. */
function withoutMarkup(line: string): string {
  return tidy(
    line
      .replace(LINK, (_, image: string, label: string, target: string) =>
        image || !isHarmless(target) ? label : `[${label}](${target})`,
      )
      .replace(WEB_LINK, '$1')
      .replace(TAG, ' '),
  );
}

/** What is left is not whole, and might be completed by what follows it in a prompt. */
function withoutRemains(line: string): string {
  return tidy(
    line
      .replace(/<+(?=[/!?a-z])/gi, '')
      .replace(COMMAND, '')
      .replace(DYNAMIC, '')
      .replace(BLOCK, ''),
  );
}

/** A web address, or a path or anchor without a scheme. */
function isHarmless(target: string): boolean {
  return /^\s*(?:https?:\/\/[^\s<>]*|[^\s:&%<>]*)\s*$/i.test(target);
}
