import assert from 'node:assert/strict';
import {
  coordinated,
  coverageOf,
  FIELDS,
  type Field,
  impactOf,
  namedness,
  rarityOf,
  weightIn,
} from '../../../../src/core/match/formula';

describe('the ranking formula', () => {
  it('counts a word more the oftener it stands there, and each time a little less', () => {
    for (const field of Object.keys(FIELDS) as Field[]) {
      const impacts = [1, 2, 3].map((times) => impactOf(weightIn(field, times, FIELDS[field].usual)));
      const [one = 0, two = 0, three = 0] = impacts;
      assert.ok(one < two && two < three && three < 1, field);
      assert.ok(two - one > three - two, field);
    }
  });

  it('counts a word less in a longer field', () => {
    for (const field of Object.keys(FIELDS) as Field[]) {
      const { usual } = FIELDS[field];
      assert.ok(weightIn(field, 1, usual) > weightIn(field, 1, usual * 2), field);
    }
  });

  it('counts the name most and the body least of what is prose', () => {
    const usual = (field: Field) => weightIn(field, 1, FIELDS[field].usual);
    assert.ok(usual('name') > usual('triggers'));
    assert.ok(usual('triggers') > usual('description'));
    assert.ok(usual('description') > usual('body'));
  });

  it('counts a rare word more, and none less than nothing', () => {
    assert.ok(rarityOf(1, 1000) > rarityOf(10, 1000));
    assert.ok(rarityOf(1000, 1000) > 0);
    assert.ok(rarityOf(1, 1) > 0);
  });

  it('takes half a request covered for less than half of it all', () => {
    assert.equal(coordinated(4, 2, 2), 4);
    assert.ok(coordinated(4, 1, 2) < 4);
    assert.equal(coverageOf(0), 0);
    assert.equal(coverageOf(0.9), 1);
  });

  it('takes a name of which all was asked for before one of which a part was', () => {
    const asked = { rarity: 3, isAsked: true };
    const not = { rarity: 3, isAsked: false };
    assert.ok(namedness([asked]) > namedness([asked, not]));
    assert.ok(namedness([asked, asked]) > namedness([asked]));
    assert.equal(namedness([not]), 0);
    assert.equal(namedness([]), 0);
  });
});
