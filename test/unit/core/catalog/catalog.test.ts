import assert from 'node:assert/strict';
import { Catalog, type CatalogChange } from '../../../../src/core/catalog/catalog';
import { makeSkill, makeSnapshot } from '../../../support/makeSkill';

describe('the catalog', () => {
  it('is empty and incomplete at first', () => {
    const { snapshot } = new Catalog();
    assert.deepEqual([snapshot.skills, snapshot.complete], [[], false]);
  });

  it('tells what a swap added, changed and removed', () => {
    const catalog = new Catalog();
    const [a, b, c] = [makeSkill('a'), makeSkill('b'), makeSkill('c')];
    catalog.swap(makeSnapshot([a, b]));
    const b2 = makeSkill('b', { description: 'Another.' });
    const { added, changed, removed } = catalog.swap(makeSnapshot([b2, c]));
    assert.deepEqual([added, changed, removed], [[c], [b2], [a]]);
  });

  it('has the new snapshot when its listeners hear of it', () => {
    const catalog = new Catalog();
    const heard: CatalogChange[] = [];
    catalog.onDidChange((change) => {
      assert.equal(catalog.snapshot, change.snapshot);
      heard.push(change);
    });
    const first = makeSnapshot([makeSkill('a')]);
    catalog.swap(first);
    const second = makeSnapshot([]);
    catalog.swap(second);
    assert.deepEqual(
      heard.map(({ before, snapshot }) => [before.skills.length, snapshot]),
      [
        [0, first],
        [1, second],
      ],
    );
  });

  it('tells nobody any more once it is disposed', () => {
    const catalog = new Catalog();
    catalog.onDidChange(() => assert.fail());
    catalog.dispose();
    catalog.swap(makeSnapshot([]));
  });
});
