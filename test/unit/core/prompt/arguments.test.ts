import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type ArgumentRules, argumentRules } from '../../../../src/core/prompt/argumentRules';
import { fillArguments, type Variables } from '../../../../src/core/prompt/arguments';
import { readArguments } from '../../../../src/core/prompt/argumentWords';
import { makeRoot, makeSkill } from '../../../support/makeSkill';

const rulesIn = (folder: string, body = '') => argumentRules({ root: makeRoot(`/w/${folder}/skills`) }, body);
const CLAUDE = rulesIn('.claude');
const OPENCODE = rulesIn('.opencode');

/** `name` in braces, with a dollar in front. */
function braces(name: string): string {
  return `$\{${name}}`;
}

interface Case {
  readonly names?: readonly string[];
  readonly hint?: string;
  readonly rules?: ArgumentRules;
  readonly variables?: Variables;
}

function filled(body: string, typed: string, { names = [], hint, rules = CLAUDE, variables }: Case = {}) {
  const declared = names.map((name) => ({ name, description: '' }));
  const skill = makeSkill('x', { arguments: declared, ...(hint !== undefined && { argumentHint: hint }) });
  return fillArguments(body, skill, readArguments(typed), rules, variables);
}

const fill = (body: string, typed: string, over: Case = {}) => filled(body, typed, over).text;
/** As agents write what they know by themselves. */
const DIR = braces('CLAUDE_SKILL_DIR');
const missing = (body: string, typed: string, over: Case = {}) => filled(body, typed, over).missing;

describe('Arguments', () => {
  describe('are cut into words', () => {
    const words = (typed: string) => readArguments(typed).words;

    it('at blanks, and kept as typed besides', () => {
      assert.deepEqual(readArguments('  one  two\tthree\n四 '), {
        text: 'one  two\tthree\n四',
        words: ['one', 'two', 'three', '四'],
      });
      assert.deepEqual(readArguments('  '), { text: '', words: [] });
    });

    it('held together by quotes of both kinds', () => {
      assert.deepEqual(words(`"my file.txt" 'a "b" c' ""`), ['my file.txt', 'a "b" c', '']);
      assert.deepEqual(words(`--name="a b"c'd e'`), ['--name=a bcd e']);
    });

    it('with a backslash before what is meant as it is', () => {
      assert.deepEqual(words(String.raw`my\ file \"x\" "say \"hi\" \n" 'c:\dir'`), [
        'my file',
        '"x"',
        String.raw`say "hi" \n`,
        String.raw`c:\dir`,
      ]);
    });

    it('with a quote that is never closed standing for itself', () => {
      assert.deepEqual(words(`it's fine`), ["it's", 'fine']);
      assert.deepEqual(words('5" wide'), ['5"', 'wide']);
      assert.deepEqual(words('end\\'), ['end\\']);
    });

    it('none of which loses a character, whatever is typed', () => {
      fc.assert(
        fc.property(fc.array(fc.string({ unit: 'grapheme' })), (each) => {
          const typed = each.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(' ');
          assert.deepEqual(words(typed), each);
        }),
      );
    });

    it('in linear time', () => {
      const started = performance.now();
      readArguments('"'.repeat(20_000));
      readArguments('\\'.repeat(100_000));
      assert.ok(performance.now() - started < 2000);
    });
  });

  describe('take the place of', () => {
    it('$ARGUMENTS, all of them as typed', () => {
      assert.equal(fill('Fix issue $ARGUMENTS.', '42 "high  prio"'), 'Fix issue 42 "high  prio".');
      assert.equal(fill('($ARGUMENTS) $ARGUMENTS', 'a'), '(a) a');
      assert.equal(fill('Fix $ARGUMENTS.', ''), 'Fix .');
    });

    it('$ARGUMENTS[N], counted from 0 whoever reads it', () => {
      assert.equal(fill('$ARGUMENTS[1] before $ARGUMENTS[0]', 'a b'), 'b before a');
      assert.equal(fill('$ARGUMENTS[1] before $ARGUMENTS[0]', 'a b', { rules: OPENCODE }), 'b before a');
    });

    it('$N, counted from 0 in Claude Code and from 1 in OpenCode', () => {
      assert.equal(fill('Move $0 to $1.', 'a b'), 'Move a to b.');
      assert.equal(fill('Move $1 to $2.', 'a b', { rules: OPENCODE }), 'Move a to b.');
      assert.equal(fill('Tag v$1，发布$1版', '2.0', { rules: OPENCODE }), 'Tag v2.0，发布2.0版');
      assert.equal(fill('$10', 'a b c d e f g h i j k'), 'k');
    });

    it('$name, for declared names', () => {
      const names = ['issue', 'branch-name', '分支'];
      assert.equal(fill('Fix $issue on $branch-name, $分支.', '42 main 主', { names }), 'Fix 42 on main, 主.');
      assert.equal(fill('$issue-fix $issues $other', '42', { names }), '42-fix $issues $other');
    });

    it('a longer name before a shorter one', () => {
      assert.equal(fill('$file $file-name', 'a b', { names: ['file', 'file-name'] }), 'a b');
    });

    it('nothing that they bring along', () => {
      assert.equal(fill('$0 and $1', '$1 $0'), '$1 and $0');
      assert.equal(fill('See $ARGUMENTS', "$& $' $0 $ARGUMENTS"), "See $& $' $0 $ARGUMENTS");
    });

    it('names in braces that the host knows', () => {
      const variables = { CLAUDE_SKILL_DIR: '/w/x', CLAUDE_SESSION_ID: '' };
      assert.equal(
        fill(`${DIR}/a.py ${braces('CLAUDE_SESSION_ID')}|${braces('CLAUDE_PROJECT_DIR')} ${braces('home')}`, '', {
          variables,
        }),
        `/w/x/a.py |${braces('CLAUDE_PROJECT_DIR')} ${braces('home')}`,
      );
    });
  });

  describe('that were not given', () => {
    it('leave a number as it is, and nothing of a name', () => {
      assert.equal(fill('$0 $1 $ARGUMENTS[1]', 'a'), 'a $1 $ARGUMENTS[1]');
      assert.equal(fill('On $branch.', '42', { names: ['issue', 'branch'] }), 'On .');
      assert.equal(fill('$0 $1', 'a', { rules: OPENCODE }), '$0 a');
    });

    it('are told by their declared names', () => {
      assert.deepEqual(missing('$issue $branch', '42', { names: ['issue', 'branch'] }), ['branch']);
      assert.deepEqual(missing('No place.', '', { names: ['issue'] }), ['issue']);
      assert.deepEqual(missing('$0 $1', '', { names: ['issue', 'branch'] }), ['issue', 'branch']);
      assert.deepEqual(missing('$issue', '42', { names: ['issue'] }), []);
    });

    it('are told by their placeholders where no name is declared', () => {
      assert.deepEqual(missing('Fix $ARGUMENTS', ''), ['$ARGUMENTS']);
      assert.deepEqual(missing('$0 to $1', ''), ['$0', '$1']);
      assert.deepEqual(missing('$0 to $1', 'a'), ['$1']);
      assert.deepEqual(missing('$0 to $1', 'a b'), []);
      assert.deepEqual(missing('$1', '', { rules: OPENCODE, hint: '[file]' }), ['$1']);
    });

    it('are not looked for in what is money', () => {
      assert.deepEqual(missing('It costs $5 a month, $20 a year.', ''), []);
      assert.deepEqual(missing('It costs $1.', '', { rules: OPENCODE }), []);
    });
  });

  describe('without a place', () => {
    it('are appended under the agent’s word', () => {
      assert.equal(fill('Do it.\n', 'a "b c"'), 'Do it.\n\nARGUMENTS: a "b c"');
      assert.equal(fill('Do it.', 'a b', { rules: OPENCODE }), 'Do it.\n\nArguments: a b');
      assert.equal(fill('', 'a'), 'ARGUMENTS: a');
    });

    it('are appended too where the only places stayed empty or are prices', () => {
      assert.equal(fill('For $7 a month.', 'a'), 'For $7 a month.\n\nARGUMENTS: a');
      assert.equal(fill(DIR, 'a'), `${DIR}\n\nARGUMENTS: a`);
    });

    it('append nothing when there are none', () => {
      assert.equal(fill('Do it.\n', ' '), 'Do it.\n');
    });
  });

  describe('leave alone', () => {
    it('prices, and other dollars', () => {
      const text = `$0.50 $1,000 $1–2 $1-2 US$1 $1M $1% $$1 $x ${braces('0')} $`;
      assert.equal(fill(text, 'a b', { rules: OPENCODE }), `${text}\n\nArguments: a b`);
    });

    it('what is escaped, without its backslash', () => {
      assert.equal(
        fill(String.raw`\$0 \$ARGUMENTS \$1.50 \$issue \$other $0`, 'a', { names: ['issue'] }),
        String.raw`$0 $ARGUMENTS $1.50 $issue \$other a`,
      );
      assert.equal(fill(`\\${DIR}`, '', { variables: { CLAUDE_SKILL_DIR: 'x' } }), DIR);
    });

    const fence = (lines: string) => `Run:\n\n\`\`\`sh\n${lines}\n\`\`\`\n\nOn $ARGUMENTS.`;

    it('code fences, where dollars are the program’s', () => {
      const code = `awk '{ print $1, $ARGUMENTS }'`;
      assert.equal(fill(fence(code), 'x', { rules: OPENCODE }), fence(code).replace('On $ARGUMENTS', 'On x'));
      assert.equal(fill(`~~~\n$0 $name\n~~~`, 'x', { names: ['name'] }), `~~~\n$0 $name\n~~~\n\nARGUMENTS: x`);
      assert.equal(fill('```\n$0\n', 'x'), '```\n$0\n\nARGUMENTS: x');
    });

    it('unless asked to fill them', () => {
      assert.equal(fill('```\necho $0\n```', 'x', { rules: { ...CLAUDE, fillsFences: true } }), '```\necho x\n```');
    });

    it('escapes in fences, which only Claude Code takes away', () => {
      const code = String.raw`awk "{ print \$1 }"`;
      assert.ok(fill(fence(code), 'x', { rules: OPENCODE }).includes(code));
      assert.ok(fill(fence(code), 'x').includes('awk "{ print $1 }"'));
    });

    it('not the skill’s own folder in a fence, which no program could know', () => {
      const variables = { CLAUDE_SKILL_DIR: '/w/x' };
      assert.equal(
        fill(`~~~sh\npython ${DIR}/a.py ${braces('HOME')}\n~~~`, '', { variables }),
        `~~~sh\npython /w/x/a.py ${braces('HOME')}\n~~~`,
      );
    });

    it('a text without placeholders, whatever it is', () => {
      fc.assert(
        fc.property(fc.string(), (text) => {
          fc.pre(!text.includes('$'));
          assert.equal(fill(text, ''), text);
        }),
      );
    });
  });

  describe('are counted', () => {
    it('as the folder’s agent does', () => {
      assert.equal(rulesIn('.claude', '$1 $2').first, 0);
      assert.equal(rulesIn('.opencode', '$0 $1').first, 1);
      assert.equal(argumentRules({ root: makeRoot('C:\\me\\.claude\\skills') }, '').first, 0);
    });

    it('from where the text does in a folder that several agents read', () => {
      assert.equal(rulesIn('.agents', 'Move $0 to $1').first, 0);
      assert.equal(rulesIn('.agents', 'Move $1 to $2').first, 1);
      assert.equal(rulesIn('.agents', 'It costs $0.99 or $0').first, 0);
      assert.equal(rulesIn('.agents', "It costs $0.99.\n\n```\nawk '{ print $0 }'\n```\n").first, 1);
    });

    it('as the person’s setting has it', () => {
      assert.equal(argumentRules({ root: makeRoot('/w/.claude/skills') }, '', 1).first, 1);
      assert.equal(argumentRules({ root: makeRoot('/w/.agents/skills') }, '$1', 0).first, 0);
    });
  });

  it('fill a command that an agent would run, which stays a text', () => {
    assert.equal(fill('See !`git log $0`', 'v1'), 'See !`git log v1`');
  });
});
