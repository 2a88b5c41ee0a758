// The tools of one request: ours, and of the others those that the setting, the person and the skills in use choose.

import * as vscode from 'vscode';
import type { ToolCall, ToolSpec } from '../core/agent/chatModel';
import { deferCostly } from '../core/agent/deferredTools';
import { RESULT_SHARE } from '../core/agent/loop';
import { offeredTools } from '../core/agent/offeredTools';
import type { LoopTool, ToolAnswer } from '../core/agent/toolRun';
import { toolsMeant } from '../core/policy/toolAliases';
import { callLoadSkill, loadSkill } from '../core/tools/loadSkill';
import { TOOLS } from '../core/tools/table';
import { textOfResult } from './messages';
import { activeSkills, budgetOf, type Session } from './session';

/** The share of the model's input that the descriptions of all other tools may take before they are deferred. */
const TOLD_SHARE = 0.05;

const OURS: ReadonlySet<string> = new Set(TOOLS.map(({ name }) => name));

/** Asked before each request: a skill that was loaded meanwhile may bring tools. */
export function toolsOf(session: Session): () => readonly LoopTool[] {
  const made = new Map<string, LoopTool>();
  const toolFor = (tool: ToolSpec) => {
    const known = made.get(tool.name) ?? loopTool(tool, session);
    made.set(tool.name, known);
    return known;
  };
  return () => {
    const others = vscode.lm.tools.filter(({ name }) => !OURS.has(name));
    const names = new Set(offeredNames(session, others));
    const offered = others.filter(({ name }) => names.has(name));
    const wanted = wantedTools(session, offered);
    const rest = offered.filter(({ name }) => !wanted.has(name));
    const budget = session.model.maxInputTokens * TOLD_SHARE;
    return [
      ...TOOLS.map(toolFor),
      ...offered.filter(({ name }) => wanted.has(name)).map(toolFor),
      ...deferCostly(rest.map(toolFor), budget),
    ];
  };
}

/** Those that the person or a skill in use asks for by name: the model is told of these at once. */
function wantedTools(session: Session, offered: readonly { readonly name: string }[]): ReadonlySet<string> {
  const available = offered.map(({ name }) => name);
  const named = activeSkills(session).flatMap(({ tools }) => tools.flatMap((name) => toolsMeant(name, available)));
  return new Set([...referencedTools(session.turn.request), ...named]);
}

function offeredNames(session: Session, others: readonly vscode.LanguageModelToolInformation[]): readonly string[] {
  const { turn } = session;
  const names = others.map(({ name }) => name);
  return offeredTools({
    choice: turn.services.settings.current.chatTools,
    others: names,
    referenced: referencedTools(turn.request),
    active: activeSkills(session),
    resolve: (name) => toolsMeant(name, names),
  });
}

export function referencedTools({ toolReferences }: vscode.ChatRequest): ReadonlySet<string> {
  return new Set(toolReferences.map(({ name }) => name));
}

function loopTool({ name, description, inputSchema }: ToolSpec, session: Session): LoopTool {
  return {
    spec: { name, description, ...(inputSchema && { inputSchema }) },
    checksInput: OURS.has(name),
    run: (call) => (name === loadSkill.name ? load(call, session) : invoke(call, session)),
  };
}

/** Here and not through VS Code, which knows no conversation: what is loaded already isn't loaded again. */
async function load({ input }: ToolCall, session: Session): Promise<ToolAnswer> {
  const { turn, model, context, loaded } = session;
  const { message, data } = loadSkill.progress(input);
  turn.stream.progress(vscode.l10n.t(message, data));
  const { text, load: done } = await callLoadSkill(input, {
    ...context,
    snapshot: turn.services.catalog.snapshot,
    budget: budgetOf(model, RESULT_SHARE, turn.token),
  });
  if (done && !turn.token.isCancellationRequested) loaded.add(done.skills, text);
  return { text };
}

/** VS Code runs the tool: it shows the progress, asks for confirmation where a tool wants it, and counts tokens. */
async function invoke({ name, input }: ToolCall, { turn, model }: Session): Promise<ToolAnswer> {
  const options = {
    input: (input ?? {}) as object,
    toolInvocationToken: turn.request.toolInvocationToken,
    tokenizationOptions: {
      tokenBudget: Math.floor(model.maxInputTokens * RESULT_SHARE),
      countTokens: (text: string, token?: vscode.CancellationToken) => model.countTokens(text, token),
    },
  };
  const { content } = await vscode.lm.invokeTool(name, options, turn.token);
  return { text: textOfResult(content), native: content };
}
