// VS Code's language model as the loop's.

import * as vscode from 'vscode';
import type { ChatModel, TextPart, ToolCall, ToolSpec } from '../core/agent/chatModel';
import { toVscode } from './messages';

/**
 * Throws the model's LanguageModelError as it stands (errors.ts has the words). `token` is the one that the loop is
 * given too.
 */
export function chatModel(model: vscode.LanguageModelChat, token: vscode.CancellationToken): ChatModel {
  return {
    async *send(messages, tools): AsyncGenerator<TextPart | ToolCall, void, void> {
      const justification = vscode.l10n.t('To answer with your skills at hand');
      const options = { justification, tools: tools.map(chatTool) };
      const response = await model.sendRequest(messages.map(toVscode), options, token);
      for await (const part of response.stream) {
        if (part instanceof vscode.LanguageModelTextPart) yield { kind: 'text', text: part.value };
        else if (part instanceof vscode.LanguageModelToolCallPart) {
          yield { kind: 'call', id: part.callId, name: part.name, input: part.input };
        }
      }
    },
    count: (text) => model.countTokens(text, token),
  };
}

function chatTool({ name, description, inputSchema }: ToolSpec): vscode.LanguageModelChatTool {
  return { name, description, ...(inputSchema && { inputSchema }) };
}
