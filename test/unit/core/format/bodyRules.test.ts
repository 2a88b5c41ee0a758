// What is said of a body: the second stage of findings.

import assert from 'node:assert/strict';
import { type BodyContext, validateBody } from '../../../../src/core/format/validateBody';
import { messageOf } from '../../../../src/core/model/finding';
import { headOf, inShort } from './reading';

const HEAD = '---\nname: my-skill\ndescription: Use when testing.\n---\n';
const FILES = ['SKILL.md', 'references/a.md', 'references/b.md', 'references/deep/c.md', 'scripts/run me.py'];

function findings(body: string, context: Partial<BodyContext> = {}, head = HEAD) {
  const text = head + body;
  return validateBody(text, { head: headOf(text), files: FILES, tokens: ({ length }) => length / 4, ...context });
}

/** The body gives exactly these findings (`line:column code`, lines counted from the body's first). */
function assertFound(body: string, expected: readonly string[], context: Partial<BodyContext> = {}, head = HEAD): void {
  const lines = head.split('\n').length - 1;
  const actual = findings(body, context, head).map((each) => inShort({ ...each, line: each.line - lines }));
  assert.deepEqual(actual, expected);
}

describe('rules on the body', () => {
  it('a body of a few lines is fine', () => assertFound('# Steps\n\nDo it.\n', []));

  it('an empty body', () => assertFound('\n \n', ['3:1 body-empty']));

  it('too many lines, too many tokens', () => {
    assertFound('line\n'.repeat(499), []);
    assertFound('\nline\n'.repeat(251), ['2:1 body-long']);
    assertFound('word '.repeat(4001), ['1:1 body-long']);
  });

  it('bytes that were no text, unless they are spoken of', () => {
    assertFound('It is \ufffd here.\n', ['1:7 body-damaged']);
    assertFound('It is \0 here.\n', ['1:7 body-damaged']);
    assertFound('The sign `\ufffd` stands for damage.\n', []);
  });

  it('a second block of keys right after the first', () => {
    assertFound('\n---\nlicense: MIT\nmetadata:\n  a: b\n---\n\nDo it.\n', ['2:1 second-block']);
    assertFound('---\n\nSteps: do it.\n\n---\n', []);
  });
});

describe('rules on links', () => {
  it('a link that leads to no file of the skill', () => {
    assertFound('See [a](references/a.md) and [x](references/x.md#top).\n', ['1:34 link-dead']);
    assert.equal(messageOf(findings('[x](./references/x.md)')[0] as never), 'The skill has no file "references/x.md".');
  });

  for (const link of [
    '[a](references/a.md)',
    '[a](./references/a.md#part)',
    '[a](<scripts/run me.py>)',
    '[a](scripts/run%20me.py)',
    '[a](references)',
    '[a](references/deep/)',
    '[a](#part)',
    '[a](https://a.example/x.md)',
    '[a](mailto:a@b.example)',
    '[a](/absolute/x.md)',
    '[a](~/x.md)',
    '[a](../other/SKILL.md)',
    '[a]({path}/x.md)',
    '[a](<path>)',
    '`[a](x.md)`',
    '``[a](`x.md)``',
    '<!-- [a](x.md) -->',
    '```\n[a](x.md)\n```',
    '- ~~~md\n  [a](x.md)\n  ~~~',
    '](',
    'f[i]($x)',
  ]) {
    it(`${JSON.stringify(link)} is none`, () => assertFound(`${link}\n`, []));
  }

  for (const [link, place] of [
    ['![a](assets/a.png "Picture")', '1:6'],
    ['[a]: references/x.md', '1:6'],
    ['[a](<references/x y.md>)', '1:6'],
    ['[a](references/x(1).md)', '1:5'],
    ['[a](%zz/x.md)', '1:5'],
    ['`code` and [a](x.md)', '1:16'],
    ['```\ncode\n```\n[a](x.md)', '4:5'],
  ] as const) {
    it(`${JSON.stringify(link)} is one`, () => assertFound(`${link}\n`, [`${place} link-dead`]));
  }

  it('are not followed where the files are unknown', () => assertFound('[x](x.md)\n', [], { files: undefined }));

  it('a reference that leads on to another', () => {
    const references = new Map([['references/a.md', 'See [b](b.md) and [home](../SKILL.md).']]);
    assertFound('See [a](references/a.md).\n', ['1:9 reference-deep'], { references });
    assertFound('See [a](references/a.md) and [b](references/b.md).\n', [], { references });
    assertFound('See [a](references/a.md).\n', [], { references: new Map([['references/a.md', '[x](x.md)']]) });
  });
});

describe('rules on arguments', () => {
  const hinted = '---\nname: my-skill\ndescription: Use when testing.\nargument-hint: a b\n---\n';

  it('positions that begin with 1 mean two things', () => {
    assertFound('Move $1 to $2.\n', ['1:6 argument-base']);
    assertFound('Move $1.\n', ['1:6 argument-base'], {}, hinted);
    assertFound('Move $1, of $ARGUMENTS.\n', ['1:6 argument-base']);
  });

  it('positions that begin with 0 are one agent’s', () => {
    assertFound('Move $1 to $0.\n', ['1:12 argument-zero'], {}, hinted);
  });

  for (const body of [
    'It costs $1.',
    'From $0 to $1.',
    'It costs $5 or $2.50.',
    '$1-3M',
    '$1k',
    '\\$1 and \\$2',
    '$10',
  ]) {
    it(`${body} has none`, () => assertFound(`${body}\n`, []));
  }

  it('a position in a code block is replaced there too', () => {
    assertFound("Run:\n\n```sh\nawk '{print $1}'\n```\n", ['4:13 argument-in-code']);
    assertFound("Run `awk '{print $1}'`.\n", []);
    assertFound('```sh\nmove $1\n```\n', [], {}, hinted);
  });

  it('an unclosed code block goes on to the end', () => {
    assertFound('```sh\nmove $1\n', ['2:6 argument-in-code']);
  });
});

describe('a Jarvis file', () => {
  it('has its sections passed over', () => {
    const head = '## Skill Metadata\nname: my-skill\ndescription: See [x](x.md) when testing\n\n## Steps\n';
    assertFound('See [y](y.md).\n', ['1:9 link-dead'], {}, head);
  });
});
