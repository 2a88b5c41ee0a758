// The most telling words of a finding: a side bar cuts a description after some ten characters.

import type { Finding, FindingCode } from '../../core/model/finding';
import type { Words } from '../words';

/** Codes without a row are told by their whole sentence. */
export const SHORT_WORDS: Readonly<Partial<Record<FindingCode, string>>> = {
  'no-frontmatter': 'no frontmatter',
  'frontmatter-not-closed': 'not closed',
  'frontmatter-invalid': 'invalid YAML',
  'frontmatter-not-mapping': 'no key: value',
  'frontmatter-engine': 'not YAML',
  'frontmatter-too-long': 'too long',
  'name-required': 'no name',
  'file-empty': 'empty file',
  'file-not-text': 'not UTF-8',
  'file-too-large': 'too large',
  'file-unreadable': 'unreadable',
  'file-is-folder': 'a folder',
  'link-broken': 'broken link',
  'link-loop': 'link loop',
  'skill-misplaced': 'misplaced',
  'root-missing': 'missing',
  'root-not-folder': 'not a folder',
  'root-unreadable': 'unreadable',
  'name-missing': 'no name',
  'description-missing': 'no description',
  'description-list': 'description is a list',
};

export function shortWords(finding: Finding, words: Words): string {
  const short = SHORT_WORDS[finding.code];
  return short === undefined ? words.message(finding) : words.t(short);
}
