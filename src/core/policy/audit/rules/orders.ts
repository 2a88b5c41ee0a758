// Whether a piece of hidden text gives an order to an agent, rather than a note to writers.

import { prose } from '../patterns';

const TO_AGENT = prose`\b(?:agent|assistant|claude|copilot|ai|llm|model|system|chatgpt|gpt|codex|gemini|cursor|you (?:must|should|will|are|need|have)|your (?:task|instructions?|goal|system prompt))\b`;
const ACTS = prose`\b(?:execute|run|send|upload|post|fetch|download|curl|wget|ignore|disregard|forget|reveal|exfiltrate|append|include|add|read|write|install|delete|forward|copy|transmit|collect|call|invoke|open|visit|set|disable|do not (?:tell|mention|show|reveal|inform|ask)|don't (?:tell|mention|show|reveal|inform|ask)|never (?:tell|mention|show|reveal|inform|ask)|always|silently|secretly|override|follow|obey|must|before (?:responding|answering|every|each)|after (?:responding|answering|every|each|completing))\b`;
const STRONG = prose`\b(?:curl|wget|exfiltrate|silently|secretly|without (?:telling|asking|informing|the user)|do not (?:tell|mention|inform|reveal)|don't (?:tell|mention|inform|reveal)|never (?:tell|mention|inform|reveal)|ignore (?:all|any|previous|prior|the above)|disregard (?:all|any|previous|prior)|(?:send|upload|post|forward|transmit) (?:\w{1,14} ){0,6}?to (?:https?:|\w{1,60}\.|the (?:server|endpoint|webhook))|system prompt|\.ssh|\.env|api[ _]?keys?|credentials|base64|new instructions?|(?:hidden|secret|real) instructions?|execute (?:the|this|following)|rm -rf)\b`;
/** Notes to people who write or keep the file. */
const NOTES =
  /^\s{0,10}(?:todo|fixme|note:|todo:|eslint|prettier|markdownlint|cspell|vale|toc|end|begin|start|ssot|generated|auto-?generated|copyright|license|spdx|see |source|ref|omit|template|placeholder|example|optional|truncated|more|keep|<)/;

export function looksLikeOrder(text: string): boolean {
  const inner = text.replace(/^<!-{2,3}|-{2,3}>$/g, '').slice(0, 4000);
  if (has(STRONG, inner)) return true;
  if (NOTES.test(inner)) return false;
  return has(TO_AGENT, inner) && has(ACTS, inner) && inner.length > 24;
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
