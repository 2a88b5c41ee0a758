// The most telling words of a finding: a side bar cuts a description after some ten characters.

import type { Finding, FindingCode } from '../../core/model/finding';
import type { Words } from '../../host/text';

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
  'field-ignored': 'key ignored',
  'field-type': 'wrong type',
  'field-value': 'wrong value',
  'field-too-long': 'too long',
  'field-cut': 'cut at #',
  'frontmatter-late': 'late frontmatter',
  'frontmatter-open': 'not closed',
  'byte-order-mark': 'byte order mark',
  'conflict-markers': 'Git conflict',
  'control-character': 'control character',
  'text-damaged': 'not UTF-8',
  'yaml-colon': 'colon in a value',
  'yaml-sign': 'unquoted sign',
  'yaml-quotes': 'unmatched quotes',
  'yaml-escape': 'bad escape',
  'yaml-brackets': 'unmatched brackets',
  'yaml-item': 'list on key’s line',
  'yaml-tab': 'tab',
  'yaml-indent': 'bad indent',
  'yaml-line': 'line without key',
  'yaml-value': 'invalid YAML',
  'closing-line': 'bad closing line',
  'key-twice': 'key twice',
  'key-spelling': 'misspelt key',
  'name-characters': 'name’s characters',
  'name-hyphens': 'name’s hyphens',
  'name-folder': 'name ≠ folder',
  'folder-hyphen': 'folder’s hyphen',
  'file-spelling': 'not SKILL.md',
  'tools-syntax': 'tools’ syntax',
};

export function shortWords(finding: Finding, words: Words): string {
  const short = SHORT_WORDS[finding.code];
  return short === undefined ? words.message(finding) : words.t(short);
}
