import assert from 'node:assert/strict';
import { doc, indexOf, names, SHELF } from './shelf';

describe('search: change', () => {
  it('replaces a skill that is added again, and forgets one that is removed', () => {
    const index = indexOf(SHELF);
    index.add(doc('deploy', 'Publish to the moon.'));
    assert.deepEqual(names(index, 'production servers'), []);
    assert.deepEqual(names(index, 'moon'), ['deploy']);
    index.remove('/skills/deploy/SKILL.md');
    index.remove('/skills/never-there/SKILL.md');
    assert.deepEqual(names(index, 'moon'), []);
    assert.deepEqual(names(index, 'deploy'), []);
    assert.deepEqual(names(index, 'dep', { typing: true }), []);
  });

  it('answers after many changes as if it were new', () => {
    const index = indexOf(SHELF);
    for (let round = 0; round < 5; round++) {
      for (const { name } of SHELF)
        index.add(doc(name, `Something else entirely, ${round} times.`, { body: 'kangaroo' }));
      index.remove('/skills/pdf/SKILL.md');
    }
    for (const document of SHELF) index.add(document);
    const fresh = indexOf(SHELF);
    for (const query of ['write unit tests', 'merge files', 'kangaroo', 'deploy', '代码审查']) {
      assert.deepEqual(index.search(query), fresh.search(query), query);
    }
  });
});

describe('search: fields', () => {
  const index = indexOf([
    doc('a', 'one', { body: 'about kangaroos' }),
    doc('b', 'two', { triggers: ['koala bear'] }),
    doc('c', 'three', { tags: ['wombat'] }),
    doc('d', 'four', { tools: ['Platypus'] }),
    doc('dingo-feeder', 'five'),
    doc('f', 'six, and dugongs'),
  ]);

  it('finds words of each', () => {
    const where = { kangaroo: 'a', koalas: 'b', wombat: 'c', platypus: 'd', dingo: 'dingo-feeder', dugong: 'f' };
    for (const [word, name] of Object.entries(where)) assert.equal(names(index, word)[0], name, word);
  });

  it('counts the name more than the description, and both more than the body', () => {
    const both = indexOf([
      doc('x', 'About many things.', { body: 'A kangaroo.' }),
      doc('y', 'About a kangaroo.'),
      doc('kangaroo-care', 'About many things.'),
      doc('z', 'About something else.'),
    ]);
    assert.deepEqual(names(both, 'kangaroo'), ['kangaroo-care', 'y', 'x']);
  });

  it('reads the beginning of a long body, and the headings of the rest', () => {
    const filler = 'lorem ipsum dolor sit amet '.repeat(400);
    const long = indexOf([doc('long', 'one', { body: `wallaby ${filler}\n## Quokka\nnumbat` }), doc('other', 'two')]);
    assert.deepEqual(names(long, 'wallaby'), ['long']);
    assert.deepEqual(names(long, 'quokka'), ['long']);
    assert.deepEqual(names(long, 'numbat'), []);
  });

  it('prefers the skill in which the words stand together', () => {
    const near = indexOf([
      doc('far', 'A test of the load that a bridge can bear.'),
      doc('near', 'A load test of the bridge that it can bear.'),
    ]);
    assert.equal(names(near, 'load test')[0], 'near');
  });
});

describe('search while a person types', () => {
  const index = indexOf(SHELF);
  const typed = (query: string) => names(index, query, { typing: true });

  it('takes the last word as a beginning', () => {
    assert.equal(typed('dep')[0], 'deploy');
    assert.equal(typed('unit te')[0], 'unit-tests');
    assert.equal(typed('scr')[0], 'screenshot');
    assert.deepEqual(names(index, 'dep'), []);
  });

  it('forgives a slip in a word of four letters and more', () => {
    for (const query of ['deplpy', 'depoly', 'deplooy', 'deloy']) assert.equal(typed(query)[0], 'deploy', query);
    assert.equal(typed('databse migrtion')[0], 'database-migration');
    assert.deepEqual(typed('pxf'), []);
  });

  it('keeps what fits as it stands before what is guessed', () => {
    const close = indexOf([doc('test', 'Runs it.'), doc('testimonials', 'Collects them.')]);
    assert.equal(names(close, 'test', { typing: true })[0], 'test');
  });

  it('shows a poor guess rather than an empty list', () => {
    assert.equal(typed('files for my next holiday in Italy')[0], 'pdf');
    assert.deepEqual(names(index, 'files for my next holiday in Italy'), []);
  });
});
