// The form of a text that patterns are matched against: as long as the original, so that offsets stay true.

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ı: 'i',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** Characters outside ASCII that may stand for one inside. */
const FOLDED =
  /[\u0131\u0261\u03b1\u03bd\u03bf\u0430-\u0458\u0501\u02bc\u2018-\u201d\u2013\u2014\uff01-\uff5e\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Lower case, with look-alike letters, full-width forms, curly quotes and odd spaces as their plain ones. */
export function fold(text: string): string {
  // İ is the one character that grows in lower case.
  const lower = text.replaceAll('\u0130', 'I').toLowerCase();
  return ASCII_ONLY.test(lower) ? lower : lower.replace(FOLDED, plain);
}

function plain(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  return LOOKALIKES[character] ?? (code >= 0x2000 || code === 0xa0 ? ' ' : character);
}
