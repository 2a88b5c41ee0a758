import assert from 'node:assert/strict';
import type { Command } from '../../../src/cli/command';
import { parse } from '../../../src/cli/parse';

const command = (name: string, over: Partial<Command> = {}): Command => ({
  name,
  summary: `Do ${name}`,
  load: () => Promise.resolve({ run: () => Promise.resolve(0) }),
  ...over,
});
const COMMANDS = [
  command('list'),
  command('show', { operand: { name: 'NAME', count: [1, 1] } }),
  command('check', { operand: { name: 'PATH', count: [0, Number.POSITIVE_INFINITY] } }),
  command('search', { operand: { name: 'WORDS', count: [1, 9] }, options: [{ name: 'limit', value: 'N', help: '' }] }),
];

function parsed(...args: string[]) {
  const result = parse(args, COMMANDS);
  return result.kind === 'run'
    ? {
        run: result.command.name,
        operands: result.operands,
        workspace: result.options.all('workspace'),
        home: result.options.last('home'),
        json: result.options.has('json'),
      }
    : result;
}
const reason = (...args: string[]) => {
  const result = parse(args, COMMANDS);
  return result.kind === 'wrong' ? result.reason : result.kind;
};

describe('arguments', () => {
  it('are a command, its operands and options, in any order', () => {
    const expected = { run: 'show', operands: ['a'], workspace: ['/x', '/y'], home: '/h', json: true };
    assert.deepEqual(parsed('show', 'a', '--workspace', '/x', '--workspace', '/y', '--home', '/h', '--json'), expected);
    assert.deepEqual(parsed('--json', '--workspace=/x', '--home=/h', 'show', '--workspace=/y', 'a'), expected);
  });

  it('may give a value that has an equals sign, or begins with a dash', () => {
    assert.equal((parsed('list', '--home=/a=b') as { home?: string }).home, '/a=b');
    assert.equal((parsed('list', '--home', '-odd') as { home?: string }).home, '-odd');
  });

  it('count the last of a value that is given twice', () => {
    assert.equal((parsed('list', '--home', '/a', '--home', '/b') as { home?: string }).home, '/b');
  });

  it('after two dashes are no options, not even --help', () => {
    assert.deepEqual((parsed('show', '--', '--help') as { operands?: unknown }).operands, ['--help']);
    assert.deepEqual((parsed('check', '-', '--', '-v') as { operands?: unknown }).operands, ['-', '-v']);
  });

  it('ask for help, of everything or of one command', () => {
    assert.deepEqual(parse([], COMMANDS), { kind: 'help' });
    for (const args of [['--help'], ['-h'], ['help'], ['nonsense', '--help']]) {
      assert.deepEqual(parse(args, COMMANDS), { kind: 'help', command: undefined });
    }
    assert.deepEqual(parse(['show', '-h'], COMMANDS), { kind: 'help', command: COMMANDS[1] });
  });

  it('ask for the version', () => {
    assert.equal(parse(['--version'], COMMANDS).kind, 'version');
    assert.equal(parse(['-v'], COMMANDS).kind, 'version');
  });

  it('may hold options of one command, and of no other', () => {
    assert.equal(parse(['search', 'pdf', '--limit', '3'], COMMANDS).kind, 'run');
    assert.equal(reason('list', '--limit', '3'), 'There is no option --limit.');
  });
});

describe('wrong arguments', () => {
  for (const [args, expected] of [
    ['lsit', 'There is no command lsit. Did you mean list?'],
    ['xyz', 'There is no command xyz.'],
    ['list --jsn', 'There is no option --jsn. Did you mean --json?'],
    ['list -x', 'There is no option -x.'],
    ['list extra', 'list takes no "extra".'],
    ['show', 'show needs a NAME.'],
    ['show a b', 'show takes no "b".'],
    ['list --home', '--home needs a value: --home DIR.'],
    ['list --home=', '--home needs a value: --home DIR.'],
    ['list --json=yes', '--json takes no value.'],
    ['--json', 'A command is missing.'],
  ] as const) {
    it(`are told: ${args}`, () => assert.equal(reason(...args.split(' ')), expected));
  }
});
