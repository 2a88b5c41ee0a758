import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sanitizeMarkdown } from '../../../../src/core/model/markdown';
import { escapeMarkdown } from '../../../../src/core/model/markdownInline';

/** What is left of a text outside of its fenced blocks. */
function prose(markdown: string): string {
  return markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '');
}

function becomes(text: string, expected: string): void {
  assert.equal(sanitizeMarkdown(text), expected);
}

describe('a stranger’s Markdown', () => {
  it('keeps headings, lists, tables, emphasis and quotes', () => {
    const text = '# Title\n\n- one\n  - *two*\n\n> said **so**\n\n| a | b |\n|---|:-:|\n| 1 | ~~2~~ |';
    becomes(text, text);
  });

  it('keeps a link to the web, without its title', () => {
    becomes('See [the docs](https://example.org/a?b=1&c=2 "Docs").', 'See [the docs](https://example.org/a?b=1&c=2).');
  });

  for (const [what, text] of [
    ['a command', '[run](command:workbench.action.terminal.new)'],
    ['a command in other case', '[run](CoMMand:x)'],
    ['a command between angle brackets', '[run](<command:x>)'],
    ['a script', '[run](javascript:alert(1))'],
    ['a data address', '[run](data:text/html,hi)'],
    ['a file', '[run](file:///etc/passwd)'],
    ['a file of the skill', '[run](references/guide.md)'],
    ['VS Code itself', '[run](vscode://publisher.extension/go)'],
  ] as const) {
    it(`takes away a link to ${what}`, () => assert.doesNotMatch(sanitizeMarkdown(text), /(?<!\\)\]\(/));
  }

  it('takes away images and keeps what they show', () => {
    becomes('![a chart](https://example.org/track.png) below', 'a chart below');
    becomes('![](https://example.org/track.png)', '');
  });

  it('takes away links by reference and their definitions', () => {
    becomes('[run][x]\n\n[x]: command:evil', '\\[run\\]\\[x\\]\n\n\\[x\\]: command:evil');
  });

  it('takes away an image inside a link', () => {
    assert.doesNotMatch(sanitizeMarkdown('[![x](https://a.example/i.png)](command:evil)'), /(?<!\\)[[\]]/);
  });

  it('shows tags and angle-bracket links as text', () => {
    becomes('<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;');
    becomes('<command:evil>', '&lt;command:evil&gt;');
    becomes('a <!-- hidden --> b', 'a &lt;!-- hidden --&gt; b');
  });

  it('shows icons and formulas as text', () => becomes('$(trash) and $x$', '&#36;(trash) and &#36;x&#36;'));

  it('leaves addresses and entities as they are written', () => {
    becomes('https://a.example/b?c=1&d=2_3 and &lt;b&gt;', 'https://a.example/b?c=1&d=2_3 and &lt;b&gt;');
  });

  it('takes out what can’t be seen', () => {
    becomes('a\u200bb\u202ec\u2066d\u{e0041}e\ufeff\u0007f', 'abcdef');
    becomes('line\r\nline\rline', 'line\nline\nline');
  });

  it('keeps tags in code spans, as authors write placeholders', () =>
    becomes('Run `git log <from>`.', 'Run `git log <from>`.'));

  it('lets no code span reach past its line', () => {
    becomes('a ` b\n<b>`', 'a \\` b\n&lt;b&gt;\\`');
    becomes('``` <b>\nx', '\n```\nx\n```\n');
  });

  it('lets no table cut a code span in two', () => {
    becomes('| `a | <b>` |\n|---|---|', '| \\`a | &lt;b&gt;\\` |\n|---|---|');
    becomes('| `a | b` |', '| `a | b` |');
  });

  it('lets no backslash turn a code span into text or text into code', () => {
    becomes('\\`<b>`', '\\`&lt;b&gt;\\`');
    becomes('\\```<b>```', '\\`\\`\\`&lt;b&gt;\\`\\`\\`');
    becomes('\\\\[x](command:y)', '\\\\x');
    becomes('\\[x](command:y)', '\\[x\\](command:y)');
    becomes('\\<b>', '&lt;b&gt;');
  });

  it('keeps a code block with its language', () => {
    becomes('```sh\necho "<a>" $(pwd)\n```', '\n```sh\necho "<a>" $(pwd)\n```\n');
    becomes('~~~\n<a>\n~~~', '\n```\n<a>\n```\n');
  });

  it('moves code blocks of lists and quotes to the margin, where all renderers agree', () => {
    becomes('- one\n  ```js\n  f()\n  ```\n- two', '- one\n\n```js\nf()\n```\n\n- two');
    becomes('> ```\n> f()\n> ```', '\n```\nf()\n```\n');
  });

  it('closes a code block that its author left open, and that a list would have closed', () => {
    becomes('- one\n  ```\n<b>', '- one\n\n```\n<b>\n```\n');
  });

  it('fences code that holds fences with a longer one', () => {
    becomes('````md\n```\nx\n```\n````', '\n````md\n```\nx\n```\n````\n');
    becomes('~~~\n```\n[x](command:y)\n~~~', '\n````\n```\n[x](command:y)\n````\n');
  });

  it('runs no diagrams', () => becomes('```mermaid\ngraph TD\n```', '\n```\ngraph TD\n```\n'));

  it('leaves no tag, image or link but to the web outside of code, whatever it is given', () => {
    const piece = fc.constantFrom(
      ...[
        '`',
        '``',
        '```',
        '~~~',
        '\\',
        '[',
        ']',
        '(',
        ')',
        '!',
        '<',
        '>',
        '|',
        '\n',
        '\n\n',
        '    ',
        '- ',
        '> ',
        '$',
        '&',
      ],
      ...[
        'command:x',
        'https://a.example',
        'img src=x',
        '<b>',
        '[a](command:b)',
        '![a](https://a.example/i)',
        'word',
        ' ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const left = prose(sanitizeMarkdown(pieces.join(''))).replace(
          /\\[!-/:-@[-`{-~]|(?<!`)(`+)(?!`)(?:.*?[^`])??\1(?!`)|\[[^[\]]*\]\(https:\/\/a\.example[^()\s]*\)/g,
          '·',
        );
        assert.doesNotMatch(left, /[<[\]$`]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes no longer than a moment for a line without end', () => {
    const started = performance.now();
    for (const part of ['[', '![](', '`', '`` ` ', '>', '\\', '[](   ', '<a ', '- '])
      sanitizeMarkdown(part.repeat(60_000));
    for (const part of ['[', '![](', '`', '`` ` ', '>', '[](   ']) {
      sanitizeMarkdown(`${part.repeat(Math.floor(3900 / part.length))}\n`.repeat(60));
    }
    assert.ok(performance.now() - started < 3000);
  });
});

describe('a stranger’s line', () => {
  it('is shown as it stands', () => {
    assert.equal(
      escapeMarkdown('a *b* [c](command:d) <e> $(f) `g` | h'),
      'a \\*b\\* \\[c\\]\\(command:d\\) &lt;e&gt; &#36;\\(f\\) \\`g\\` \\| h',
    );
  });

  it('holds no links', () => {
    assert.equal(escapeMarkdown('https://a.example/b_c'), 'https&#58;//a.example/b\\_c');
    assert.equal(escapeMarkdown('WWW.a.example me@a.example'), 'WWW&#46;a.example me&#64;a.example');
  });

  it('stays one line', () => assert.equal(escapeMarkdown(' a\r\n\n  b\t c\u202e '), 'a b c'));
});
