// What people ask for, and which skill of a small shelf they should get.

import assert from 'node:assert/strict';
import { SkillIndex } from '../../../../src/core/match/search';

const SHELF: Readonly<Record<string, string>> = {
  'git-commit': 'Writes commit messages from staged changes, after the conventions of the repository.',
  'code-review': 'Reviews a pull request: correctness, naming, missing tests.',
  'unit-tests': 'Adds unit tests with mocks and fixtures, and raises coverage.',
  'flaky-tests': 'Finds out why a test passes only sometimes.',
  'release-notes': 'Collects what changed since the last tag into release notes.',
  'deploy-check': 'Goes through the checklist before a deployment to production.',
  rollback: 'Takes the last deployment back when an incident needs it.',
  'database-migration': 'Plans schema changes that run without downtime.',
  'sql-tuning': 'Makes slow queries fast with indexes and query plans.',
  'api-design': 'Designs REST and GraphQL interfaces that last.',
  'docker-images': 'Makes container images small and safe.',
  'kubernetes-debug': 'Finds out why pods crash or never start.',
  'log-analysis': 'Reads logs of servers and looks for errors and patterns.',
  'security-audit': 'Looks for vulnerabilities such as SQL injection and cross-site scripting.',
  'secrets-scan': 'Finds passwords, tokens and keys that were committed by mistake.',
  'accessibility-check': 'Checks web pages against WCAG with keyboard and screen reader.',
  'figma-to-code': 'Turns a Figma design into frontend components.',
  'performance-profile': 'Profiles a program and finds its bottlenecks.',
  refactoring: 'Improves the structure of code without a change of behaviour.',
  'pdf-forms': 'Fills in PDF forms, splits and merges documents.',
  'spreadsheet-report': 'Makes charts and pivot tables from Excel spreadsheets.',
  'slide-deck': 'Builds presentations from an outline.',
  'meeting-notes': 'Turns a transcript into minutes with decisions and action items.',
  'email-draft': 'Drafts polite emails in the right tone.',
  'web-research': 'Searches the web and sums up sources with citations.',
  translation: 'Translates texts and keeps their terminology.',
  'data-cleaning': 'Cleans tables: duplicates, gaps, types, outliers.',
  'machine-learning': 'Trains and evaluates models with scikit-learn.',
  'prompt-writing': 'Writes and improves prompts for language models.',
  'skill-writing': 'Writes new skills with good descriptions.',
};

const index = new SkillIndex();
for (const [name, description] of Object.entries(SHELF)) index.add({ id: name, name, description });

const REQUESTS: Readonly<Record<string, readonly (readonly [request: string, skill: string])[]>> = {
  English: [
    ['write a commit message for what I staged', 'git-commit'],
    ['can you review my PR?', 'code-review'],
    ['a test that passes only sometimes', 'flaky-tests'],
    ['add tests for the parser, with mocks', 'unit-tests'],
    ['what changed since v1.2? I need release notes', 'release-notes'],
    ['are we ready to deploy to prod', 'deploy-check'],
    ['roll back the last deployment', 'rollback'],
    ['alter the schema without downtime', 'database-migration'],
    ['my query is slow', 'sql-tuning'],
    ['design a REST API for orders', 'api-design'],
    ['make our docker image smaller', 'docker-images'],
    ['pods keep crashing in k8s', 'kubernetes-debug'],
    ['look through the server logs for errors', 'log-analysis'],
    ['check this for XSS and SQLi', 'security-audit'],
    ['did somebody commit a password', 'secrets-scan'],
    ['is this page usable with a screen reader', 'accessibility-check'],
    ['turn the figma frames into react components', 'figma-to-code'],
    ['find the bottleneck in this program', 'performance-profile'],
    ['restructure this code without changing what it does', 'refactoring'],
    ['fill in this pdf form', 'pdf-forms'],
    ['make a pivot table from the xlsx', 'spreadsheet-report'],
    ['build a powerpoint from my outline', 'slide-deck'],
    ['write up the minutes of the meeting', 'meeting-notes'],
    ['draft a polite email to the customer', 'email-draft'],
    ['search the web and cite your sources', 'web-research'],
    ['remove duplicates from this table', 'data-cleaning'],
    ['train a model on this csv', 'machine-learning'],
    ['improve this prompt', 'prompt-writing'],
  ],
  Chinese: [
    ['帮我写提交信息', 'git-commit'],
    ['看一下这个合并请求', 'code-review'],
    ['补一些单元测试，提高覆盖率', 'unit-tests'],
    ['整理发布说明', 'release-notes'],
    ['部署到生产环境之前检查一下', 'deploy-check'],
    ['数据库表结构迁移，不停机', 'database-migration'],
    ['查询太慢，怎么建索引', 'sql-tuning'],
    ['设计一个 GraphQL 接口', 'api-design'],
    ['分析服务器日志里的报错', 'log-analysis'],
    ['检查 SQL 注入和跨站脚本漏洞', 'security-audit'],
    ['代码里是不是有密码和令牌泄露', 'secrets-scan'],
    ['做无障碍检查，支持屏幕阅读器', 'accessibility-check'],
    ['把 Figma 设计稿变成前端组件', 'figma-to-code'],
    ['找出程序的性能瓶颈', 'performance-profile'],
    ['重构这段代码', 'refactoring'],
    ['合并 PDF 文档', 'pdf-forms'],
    ['用表格数据做图表', 'spreadsheet-report'],
    ['根据大纲做演示文稿', 'slide-deck'],
    ['会议纪要和待办事项', 'meeting-notes'],
    ['起草一封邮件', 'email-draft'],
    ['上网页搜索资料并给出来源', 'web-research'],
    ['训练机器学习模型', 'machine-learning'],
    ['优化提示词', 'prompt-writing'],
    ['翻译这篇文章', 'translation'],
  ],
};

describe('requests of people', () => {
  for (const [language, requests] of Object.entries(REQUESTS)) {
    describe(`in ${language}`, () => {
      for (const [request, skill] of requests) {
        it(`${request} → ${skill}`, () => assert.equal(index.search(request)[0]?.id, skill));
      }
    });
  }

  const OFF_TOPIC = [
    'what should I cook for dinner tonight',
    'is it going to rain tomorrow',
    'my cat is sick',
    'tell me a joke about penguins',
    'who won the football match',
    'how old is the universe',
    'sing a song for my daughter',
    '今天晚饭吃什么',
    '明天会下雨吗',
    '我家的猫生病了',
    '讲个笑话',
    '昨天的球赛谁赢了',
    '生日礼物送什么好',
    '我想学游泳',
  ];
  for (const request of OFF_TOPIC) it(`${request} → nothing`, () => assert.deepEqual(index.search(request), []));
});
