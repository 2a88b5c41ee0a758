// Several skills' contents in one text, joined as the third seed does it.

export interface SkillBlock {
  readonly name: string;
  readonly content: string;
}

/** How a block begins; a text that begins so holds instructions. */
export const SKILL_BLOCK = '=== Skill: ';

export function joinBlocks(blocks: readonly SkillBlock[]): string {
  return blocks
    .map(({ name, content }) => `\n\n${SKILL_BLOCK}${name} ===\n${content}`)
    .join('\n')
    .trimStart();
}
