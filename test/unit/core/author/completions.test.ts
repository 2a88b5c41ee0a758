// What can be written where the cursor (‸) is.

import assert from 'node:assert/strict';
import { type Completion, completionsAt, type Offers } from '../../../../src/core/author/completions';

const OFFERS: Offers = {
  folderName: 'my-skill',
  skills: [{ name: 'deploy', description: 'Ships it.' }],
  tools: [{ name: 'run_query', detail: 'asks the database' }],
  files: ['references/a b.md', 'references/deep/c.md', 'scripts/run.py', 'LICENSE.txt'],
};

function completions(marked: string): readonly Completion[] {
  return completionsAt(marked.replace('‸', ''), marked.indexOf('‸'), OFFERS);
}

const labels = (marked: string) => completions(marked).map(({ label }) => label);

/** The text after the completion of this label, with its snippet as it stands. */
function done(marked: string, label: string): string {
  const text = marked.replace('‸', '');
  const completion = completions(marked).find((each) => each.label === label);
  assert.ok(completion, `${label} is none of ${labels(marked)}`);
  const { insert, start, end } = completion;
  return text.slice(0, start) + ('text' in insert ? insert.text : insert.snippet) + text.slice(end);
}

describe('completions', () => {
  it('of keys: those of the table that aren’t there yet, the specification’s first', () => {
    const found = labels('---\nname: x\n‸\n---\n');
    assert.ok(!found.includes('name'));
    assert.equal(
      found.find((label) => ['description', 'allowed-tools'].includes(label)),
      'description',
    );
    assert.ok(completions('---\n‸\n---\n').every(({ field }) => field?.doc));
  });

  it('of a key with what its type needs', () => {
    assert.equal(done('---\nde‸\n---\n', 'description'), '---\ndescription: \n---\n');
    assert.equal(done('---\nus‸\n---\n', 'user-invocable'), `---\nuser-invocable: \${1|true,false|}\n---\n`);
    assert.equal(done('---\nread‸\n---\n', 'read_when'), '---\nread_when:\n  - \n---\n');
    assert.equal(done('---\nna‸: x\n---\n', 'name'), '---\nname: x\n---\n');
  });

  it('of values: the few there are, the folder’s name, tools, other skills', () => {
    assert.deepEqual(labels('---\nshell: ‸\n---\n'), ['bash', 'powershell']);
    assert.deepEqual(labels('---\nuser-invocable: ‸\n---\n'), ['true', 'false']);
    assert.deepEqual(labels('---\nname: ‸\n---\n'), ['my-skill']);
    assert.deepEqual(labels('---\ndepends_on:\n  - ‸\n---\n'), ['deploy']);
    assert.deepEqual(labels('---\nlicense: ‸\n---\n'), []);
    const tools = labels('---\nallowed-tools: Read ‸\n---\n');
    assert.ok(tools.includes('Bash') && tools.includes('run_query'));
  });

  it('of one word among others', () => {
    assert.equal(done('---\nallowed-tools: Read, Ba‸\n---\n', 'Bash'), '---\nallowed-tools: Read, Bash\n---\n');
    assert.equal(done('---\ndepends_on: [de‸]\n---\n', 'deploy'), '---\ndepends_on: [deploy]\n---\n');
  });

  it('of paths, a folder at a time', () => {
    const head = '---\nname: a\n---\n';
    assert.deepEqual(labels(`${head}[x](‸)`), ['references/', 'scripts/', 'LICENSE.txt']);
    assert.deepEqual(labels(`${head}[x](references/‸)`), ['a b.md', 'deep/']);
    assert.equal(done(`${head}[x](./references/a‸)`, 'a b.md'), `${head}[x](./references/a%20b.md)`);
  });

  it('of a whole new file', () => {
    assert.deepEqual(labels('‸'), ['New skill']);
    assert.match(done('\n‸', 'New skill'), /^---\nname: \$\{1:my-skill\}\ndescription: /);
  });

  it('none in prose', () => assert.deepEqual(labels('---\nname: a\n---\nDo ‸it.\n'), []));
});
