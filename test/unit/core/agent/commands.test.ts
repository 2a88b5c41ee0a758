import assert from 'node:assert/strict';
import manifest from '../../../../package.json';
import words from '../../../../package.nls.json';
import { COMMANDS } from '../../../../src/core/agent/commands';
import { readMessage } from '../../../../src/core/agent/slash';

const participant = manifest.contributes.chatParticipants[0];

function expectCommand(message: string, name: string, argument = ''): void {
  const spoken = readMessage(message, COMMANDS);
  assert.deepEqual(spoken.kind === 'command' && [spoken.command.name, spoken.argument], [name, argument], message);
}

describe('the commands of @skills', () => {
  it('are sorted, and no spelling means two of them', () => {
    const names = COMMANDS.map(({ name }) => name);
    assert.deepEqual(names, [...names].sort());
    const spellings = COMMANDS.flatMap(({ name, aliases }) => [name, ...aliases]);
    assert.equal(new Set(spellings).size, spellings.length);
  });

  it('are declared in package.json with the same words', () => {
    const offered = COMMANDS.filter((command) => command.offered);
    assert.deepEqual(
      participant?.commands.map(({ name, description }) => [name, description]),
      offered.map(({ name }) => [name, `%chat.command.${name}%`]),
    );
    for (const { name, description } of offered) {
      assert.equal((words as Record<string, string>)[`chat.command.${name}`], description);
    }
  });

  it("understand the first seed's spellings", () => {
    for (const message of ['/skill list', 'skill list', '/skill', '/list']) expectCommand(message, 'list');
    for (const message of ['/skill reload', 'skill reload', '/reload']) expectCommand(message, 'reload');
    for (const message of ['/skill show pdf', 'skill show pdf', '/show pdf']) expectCommand(message, 'show', 'pdf');
    for (const message of ['/help', '/h']) expectCommand(message, 'help');
    for (const message of ['/clear', '/c']) expectCommand(message, 'clear');
    for (const message of ['/exit', '/quit', '/q']) expectCommand(message, 'exit');
  });
});
