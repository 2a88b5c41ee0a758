import assert from 'node:assert/strict';
import type { Skill } from '../../../../src/core/model/skill';
import { fileNodes } from '../../../../src/view/tree/files';
import type { FileNode, SkillNode } from '../../../../src/view/tree/nodes';
import { rowOf } from '../../../../src/view/tree/row';
import { makeSkill } from '../../../support/makeSkill';
import { MemoryFiles } from '../../../support/memoryFiles';
import { plainWords } from '../../../support/plainWords';
import { goes } from '../../../support/standing';

const FOLDER = '/home/me/.agents/skills/pdf';

function nodeOf(skill: Skill): SkillNode {
  const parent = { kind: 'group', by: 'scope', id: 'group:user', scope: 'user', roots: [], children: [] } as const;
  const id = `skill:${skill.path}`;
  return { kind: 'skill', id, parent, owner: parent, skill, state: 'ok', standing: goes(), twins: [], otherPaths: [] };
}

const labels = (nodes: readonly FileNode[]) => nodes.map((node) => rowOf(node, plainWords).label);

describe('a skill’s files', () => {
  const files = new MemoryFiles({
    [`${FOLDER}/SKILL.md`]: '',
    [`${FOLDER}/LICENSE`]: '',
    [`${FOLDER}/forms.md`]: '',
    [`${FOLDER}/.DS_Store`]: '',
    [`${FOLDER}/scripts/fill.py`]: '',
    [`${FOLDER}/scripts/lib/a.py`]: '',
    [`${FOLDER}/node_modules/x/index.js`]: '',
    [`${FOLDER}/Assets/logo.png`]: '',
  });

  it('begin with SKILL.md, then come folders, then files, without what nobody wrote', async () => {
    const nodes = await fileNodes(nodeOf(makeSkill('pdf')), files);
    assert.deepEqual(labels(nodes), ['SKILL.md', 'Assets', 'scripts', 'forms.md', 'LICENSE']);
  });

  it('are listed one folder at a time', async () => {
    const before = files.lists.length;
    const top = await fileNodes(nodeOf(makeSkill('pdf')), files);
    assert.equal(files.lists.length, before + 1);
    const scripts = top.find(({ path }) => path.endsWith('/scripts'));
    assert.ok(scripts);
    assert.deepEqual(labels(await fileNodes(scripts, files)), ['lib', 'fill.py']);
  });

  it('are a lone file only, where others lie beside it', async () => {
    const nodes = await fileNodes(nodeOf(makeSkill('forms', { path: `${FOLDER}/forms.md` })), files);
    assert.deepEqual(labels(nodes), ['forms.md']);
  });

  it('are the SKILL.md alone where the folder can’t be listed', async () => {
    const gone = new MemoryFiles({ '/home/me/x': '' });
    assert.deepEqual(labels(await fileNodes(nodeOf(makeSkill('pdf')), gone)), ['SKILL.md']);
  });

  it('have an id of their own under each skill', async () => {
    const [outer] = await fileNodes(nodeOf(makeSkill('pdf')), files);
    const [inner] = await fileNodes(nodeOf(makeSkill('other', { directory: FOLDER })), files);
    assert.notEqual(outer?.id, inner?.id);
  });

  it('show the folders that the specification names by icons of their own', async () => {
    const nodes = await fileNodes(nodeOf(makeSkill('pdf')), files);
    const icons = nodes.map((node) => rowOf(node, plainWords).icon?.id);
    assert.deepEqual(icons, [undefined, undefined, 'terminal', undefined, undefined]);
  });
});
