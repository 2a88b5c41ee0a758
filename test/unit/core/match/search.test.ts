import assert from 'node:assert/strict';
import { SkillIndex } from '../../../../src/core/match/search';
import { doc, indexOf, names, SHELF } from './shelf';

describe('search', () => {
  const index = indexOf(SHELF);
  const first = (query: string, options = {}) => names(index, query, options)[0];

  it('puts the skill that the words fit best first', () => {
    assert.equal(first('a message for this commit'), 'git-commit');
    assert.equal(first('merge two PDF files'), 'pdf');
    assert.equal(first('migrate the schema of my database'), 'database-migration');
  });

  it('sees through the forms of a word', () => {
    for (const query of ['deploying my apps', 'deployment of an application', 'deployed to prod']) {
      assert.equal(first(query), 'deploy', query);
    }
  });

  it('knows short forms and everyday synonyms', () => {
    assert.equal(first('look at this PR'), 'code-review');
    assert.equal(first('migrate the db'), 'database-migration');
    assert.equal(first('screen shot please'), 'screenshot');
  });

  it('finds English skills for Chinese requests', () => {
    const cases = [
      ['帮我提交代码', 'git-commit'],
      ['给这个函数写单元测试', 'unit-tests'],
      ['部署到生产环境', 'deploy'],
      ['请做一下代码审查', 'code-review'],
      ['截图', 'screenshot'],
      ['数据库迁移', 'database-migration'],
      ['把这些 PDF 合并起来', 'pdf'],
    ] as const;
    for (const [query, name] of cases) assert.equal(first(query), name, query);
  });

  it('finds Chinese skills for English and for Chinese requests', () => {
    const chinese = indexOf([
      ...SHELF.slice(2),
      doc('tijiao', '根据暂存的改动撰写提交信息'),
      doc('ceshi', '为函数编写单元测试'),
      doc('wendang', '编写接口文档'),
    ]);
    assert.equal(names(chinese, 'write a commit message')[0], 'tijiao');
    assert.equal(names(chinese, 'unit tests')[0], 'ceshi');
    assert.equal(names(chinese, '单元测试怎么写')[0], 'ceshi');
    assert.equal(names(chinese, '接口文档')[0], 'wendang');
  });

  it('gives nothing rather than a poor guess', () => {
    const requests = [
      'the weather on Sunday',
      'who wrote the Divine Comedy',
      '今天天气怎么样',
      '红烧肉怎么做',
      'qwertz',
      '',
      '?!',
    ];
    for (const query of requests) assert.deepEqual(index.search(query), [], query);
  });

  it('wants a skill that speaks of the same, where a request speaks of life away from the desk', () => {
    const deliveries = indexOf([...SHELF, doc('order-dinner', 'Order dinner from a restaurant nearby.')]);
    assert.deepEqual(index.search('take a picture of my dinner'), []);
    assert.equal(names(deliveries, 'order dinner for two')[0], 'order-dinner');
  });

  it('lets a long request speak of what no skill has', () => {
    assert.equal(first('I need tests for the parser in utils.ts'), 'unit-tests');
    assert.equal(first('help me write a good commit message for the login feature'), 'git-commit');
  });

  it('leaves out what is far behind the best', () => {
    assert.deepEqual(names(index, 'write a commit message'), ['git-commit']);
  });

  it('gives nothing for anything while it is empty', () => {
    assert.deepEqual(new SkillIndex().search('commit'), []);
    assert.deepEqual(new SkillIndex().search('commit', { typing: true }), []);
  });

  it('gives no more than the limit, ten if none is said', () => {
    const many = indexOf(Array.from({ length: 30 }, (_, i) => doc(`deploy-${i}`, 'Deploy a web app.')));
    assert.equal(many.search('deploy').length, 10);
    assert.equal(many.search('deploy', { limit: 3 }).length, 3);
  });

  it('answers the same for the same, in whatever order the skills came', () => {
    const turned = indexOf([...SHELF].reverse());
    for (const query of ['write tests', 'files', 'a web app'])
      assert.deepEqual(names(turned, query), names(index, query));
  });
});

describe('search: exact names', () => {
  const index = indexOf([...SHELF, doc('git', 'Git commit, git commit, git commit.'), doc('use', 'It does it.')]);

  it('puts the skill of that name before all else, however it is written', () => {
    for (const query of ['git-commit', 'Git Commit', '/git-commit', 'git_commit', ' gitcommit ']) {
      assert.equal(names(index, query)[0], 'git-commit', query);
    }
  });

  it('knows a name that is a word without weight', () => {
    assert.deepEqual(names(index, 'use')[0], 'use');
    assert.deepEqual(index.search('use')[0]?.why, ['use']);
    assert.deepEqual(indexOf([doc('it', 'That one.')]).search('it')[0]?.why, ['it']);
  });

  it('keeps two skills of one name apart', () => {
    const twins = indexOf([
      { id: '/a', name: 'deploy', description: 'Here.' },
      { id: '/b', name: 'Deploy', description: 'There.' },
    ]);
    assert.deepEqual(
      twins.search('deploy').map(({ id }) => id),
      ['/a', '/b'],
    );
    twins.remove('/a');
    assert.deepEqual(
      twins.search('deploy').map(({ id }) => id),
      ['/b'],
    );
  });
});

describe('search: triggers', () => {
  const skills = [
    doc('release-notes', 'Release notes, release notes: what a release changed, for release notes.'),
    doc('ship', 'Hands it over.', { triggers: ['release notes', '发布说明'] }),
    doc('git', 'Version control.', { triggers: ['git'] }),
    doc('git-bisect', 'Find the commit that broke it, with git bisect.'),
  ];
  const index = indexOf(skills);

  it('puts a skill that its trigger calls before those that only have the words', () => {
    assert.equal(names(index, 'please make the release notes')[0], 'ship');
    assert.equal(names(index, '帮我写发布说明')[0], 'ship');
  });

  it('takes a trigger that is a small part of the request as words, no more', () => {
    assert.equal(names(index, 'find the commit that broke it with git')[0], 'git-bisect');
  });
});

describe('search: why', () => {
  const index = indexOf(SHELF);
  const why = (query: string) => index.search(query)[0]?.why;

  it('says which of the words hit, as they were written', () => {
    assert.deepEqual(why('Deploying apps to Mars'), ['deploying', 'apps']);
    assert.deepEqual(why('review this pull request'), ['review', 'pull request']);
    assert.deepEqual(why('把网站部署到服务器'), ['部署', '服务器']);
  });

  it('leaves small words out', () => {
    assert.deepEqual(why('could you please deploy it for me'), ['deploy']);
  });
});
