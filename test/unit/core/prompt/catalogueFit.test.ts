import assert from 'node:assert/strict';
import type { Skill } from '../../../../src/core/model/skill';
import { catalogueText } from '../../../../src/core/prompt/catalogue';
import { FITTING_HEADING, fittedCatalogue } from '../../../../src/core/prompt/catalogueFit';
import { estimateTokens } from '../../../../src/core/prompt/tokens';
import { makeSkill } from '../../../support/makeSkill';

const SENTENCE = 'Does something that takes a good many words to tell, such as these here are.';
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeSkill(`skill-${String(index).padStart(4, '0')}`, {
      description: `${SENTENCE} ${'And more of it. '.repeat(10)}`,
    }),
  );
const fitted = (skills: readonly Skill[], tokens: number, best: readonly Skill[] = []) =>
  fittedCatalogue(skills, { tokens, best: () => best });

describe('the catalogue under a budget', () => {
  it('is the whole one while it fits, and nobody searches', () => {
    const skills = many(5);
    const whole = fittedCatalogue(skills, { tokens: 1000, best: () => assert.fail('searched') });
    assert.equal(whole.text, catalogueText(skills));
    assert.equal(whole.described, skills);
  });

  it('is nothing for no skills', () => {
    assert.equal(fitted([], 10).text, '');
  });

  it('never takes more than its budget', () => {
    for (const count of [20, 200, 2000]) {
      for (const tokens of [100, 500, 2000]) {
        const skills = many(count);
        assert.ok(estimateTokens(fitted(skills, tokens, skills.slice(0, 30)).text) <= tokens, `${count} in ${tokens}`);
      }
    }
  });

  it('else tells names, as many as fit, and how to find the others', () => {
    const [first = ''] = fitted(many(500), 1000).text.split(FITTING_HEADING);
    assert.match(
      first,
      /^# Available Skills\n\nThe following skills[^\n]+\n\nskill-0000, skill-0001, .*skill-\d+ … and \d+ more: call search_skills\.$/,
    );
    const told = first.match(/skill-\d{4}/g)?.length ?? 0;
    assert.equal(Number(/and (\d+) more/.exec(first)?.[1]), 500 - told);
  });

  it('tells all names where these fit', () => {
    const text = fitted(many(40), 600).text;
    assert.ok(text.endsWith('skill-0038, skill-0039'));
  });

  it('begins with the same text whatever is asked', () => {
    const skills = many(300);
    const [one, other] = [skills.slice(0, 10), skills.slice(50, 60)].map((best) => fitted(skills, 1500, best).text);
    const shared = (one ?? '').indexOf(FITTING_HEADING);
    assert.ok(shared > 0);
    assert.equal(one?.slice(0, shared), other?.slice(0, shared));
    assert.notEqual(one, other);
  });

  it('then describes the best in full, and those after them by a sentence', () => {
    const skills = many(300);
    const best = skills.slice(100, 130);
    const { text, described } = fitted(skills, 2000, best);
    const entries = text.slice(text.indexOf(FITTING_HEADING)).split('\n\n').slice(1);
    assert.deepEqual(described, best.slice(0, entries.length));
    assert.ok(entries.length > 8);
    assert.equal(entries[0], `## skill-0100\n${SENTENCE} ${'And more of it. '.repeat(10).trim()}`);
    assert.match(entries.at(-1) ?? '', /^## skill-\d+\nDoes something .* are\.(?: And more of it\.)* …$/);
    assert.ok((entries.at(-1)?.length ?? 0) < (entries[0]?.length ?? 0));
  });

  it('describes a skill as it is told to', () => {
    const skills = many(300);
    const { text } = fittedCatalogue(skills, { tokens: 1000, best: () => skills.slice(0, 1), describe: () => 'Told.' });
    assert.ok(text.endsWith(`${FITTING_HEADING}\n\n## skill-0000\nTold.`));
  });
});
