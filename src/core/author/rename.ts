// Another name for a skill: where it stands in its own file, and in those that depend on it.

import { nameKey } from '../model/nameKey';
import type { Skill } from '../model/skill';
import type { TextEdit } from './fixes/fix';
import { written } from './fixes/writeYaml';
import { namesIn } from './names';

/** Those of `skills` that name this one under `depends_on`. */
export function dependents({ name }: Pick<Skill, 'name'>, skills: readonly Skill[]): readonly Skill[] {
  return skills.filter(({ dependencies }) => dependencies.some((each) => nameKey(each) === nameKey(name)));
}

/** The edit of the skill's own name; none where the file has none, and the folder's counts. */
export function ownNameEdits(text: string, to: string): readonly TextEdit[] {
  return editsOf(text, to, ({ kind }) => kind === 'own');
}

/** The edits of another skill's file, which depends on `from`. */
export function dependencyEdits(text: string, from: string, to: string): readonly TextEdit[] {
  return editsOf(text, to, ({ kind, name }) => kind === 'dependency' && nameKey(name) === nameKey(from));
}

function editsOf(text: string, to: string, concerns: (use: ReturnType<typeof namesIn>[number]) => boolean): TextEdit[] {
  return namesIn(text)
    .filter(concerns)
    .map(({ start, end }) => ({ start, end, text: /["']/.test(text[start - 1] ?? '') ? to : written(to) }));
}
