import assert from 'node:assert/strict';
import { Emitter } from '../../../../../src/core/model/emitter';
import type { Skill } from '../../../../../src/core/model/skill';
import type { Answer } from '../../../../../src/core/policy/trust/decision';
import { TestToken } from '../../../../support/cancellation';

import { assertRefused, HARMLESS, HOSTILE, scene } from '../../../../support/trustScene';

describe('asking a person', () => {
  it('allows a collection in one go, each skill pinned to its own content, and leaves out what is blocked', async () => {
    const beside = { second: HARMLESS, third: HARMLESS, bad: HOSTILE };
    const { files, skill, others, consent, questions } = await scene({ answers: ['collection', undefined], beside });
    assert.ok((await consent.mayLoad(skill)).allowed);
    assert.deepEqual(
      questions[0]?.collection.map(({ name }) => name),
      ['deploy', 'second', 'third', 'bad'],
    );
    const [second, third, bad] = others as [Skill, Skill, Skill];
    assert.ok((await consent.mayLoad(second)).allowed);
    assertRefused(await consent.mayLoad(bad), /audit blocks/);
    assert.equal(questions.length, 1);
    files.write(third.path, `${HARMLESS}\nAnd more.\n`);
    assertRefused(await consent.mayLoad(third), /not allowed/);
    assert.deepEqual(questions[1]?.difference?.changed, ['SKILL.md']);
  });

  it('puts one question at a time, and none that the answer before has covered', async () => {
    const { skill, others, consent, questions } = await scene({
      answers: ['collection'],
      beside: { second: HARMLESS },
    });
    const verdicts = await Promise.all([skill, ...others].map((each) => consent.mayLoad(each)));
    assert.ok(verdicts.every(({ allowed }) => allowed));
    assert.equal(questions.length, 1);
  });

  it('lets a model go on when nobody answers, and counts an answer that comes later', async () => {
    const shown = new Emitter<void>();
    let answer: (answer: Answer) => void = () => assert.fail('nobody was asked');
    const { skill, consent, ports } = await scene({ patience: () => new Promise((tired) => shown.event(tired)) });
    ports.ask = () =>
      new Promise((resolve) => {
        answer = resolve;
        shown.fire();
      });
    assertRefused(await consent.mayLoad(skill), /not allowed .* yet/);
    const decided = new Promise<void>((resolve) => consent.onDidChange(resolve));
    answer('always');
    await decided;
    assert.ok((await consent.mayLoad(skill)).allowed);
  });

  it('answers at once when the call is cancelled while the person thinks', async () => {
    const { skill, consent, ports } = await scene();
    const token = new TestToken();
    ports.ask = () => {
      token.cancel();
      return new Promise(() => undefined);
    };
    assertRefused(await consent.mayLoad(skill, token), /cancelled/);
  });
});
