// Rules on a skill's name, its folder's and its file's.

import { TOP } from './report';
import { slugOf } from './slug';
import type { HeadFacts, HeadRule } from './validate';

export const NAME_RULES: readonly HeadRule[] = [
  function isThere({ head, parts, fallback }) {
    parts.only('name');
    if (head.name === '') parts.report.add('name-missing', TOP, fallback);
  },

  function isWellWritten(facts) {
    const { head, parts } = facts;
    const entry = parts.entry('name');
    if (!entry || head.name === '') return;
    const code = /[^a-z\d-]/.test(head.name)
      ? 'name-characters'
      : /^-|--|-$/.test(head.name)
        ? 'name-hyphens'
        : undefined;
    if (!code) return;
    const suggestion = slugOf(head.name) || slugOf(facts.folderName) || 'my-skill';
    parts.report.add(code, entry, { name: head.name, suggestion });
  },

  function isTheFolders(facts) {
    const { head, parts, folderName } = facts;
    const entry = parts.entry('name');
    if (!entry || head.name === '' || !sharesItsName(facts) || head.name === folderName) return;
    parts.report.add('name-folder', entry, { name: head.name, folder: folderName });
  },

  function folderIsNoOption({ parts, folderName }) {
    if (folderName.startsWith('-')) parts.report.add('folder-hyphen', TOP, { folder: folderName });
  },

  function fileIsSpelledRight({ parts, fileName }) {
    if (fileName !== 'SKILL.md' && fileName.toLowerCase() === 'skill.md') {
      parts.report.add('file-spelling', TOP, { file: fileName });
    }
  },
];

/** The specification has folder and name the same; Jarvis hasn't, nor has a file that isn't in a folder of its own. */
function sharesItsName({ head, fallback }: HeadFacts): boolean {
  return fallback.origin === 'folder' && head.dialect !== 'jarvis' && fallback.name !== '';
}
