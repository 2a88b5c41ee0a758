// Which findings make which agents lose a file: by the way in which they read frontmatter.

import type { HeadReader } from '../model/agentTable';
import type { Finding } from '../model/finding';
import type { FindingCode } from '../model/findings';

const STRICT: readonly HeadReader[] = ['yaml', 'body'];
const ALL: readonly HeadReader[] = ['yaml', 'lines', 'either', 'body'];

/** The readers that a finding of this code stops. Codes without a row stop none. */
const STOPPED: Readonly<Partial<Record<FindingCode, readonly HeadReader[]>>> = {
  'no-frontmatter': ['yaml', 'lines', 'either'],
  'frontmatter-not-closed': ALL,
  'frontmatter-invalid': ALL,
  'frontmatter-not-mapping': ALL,
  'frontmatter-engine': ALL,
  'frontmatter-too-long': STRICT,
  'name-required': ['lines'],
  'file-empty': ALL,
  'file-not-text': ALL,
  'file-too-large': ALL,
  'file-unreadable': ALL,
  'file-is-folder': ALL,
  'link-broken': ALL,
  'link-loop': ALL,
  'frontmatter-late': ALL,
  'frontmatter-open': ALL,
  'byte-order-mark': ['yaml', 'lines'],
  'conflict-markers': STRICT,
  'control-character': STRICT,
  'text-damaged': ['yaml'],
  'yaml-colon': STRICT,
  'yaml-sign': STRICT,
  'yaml-quotes': STRICT,
  'yaml-escape': STRICT,
  'yaml-brackets': STRICT,
  'yaml-item': STRICT,
  'yaml-tab': STRICT,
  'yaml-indent': STRICT,
  'yaml-line': STRICT,
  'yaml-value': STRICT,
  'closing-line': ['lines'],
  'opening-line': ['lines', 'yaml'],
  'key-twice': STRICT,
  'file-spelling': ALL,
};

/** Of these nothing is left to load, whoever reads it. */
const NOTHING_LEFT: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'file-empty',
  'file-not-text',
  'file-too-large',
  'file-unreadable',
  'file-is-folder',
  'file-spelling',
  'link-broken',
  'link-loop',
]);

/** The first of the findings that stops this reader. */
export function stopperOf(findings: readonly Finding[], reader: HeadReader): Finding | undefined {
  return findings.find(({ code }) => STOPPED[code]?.includes(reader));
}

/** True if a reader that does without a head still has instructions to load. */
export function leavesBody({ code }: Finding): boolean {
  return !NOTHING_LEFT.has(code);
}
