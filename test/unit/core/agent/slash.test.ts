import assert from 'node:assert/strict';
import { readMessage } from '../../../../src/core/agent/slash';

const COMMANDS = [
  { name: 'list', aliases: ['skill', 'skill list', 'skills'], takesArgument: false },
  { name: 'show', aliases: ['skill show'], takesArgument: true },
  { name: 'help', aliases: ['h'], takesArgument: false },
];

function expectCommand(message: string, name: string, argument = ''): void {
  const spoken = readMessage(message, COMMANDS);
  assert.ok(spoken.kind === 'command', `${message}: ${spoken.kind}`);
  assert.deepEqual([spoken.command.name, spoken.argument], [name, argument]);
}

function expectQuestion(message: string): void {
  assert.deepEqual(readMessage(message, COMMANDS), { kind: 'question' }, message);
}

describe('what a person typed', () => {
  it('is a command with a slash, by its name or another spelling', () => {
    expectCommand('/list', 'list');
    expectCommand('/h', 'help');
    expectCommand(' /HELP ', 'help');
    expectCommand('/skill list', 'list');
    expectCommand('/skill', 'list');
  });

  it('is a command with what follows it', () => {
    expectCommand('/show pdf-forms', 'show', 'pdf-forms');
    expectCommand('/skill show  my skill ', 'show', 'my skill');
    expectCommand('/show', 'show');
    expectCommand('/show a\nb', 'show', 'a\nb');
  });

  it("is a command in the first seed's words, also without the slash", () => {
    expectCommand('skill list', 'list');
    expectCommand('skill  show pdf-forms', 'show', 'pdf-forms');
  });

  it('is a question where the words go on, or stand alone without a slash', () => {
    for (const message of ['skill list please', 'skill show me how to test', 'help', 'list', 'h', 'skill', '']) {
      expectQuestion(message);
    }
  });

  it('is a question where a slash stands elsewhere, or alone', () => {
    for (const message of ['what does /list do?', '/', '/ list']) expectQuestion(message);
  });

  it('is a slash and a word where no command is called so', () => {
    assert.deepEqual(readMessage('/git-commit all of it\nnow', COMMANDS), {
      kind: 'slash',
      word: 'git-commit',
      rest: 'all of it\nnow',
    });
    assert.deepEqual(readMessage('/listing', COMMANDS), { kind: 'slash', word: 'listing', rest: '' });
  });
});
