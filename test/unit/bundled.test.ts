// The bundled skills: valid, short, findable in both languages, and nothing in them that the audit would note.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bodyOf } from '../../src/core/format/body';
import { readHead } from '../../src/core/format/document';
import { validateBody } from '../../src/core/format/validateBody';
import { estimateTokens } from '../../src/core/prompt/tokens';

const folder = resolve(__dirname, '../../skills');

/** The words of each that a request may hold. */
const TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  'code-analysis': ['分析代码', '代码分析', 'code analysis'],
  'code-review': ['code review', '代码审查'],
  'deploy-check': ['deploy', '部署', '上线'],
  'file-management': ['文件', '整理', 'file management'],
  'git-commit': ['提交代码', 'commit', 'git push', '保存修改'],
  'git-helper': ['git', '版本控制', 'commit'],
  'skill-creator': ['create a skill', '创建技能'],
  'task-planning': ['规划', '任务拆解', 'task planning'],
  'web-research': ['搜索', '研究', 'research', 'web search'],
};

/** What the open specification knows, and `triggers`. */
const KEYS = new Set(['name', 'description', 'triggers', 'allowed-tools', 'license', 'metadata']);

function filesOf(name: string): ReadonlyMap<string, string> {
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const below = (file: string) => file.slice(join(folder, name).length + 1).replaceAll('\\', '/');
  return new Map(files.map((file) => [below(file), readFileSync(file, 'utf8')]));
}

function read(name: string) {
  const files = filesOf(name);
  const text = files.get('SKILL.md') ?? assert.fail(name);
  const context = { fileName: 'SKILL.md', folderName: name, strictName: false, anyMarkdown: false, complete: true };
  const result = readHead(text, context);
  return result.kind === 'skill' ? { head: result.head, text, files } : assert.fail(result.kind);
}

describe('The bundled skills', () => {
  it('are those that are promised', () => {
    assert.deepEqual(readdirSync(folder).sort(), Object.keys(TRIGGERS));
  });

  for (const [name, triggers] of Object.entries(TRIGGERS)) {
    describe(name, () => {
      const { head, text, files } = read(name);

      it('has nothing wrong with it, in its head or its body', () => {
        const references = new Map([...files].filter(([path]) => path !== 'SKILL.md'));
        const body = validateBody(text, { head, files: [...files.keys()], references, tokens: estimateTokens });
        assert.deepEqual([...head.findings, ...body], []);
        assert.equal(head.dialect, 'spec');
        assert.equal(head.name, name);
      });

      it('keeps to the specification, and `triggers`', () => {
        const [, block = ''] = text.split('---\n');
        const keys = [...block.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);
        assert.deepEqual(
          keys.filter((key) => !KEYS.has(key)),
          [],
        );
        for (const value of Object.values(head.metadata)) assert.equal(typeof value, 'string');
      });

      it('is short', () => {
        const { body } = bodyOf(text);
        assert.ok(body.split('\n').length <= 150);
        assert.ok(estimateTokens(body) <= 2000, String(estimateTokens(body)));
        assert.ok(head.description.length <= 400, String(head.description.length));
      });

      it('is found by the words of requests in English and Chinese', () => {
        for (const trigger of triggers) assert.ok(head.triggers.includes(trigger), trigger);
        assert.match(head.description, /Use (?:when|to|for|before|after)[\s\S]*\p{Script=Han}/u);
      });

      it('shows one example', () => {
        assert.match(bodyOf(text).body, /^## (?:Example|Result)$/m);
      });
    });
  }
});
