// Another extension, as its author would write it: it gives a skill, takes part in requests, and has a tool.
const vscode = require('vscode');

const SKILL = `---
name: acme-style
description: How Acme writes. Use when writing for Acme.
---
Write short sentences.
`;

exports.activate = async (context) => {
  const skillshelf = await vscode.extensions.getExtension('skillshelf.skillshelf').activate();
  if (skillshelf.version !== 1) throw new Error(`version ${skillshelf.version} of the API is not known here`);
  const shout = {
    invoke: ({ input }) =>
      new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(input.word.toUpperCase())]),
  };
  context.subscriptions.push(vscode.lm.registerTool('test_shout', shout));
  // As VS Code names the tools of an MCP server called figma.
  for (const name of ['mcp_figma_file_read', 'mcp_figma_file_write']) {
    context.subscriptions.push(vscode.lm.registerTool(name, shout));
  }

  return {
    skillshelf,

    /** Gives the skill until it is disposed. */
    provide: () =>
      skillshelf.registerSkillProvider('acme', {
        label: 'Acme',
        provideSkills: async () => [{ name: 'acme-style', text: SKILL }],
      }),

    /** Takes part in requests until it is disposed; tells what it heard. */
    join(heard) {
      return vscode.Disposable.from(
        skillshelf.hooks.on('preLlmRequest', ({ messages }) => {
          heard.push(`request of ${messages.length}`);
          const text = 'The person works at Acme.';
          return { kind: 'appendMessages', messages: [{ role: 'user', parts: [{ kind: 'text', text }] }] };
        }),
        skillshelf.hooks.on('preToolUse', ({ toolCall }) => {
          heard.push(`call of ${toolCall.name}`);
          return toolCall.name === 'list_skills' ? { kind: 'block', reason: 'Acme lists nothing.' } : undefined;
        }),
        skillshelf.hooks.on('postToolUse', ({ toolCall, result }) => {
          heard.push(`result of ${toolCall.name}`);
          return { kind: 'replace', result: { text: `${result.text}\n(seen by Acme)` } };
        }),
      );
    },
  };
};
