// Core's tools as VS Code's: one adapter for all of them.

import * as vscode from 'vscode';
import { TOOLS } from '../core/tools/table';
import type { Tool } from '../core/tools/tool';
import { type ToolServices, toolContext } from '../host/toolContext';

/** Registers nothing in hosts without language models. */
export function registerTools(services: ToolServices): vscode.Disposable {
  const lm: Partial<typeof vscode.lm> | undefined = vscode.lm;
  if (!lm?.registerTool) return vscode.Disposable.from();
  const { registerTool } = lm;
  return vscode.Disposable.from(...TOOLS.map((tool) => registerTool(tool.name, adapt(tool, services))));
}

function adapt(tool: Tool, services: ToolServices): vscode.LanguageModelTool<object> {
  return {
    prepareInvocation({ input }) {
      const { message, data } = tool.progress(input);
      return { invocationMessage: vscode.l10n.t(message, data) };
    },

    async invoke({ input, tokenizationOptions }, token) {
      const budget = tokenizationOptions && {
        tokens: tokenizationOptions.tokenBudget,
        count: (text: string) => tokenizationOptions.countTokens(text, token),
      };
      const context = await toolContext(services, token, budget);
      if (token.isCancellationRequested) throw new vscode.CancellationError();
      const answer = await tool.run(input, context);
      return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(answer)]);
    },
  };
}
