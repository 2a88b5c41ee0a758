// Fixes for names: the skill's, its folder's and its file's.

import { slugOf } from '../../format/slug';
import type { Fix } from './fix';
import type { Makers } from './maker';
import type { Subject } from './subject';
import { written } from './writeYaml';

export const NAME_FIXES: Makers = {
  'name-missing': [addName],
  'name-required': [addName],
  'name-characters': [callBoth],
  'name-hyphens': [callBoth],
  'name-folder': [nameOfFolder, folderOfName],
  'folder-hyphen': [renameFolder],
  'file-spelling': [renameFile],
  'skill-misplaced': [moveFile],
};

function addName(subject: Subject): Fix | undefined {
  const { entries, fence, newline, finding, context } = subject;
  if (!fence) return undefined;
  const name = subject.datum('name') || context.folderName;
  const empty = entries.find(({ key }) => key === 'name');
  const start = fence.start;
  const edit = empty
    ? subject.valueEdit(empty, written(name))
    : { start, end: start, text: `name: ${written(name)}${newline}` };
  const safe = finding.data.origin !== 'file';
  return { title: 'add-name', data: { name }, edits: [edit], safe };
}

/** The folder goes along where it has another name, so that one finding doesn't give way to the next. */
function callBoth(subject: Subject): Fix | undefined {
  const { entry, context } = subject;
  const name = subject.datum('suggestion');
  if (!entry) return undefined;
  const isOther = context.folderName !== name;
  return {
    title: isOther ? 'call-both' : 'call-it',
    data: { name },
    edits: [subject.valueEdit(entry, written(name))],
    ...(isOther && { rename: { what: 'folder', to: name } }),
    safe: false,
  };
}

function nameOfFolder(subject: Subject): Fix | undefined {
  const { entry } = subject;
  const name = subject.datum('folder');
  if (!entry || slugOf(name) !== name) return undefined;
  const edits = [subject.valueEdit(entry, written(name))];
  return { title: 'name-of-folder', data: { name }, edits, safe: false };
}

function folderOfName(subject: Subject): Fix | undefined {
  const to = subject.datum('name');
  if (slugOf(to) !== to) return undefined;
  return { title: 'rename-folder', data: { name: to }, edits: [], rename: { what: 'folder', to }, safe: false };
}

function renameFolder(subject: Subject): Fix | undefined {
  const { entries, context } = subject;
  const to = slugOf(context.folderName);
  if (to === '') return undefined;
  const name = entries.find(({ key, value }) => key === 'name' && value === context.folderName);
  const edits = name ? [subject.valueEdit(name, written(to))] : [];
  return { title: 'rename-folder', data: { name: to }, edits, rename: { what: 'folder', to }, safe: false };
}

function renameFile(): Fix {
  const to = 'SKILL.md';
  return { title: 'rename-file', data: { name: to }, edits: [], rename: { what: 'file', to }, safe: false };
}

function moveFile(subject: Subject): Fix | undefined {
  const path = subject.datum('path').replaceAll('\\', '/');
  const to = path.split('/').slice(-2).join('/');
  return { title: 'move-file', data: { name: to }, edits: [], rename: { what: 'file', to }, safe: false };
}
