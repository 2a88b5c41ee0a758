// The tools of one request: ours, and those the person referenced with #.

import * as vscode from 'vscode';
import type { ToolSpec } from '../core/agent/chatModel';
import { RESULT_SHARE } from '../core/agent/loop';
import type { LoopTool } from '../core/agent/toolRun';
import { TOOLS } from '../core/tools/table';
import { textOfResult } from './messages';

/** `token` is the one that the loop is given too. */
export function loopTools(request: vscode.ChatRequest, token: vscode.CancellationToken): LoopTool[] {
  const referenced = new Set(request.toolReferences.map(({ name }) => name));
  const others = vscode.lm.tools.filter(
    ({ name }) => referenced.has(name) && !TOOLS.some((tool) => tool.name === name),
  );
  return [...TOOLS, ...others].map((tool) => loopTool(tool, request, token));
}

/** VS Code runs the tool: it shows the progress, asks for confirmation where a tool wants it, and counts tokens. */
function loopTool(
  { name, description, inputSchema }: ToolSpec,
  request: vscode.ChatRequest,
  token: vscode.CancellationToken,
): LoopTool {
  const { model, toolInvocationToken } = request;
  return {
    spec: { name, description, ...(inputSchema && { inputSchema }) },
    checksInput: TOOLS.some((tool) => tool.name === name),
    async run({ input }) {
      const options = {
        input: (input ?? {}) as object,
        toolInvocationToken,
        tokenizationOptions: {
          tokenBudget: Math.floor(model.maxInputTokens * RESULT_SHARE),
          countTokens: (text: string, countToken?: vscode.CancellationToken) => model.countTokens(text, countToken),
        },
      };
      const { content } = await vscode.lm.invokeTool(name, options, token);
      return { text: textOfResult(content), native: content };
    },
  };
}
