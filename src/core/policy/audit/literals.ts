// What a pattern can't match without: literals of which each of its matches holds one.

export interface Literal {
  /** In lower case; not empty. */
  readonly text: string;
  /** True if no letter, digit or underscore may stand right before, or right behind it. */
  readonly alone: readonly [before: boolean, behind: boolean];
}

/** The literals of a pattern's source; empty where a match may do without any. Knows what the rules' patterns use. */
export function requiredLiterals(source: string): readonly Literal[] {
  return new Reader(source).alternatives() ?? [];
}

type Need = readonly Literal[] | undefined;

/** Longer literals are rarer; many of them are found more often. */
function worth(need: Need): number {
  if (!need) return -1;
  const shortest = Math.min(
    ...need.map(({ text, alone }) => text.length + (alone[0] ? 0.8 : 0) + (alone[1] ? 0.8 : 0)),
  );
  return Math.min(shortest, 6) - Math.log2(need.length) / 4;
}

const better = (a: Need, b: Need): Need => (worth(b) > worth(a) ? b : a);
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
/** A class of white space and signs. */
const NO_WORD = /^\[\\s[^\w\\]*\]$/;
const QUANTIFIER = /[?*+]\??|\{(\d+)(?:,\d*)?\}\??/y;
const WORD = /\w/;

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Up to the end or a closing bracket. */
  alternatives(): Need {
    let all: Literal[] | undefined = [];
    do {
      const need = this.#sequence();
      all = need && all ? [...all, ...need] : undefined;
    } while (this.#take('|'));
    return all;
  }

  #sequence(): Need {
    let best: Need;
    let run = new Run();
    const close = (boundary: boolean) => {
      best = better(best, run.need(boundary));
      run = new Run();
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] as string)) {
      if (this.#take('\\b')) {
        close(true);
        run.begins = true;
        continue;
      }
      const item = this.#item();
      const isOptional = this.#quantifier();
      if (item.character !== undefined && isOptional === 'once') {
        run.text += item.character;
        continue;
      }
      close(item.parts ?? false);
      run.begins = (item.parts ?? false) && isOptional !== 'maybe';
      if (isOptional !== 'maybe') best = better(best, item.need);
    }
    close(false);
    return best;
  }

  /** One character, class or group. `parts` is true of white space and its kin, beside which a word ends. */
  #item(): { character?: string; need?: Need; parts?: boolean } {
    const c = this.#source[this.#at] as string;
    if (c === '(') return { need: this.#group() };
    if (c === '[') {
      CLASS.lastIndex = this.#at;
      const written = CLASS.exec(this.#source)?.[0] ?? '[';
      this.#at += written.length;
      return { parts: NO_WORD.test(written) };
    }
    this.#at++;
    if (c === '.' || c === '^' || c === '$') return {};
    if (c !== '\\') return { character: c };
    return this.#escape();
  }

  #escape(): { character?: string; parts?: boolean } {
    const c = this.#source[this.#at++] as string;
    if (c === 's') return { parts: true };
    if (c === 'x') {
      this.#at += 2;
      return { character: String.fromCharCode(Number.parseInt(this.#source.slice(this.#at - 2, this.#at), 16)) };
    }
    return /[a-z\d]/i.test(c) ? {} : { character: c };
  }

  #group(): Need {
    const look = /\(\?<?[=!]/y;
    look.lastIndex = this.#at;
    const isLook = look.test(this.#source);
    const opening = /\((?:\?(?::|<?[=!]|<\w+>))?/y;
    opening.lastIndex = this.#at;
    this.#at += opening.exec(this.#source)?.[0].length ?? 1;
    const need = this.alternatives();
    this.#take(')');
    return isLook ? undefined : need;
  }

  #quantifier(): 'once' | 'maybe' | 'often' {
    QUANTIFIER.lastIndex = this.#at;
    const match = QUANTIFIER.exec(this.#source);
    if (!match) return 'once';
    this.#at += match[0].length;
    return match[0].startsWith('+') || Number(match[1] ?? 0) > 0 ? 'often' : 'maybe';
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

/** Characters that follow one another. */
class Run {
  text = '';
  /** True if it begins at a word's beginning. */
  begins = false;

  /** `ends` is true if a word ends behind it. */
  need(ends: boolean): Need {
    const text = this.text.toLowerCase();
    if (text === '') return undefined;
    const last = text[text.length - 1] as string;
    return [{ text, alone: [this.begins && WORD.test(text[0] as string), ends && WORD.test(last)] }];
  }
}
