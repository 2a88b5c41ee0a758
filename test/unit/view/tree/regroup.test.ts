// The tree by agent, by folder, and as one agent sees it.

import assert from 'node:assert/strict';
import { Explainer } from '../../../../src/core/explain/explainer';
import { buildTree } from '../../../../src/view/tree/build';
import { fileNodes } from '../../../../src/view/tree/files';
import { findingNodes } from '../../../../src/view/tree/items';
import type { GroupNode } from '../../../../src/view/tree/nodes';
import { byAgent, byFolder, seenBy } from '../../../../src/view/tree/regroup';
import { rowOf } from '../../../../src/view/tree/row';
import { agent, head, Scene, skillText } from '../../../support/explaining';
import { plainWords } from '../../../support/plainWords';
import { goes } from '../../../support/standing';

const scene = () =>
  Scene.of({
    '/w/.claude/skills/deploy/SKILL.md': head('name: deploy', 'description: Use when: x'),
    '/w/.claude/skills/notes/SKILL.md': skillText('notes', 'Use for notes.'),
    '/home/me/.claude/skills/notes/SKILL.md': skillText('notes', 'Use for notes.'),
    '/w/.cursor/skills/tidy/SKILL.md': skillText('tidy', 'Use to tidy.'),
    '/w/.agents/skills/bad/SKILL.md': '',
  });

function lines(groups: readonly GroupNode[]): string[] {
  return groups.flatMap((group) =>
    [group, ...group.children].map((node) => {
      const { label, description, icon } = rowOf(node, plainWords);
      return `${node === group ? '' : '  '}${icon?.id} ${label} | ${description}`;
    }),
  );
}

describe('the tree by agent', () => {
  it('has each agent that sees something, with what it says of each', async () => {
    const { snapshot } = await scene();
    const shown = lines(byAgent(buildTree(snapshot, goes), new Explainer(snapshot)));
    const from = shown.indexOf('hubot Claude Code | 3 skills · .claude ~/.claude');
    assert.deepEqual(shown.slice(from + 1, from + 4), [
      '  warning deploy | cut · Use when: x',
      '  layers notes | shadowed by ~/.claude/skills/notes',
      '  check notes | Use for notes.',
    ]);
    assert.ok(shown.includes('hubot Amp | 1 failed · .agents'));
    assert.ok(!shown.some((line) => line.startsWith('hubot Kiro')));
  });

  it('has no id twice, below neither', async () => {
    const { snapshot, files } = await scene();
    const groups = byAgent(buildTree(snapshot, goes), new Explainer(snapshot));
    const ids = new Set<string>();
    let count = 0;
    for (const node of groups.flatMap(({ children }) => children)) {
      const below = node.kind === 'skill' ? [...findingNodes(node), ...(await fileNodes(node, files))] : [];
      for (const { id } of [node, ...below]) {
        ids.add(id);
        count++;
      }
    }
    assert.equal(ids.size, count);
  });
});

describe('the tree by folder', () => {
  it('has each folder that holds something, in the order of precedence', async () => {
    const { snapshot } = await scene();
    assert.deepEqual(
      lines(byFolder(buildTree(snapshot, goes))).filter((line) => !line.startsWith(' ')),
      [
        'root-folder w/.agents/skills | 1 failed',
        'root-folder w/.claude/skills | 2 skills',
        'root-folder w/.cursor/skills | 1 skill',
        'account ~/.claude/skills | 1 skill',
      ],
    );
  });
});

describe('the tree as one agent sees it', () => {
  it('has what lies in its folders, with what it says of it', async () => {
    const { snapshot } = await scene();
    const view = new Explainer(snapshot).view(agent('claude-code'));
    assert.deepEqual(lines(seenBy(buildTree(snapshot, goes), view)), [
      'root-folder Workspace | 2 skills · .claude',
      '  warning deploy | cut · Use when: x',
      '  layers notes | shadowed by ~/.claude/skills/notes',
      'account User | 1 skill · ~/.claude',
      '  check notes | Use for notes.',
    ]);
  });
});
