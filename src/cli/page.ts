// How things are written for a person: colours where they are seen, paths as short as they can be, nothing hidden.

import type { Places } from '../core/catalog/roots';
import { type Finding, messageOf, remedyOf, type Severity } from '../core/model/finding';
import { visibleLine } from '../core/model/hidden';
import { isInside, relative } from '../core/model/paths';
import type { Host } from './host';
import { shorten, wrap } from './width';

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;
export type Style = keyof typeof STYLES;

const STYLE_OF: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** Texts are wrapped here where no screen says how wide it is. */
const COLUMNS = 100;

/** What a tidy line has none of: most texts are tidy, and there may be thousands. The marks are of typography. */
const UNTIDY = /[^ -~–—‘’“”…→≈×é]| {2}|^ | $/;

export class Page {
  readonly #host: Host;
  readonly #places: Places;

  constructor(host: Host, places: Places) {
    this.#host = host;
    this.#places = places;
  }

  paint(style: Style, text: string): string {
    return this.#host.screen?.colours ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
  }

  /** A skill's own text on one line, without anything that could steer a terminal. */
  own(text: string): string {
    return UNTIDY.test(text) ? visibleLine(text) : text;
  }

  /** The same, cut to what is left of a screen's line after `used` places. Not cut where there is no screen. */
  rest(text: string, used: number): string {
    const { screen } = this.#host;
    const line = this.own(text);
    return screen ? shorten(line, Math.max(20, screen.columns - used)) : line;
  }

  /** A text of several lines, each behind `indent` places. */
  paragraph(text: string, indent: number): string {
    const width = Math.min(this.#host.screen?.columns ?? COLUMNS, COLUMNS) - indent;
    return wrap(this.own(text), width).join(`\n${' '.repeat(indent)}`);
  }

  /** From the current folder, or from the home, where it lies in one of these. */
  path(path: string): string {
    const { cwd } = this.#host;
    const home = this.#places.home ?? this.#host.home;
    if (path !== cwd && isInside(cwd, path)) return visibleLine(relative(cwd, path));
    if (path !== home && isInside(home, path) && home === this.#host.home)
      return visibleLine(`~/${relative(home, path)}`);
    return visibleLine(path);
  }

  /** As a compiler says it: place, severity, sentence, code; and below it what to do. */
  finding(path: string, finding: Finding): string {
    const { code, severity, line, column } = finding;
    const place = this.paint('bold', `${this.path(path)}:${line}:${column}`);
    const word = this.paint(STYLE_OF[severity], severity);
    const remedy = this.paint('dim', `→ ${this.paragraph(remedyOf(finding), 4)}`);
    return `${place}  ${word}  ${visibleLine(messageOf(finding))}  ${this.paint('dim', code)}\n  ${remedy}\n`;
  }
}

/** `1 skill`, `2 skills`. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
