// Characters that a person can't see but a model reads: they leave every text of a skill before it is shown.

/** Controls but tab and newline, zero-width and bidirectional marks, soft hyphens, tag characters, variation selectors 17–256. */
const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

/** The text as a person sees it: line ends as `\n`, and nothing in it that is not shown. */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '');
}

/** The same on one line, with single spaces. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}
