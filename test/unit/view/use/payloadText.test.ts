import assert from 'node:assert/strict';
import type { SkillLoad } from '../../../../src/core/tools/skillLoad';
import { payloadText } from '../../../../src/view/use/payloadText';
import { makeSkill } from '../../../support/makeSkill';
import { plainWords } from '../../../support/plainWords';

const skill = makeSkill('notes');
const load = (over: Partial<SkillLoad> = {}): SkillLoad => ({
  skill,
  text: 'The content.',
  skills: [skill],
  missing: [],
  files: [],
  commands: [],
  ...over,
});
const text = (over: Partial<SkillLoad> = {}) => payloadText({ loads: [load(over)], prompt: '2.0' }, plainWords);

describe('the document of a payload', () => {
  it('has each message word for word, below its cost', () => {
    assert.equal(
      text(),
      `What a model gets of notes: 2 messages, ≈ 4 tokens.

──────── Message 1 ────────

The content.

──────── Message 2 ────────

2.0
`,
    );
  });

  it('says on top what comes along, what is missing, and what is not run', () => {
    const [top] = text({
      skills: [makeSkill('style'), skill],
      files: Array.from({ length: 12 }, (_, index) => `${index}.md`),
      missing: ['$2'],
      commands: ['git log'],
    }).split('\n\n');
    assert.deepEqual(top?.split('\n').slice(1), [
      'Skills that it needs, which come first: style',
      'Files beside it, which it may read: 0.md · 1.md · 2.md · 3.md · 4.md · 5.md · 6.md · 7.md · 8.md · 9.md … +2',
      'Arguments that nobody gave: $2',
      'Commands in it, which are not run: git log',
    ]);
  });
});
