// A language model that says what a test told it to say, and remembers what it was asked.
const vscode = require('vscode');

const information = {
  id: 'scripted-1',
  name: 'Scripted',
  family: 'scripted',
  version: '1',
  maxInputTokens: 100_000,
  maxOutputTokens: 4096,
  capabilities: { toolCalling: true, imageInput: false },
  // Not in the stable types: without them the Chat view doesn't take it as its model by itself.
  isUserSelectable: true,
  isDefault: true,
};

function recordPart(part) {
  if (part instanceof vscode.LanguageModelTextPart) return { type: 'text', value: part.value };
  if (part instanceof vscode.LanguageModelToolCallPart) {
    return { type: 'call', id: part.callId, name: part.name, input: part.input };
  }
  if (part instanceof vscode.LanguageModelToolResultPart) {
    return { type: 'result', id: part.callId, text: part.content.map((piece) => piece.value ?? '').join('') };
  }
  return { type: 'other', kind: part?.constructor?.name ?? typeof part };
}

function recordMessage(message) {
  const role = message.role === vscode.LanguageModelChatMessageRole.User ? 'user' : 'assistant';
  return { role, parts: [...message.content].map(recordPart) };
}

exports.activate = (context) => {
  const queue = [];
  const requests = [];
  const changed = new vscode.EventEmitter();
  let available = true;
  let calls = 0;

  async function answer(request) {
    const next = queue.length ? queue.shift() : 'The script is at its end.';
    const said = typeof next === 'function' ? await next(request) : next;
    return typeof said === 'string' ? { text: said } : said;
  }

  const provider = {
    onDidChangeLanguageModelChatInformation: changed.event,
    provideLanguageModelChatInformation: async () => (available ? [information] : []),
    async provideLanguageModelChatResponse(_model, messages, options, progress, token) {
      const request = {
        messages: messages.map(recordMessage),
        tools: (options.tools ?? []).map((tool) => tool.name),
        get cancelled() {
          return token.isCancellationRequested;
        },
      };
      requests.push(request);
      const { text, calls: wanted = [] } = await answer(request);
      if (text) progress.report(new vscode.LanguageModelTextPart(text));
      for (const { name, input } of wanted) {
        calls += 1;
        progress.report(new vscode.LanguageModelToolCallPart(`call-${calls}`, name, input));
      }
    },
    provideTokenCount: async (_model, text) =>
      Math.ceil((typeof text === 'string' ? text : JSON.stringify(text)).length / 4),
  };
  context.subscriptions.push(changed, vscode.lm.registerLanguageModelChatProvider('scripted', provider));

  return {
    requests,
    ready: vscode.lm.selectChatModels({ vendor: 'scripted' }),
    script: (...answers) => void queue.push(...answers),
    reset: () => {
      queue.length = 0;
      requests.length = 0;
    },
    offer: (on) => {
      available = on;
      changed.fire();
    },
  };
};
