// A small shelf of skills for tests of the search.

import { type MatchDocument, type SearchOptions, SkillIndex } from '../../../../src/core/match/search';

export const doc = (name: string, description: string, rest: Partial<MatchDocument> = {}): MatchDocument => ({
  id: `/skills/${name}/SKILL.md`,
  name,
  description,
  ...rest,
});

export const SHELF: readonly MatchDocument[] = [
  doc('git-commit', 'Write a commit message from the staged changes.'),
  doc('unit-tests', 'Write unit tests for functions and classes.'),
  doc('deploy', 'Deploy a web app to production servers.'),
  doc('pdf', 'Fill forms in PDF files, split and merge them.'),
  doc('code-review', 'Review the code of a pull request and comment on it.'),
  doc('database-migration', 'Migrate a database schema without downtime.'),
  doc('screenshot', 'Take a picture of the whole screen or of one window.'),
];

export function indexOf(documents: readonly MatchDocument[]): SkillIndex {
  const index = new SkillIndex();
  for (const document of documents) index.add(document);
  return index;
}

/** The names of what is found, best first. */
export function names(index: SkillIndex, query: string, options: SearchOptions = {}): string[] {
  return index.search(query, options).map(({ id }) => id.split('/')[2] ?? '');
}
