// Single values written on one line, where they are beyond doubt. What is in doubt is left to the YAML parser.

/** Stands for "not sure": the YAML parser must say. */
export const UNSURE = Symbol('unsure');

// Characters with which a plain YAML value can't begin, or which make something else of it.
const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`\t]/;
// A mapping, a comment or a control character inside a plain value.
const INSIDE = /:(?=\s|$)|\s#|[\p{Cc}\u2028\u2029\ufeff\ufffd]/u;
/** Characters about which YAML has rules of its own, or which are damage. */
export const ODD = /[\p{Cc}\u2028\u2029\ufeff\ufffd]/u;
const WORD = /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$/;
const NUMBER = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const SPECIAL_NUMBER = /^(?:0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
// A value of which every reader makes a string by its first letter: most of them.
const SURELY_TEXT = /^[a-eg-mo-su-zA-EG-MO-SU-Z]/;

// Items without quotes, brackets, mappings or comments.
const PLAIN_ITEMS = /^[^"'[\]{}#:]*$/;
const FLOW_ITEM = /\s*(?:"([^"\\]*)"|'([^']*)'|([^\s\-?:,[\]{}#&*!|>'"%@`][^,[\]{}#'":]*))\s*(,|$)/y;

/** The value of a plain scalar by YAML's core schema. */
function resolvePlain(text: string): unknown {
  if (SURELY_TEXT.test(text)) return text;
  if (WORD.test(text)) {
    const first = text[0];
    return first === 't' || first === 'T' ? true : first === 'f' || first === 'F' ? false : null;
  }
  if (NUMBER.test(text)) return Number(text);
  return SPECIAL_NUMBER.test(text) ? UNSURE : text;
}

/** The value that a line, or the rest of one after its key, writes; without blanks around it, not empty. */
export function readScalar(text: string): unknown {
  const first = text[0];
  if (first === '"') return readQuoted(text, /["\\]/);
  if (first === "'") return readQuoted(text, /'/);
  if (first === '[') return readFlowList(text);
  if (INDICATOR.test(text) || INSIDE.test(text)) return UNSURE;
  return resolvePlain(text);
}

function readQuoted(text: string, ending: RegExp): unknown {
  const inner = text.slice(1, -1);
  const closed = text.length > 1 && text.at(-1) === text[0];
  return closed && !ending.test(inner) && !ODD.test(inner) ? inner : UNSURE;
}

/** `[a, "b c"]` on one line. */
export function readFlowList(text: string): unknown {
  if (text.at(-1) !== ']' || text.length < 2 || ODD.test(text)) return UNSURE;
  const inner = text.slice(1, -1).trim();
  if (inner === '') return [];
  const items = PLAIN_ITEMS.test(inner) ? inner.split(',').map((item) => readItem(item.trim())) : readItems(inner);
  return items.includes(UNSURE) ? UNSURE : items;
}

function readItem(item: string): unknown {
  return item === '' || INDICATOR.test(item) ? UNSURE : resolvePlain(item);
}

/** Items of which some are in quotes. */
function readItems(inner: string): unknown[] {
  const items: unknown[] = [];
  for (FLOW_ITEM.lastIndex = 0; ; ) {
    const item = FLOW_ITEM.exec(inner);
    if (!item) return [UNSURE];
    items.push(item[1] ?? item[2] ?? resolvePlain((item[3] as string).trimEnd()));
    if (item[4] === '') return items;
  }
}
