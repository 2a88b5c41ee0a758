// One call of a tool: is there such a tool, is its input right, does anybody object; then it runs, and its result is fitted.

import type { Cancellation } from '../model/ports';
import { cutToLength } from '../prompt/cut';
import type { ToolCall, ToolResult, ToolSpec } from './chatModel';
import { inputProblem } from './checkInput';
import type { HookPipeline } from './hooks';
import type { Repeats } from './repeats';
import type { TokenCounter } from './tokenCounter';

/** A tool as the loop runs it. An error that it throws goes back to the model as text. */
export interface LoopTool {
  readonly spec: ToolSpec;
  /** True if the tool checks its input itself, with better words than a schema has. */
  readonly checksInput?: boolean;
  /** True if the model is told of it only when it searches for it (deferredTools.ts). */
  readonly deferLoading?: boolean;
  run(call: ToolCall, token: Cancellation): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  readonly text: string;
  /** See ToolResult. */
  readonly native?: unknown;
}

export interface ToolRunContext {
  readonly tools: readonly LoopTool[];
  readonly hooks: HookPipeline;
  readonly repeats: Repeats;
  readonly counter: TokenCounter;
  /** Tokens of one result at most. */
  readonly resultTokens: number;
}

/** Attempts to meet the limit of a result. */
const ATTEMPTS = 4;
/** Characters of a schema that a model is shown with a mistake. */
const SCHEMA_SHOWN = 1500;

/** Never throws: what goes wrong is told to the model. */
export async function runTool(call: ToolCall, context: ToolRunContext, token: Cancellation): Promise<ToolResult> {
  const { tools, hooks, repeats } = context;
  const tool = tools.find(({ spec }) => spec.name === call.name);
  const refusal = tool ? (mistake(call, tool) ?? repeats.refusal(call)) : unknownTool(call, tools);
  if (!tool || refusal !== undefined) return failure(call, refusal ?? '');
  const reason = await hooks.preToolUse(call, token);
  if (reason !== undefined) return failure(call, `the call was blocked. ${reason}`);
  const given = await runPlainly(call, tool, token);
  const result = await fitted(await hooks.postToolUse(call, given, token), context);
  const isSame = repeats.add(call, result.text);
  return isSame ? { ...result, text: `${result.text}\n\n[The same call gave the same result before.]` } : result;
}

async function runPlainly(call: ToolCall, tool: LoopTool, token: Cancellation): Promise<ToolResult> {
  try {
    const { text, native } = await tool.run(call, token);
    return { kind: 'result', id: call.id, text, ...(native !== undefined && { native }) };
  } catch (error) {
    return failure(call, error instanceof Error ? error.message : String(error));
  }
}

function failure({ id }: ToolCall, reason: string): ToolResult {
  const text = /^error\b/i.test(reason) ? reason : `Error: ${reason}`;
  return { kind: 'result', id, text, isError: true };
}

function unknownTool({ name }: ToolCall, tools: readonly LoopTool[]): string {
  const told = tools.filter(({ deferLoading }) => !deferLoading);
  const names = told.map(({ spec }) => spec.name).join(', ') || 'none';
  return `there is no tool ${name}. The tools are: ${names}.`;
}

function mistake({ name, input }: ToolCall, { spec, checksInput }: LoopTool): string | undefined {
  const problem = checksInput ? undefined : inputProblem(spec.inputSchema, input);
  if (problem === undefined) return undefined;
  const schema = JSON.stringify(spec.inputSchema);
  const shown = schema.length <= SCHEMA_SHOWN ? ` Its input is described by ${schema}.` : '';
  return `${name} was not run: ${problem}.${shown} Call it again with an input that fits.`;
}

/** Cut at a paragraph, with a word on how much is missing; what is not text goes then, too. */
async function fitted(result: ToolResult, { counter, resultTokens }: ToolRunContext): Promise<ToolResult> {
  let { text } = result;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const tokens = await counter.text(text);
    if (tokens <= resultTokens) break;
    text = cutToLength(result.text, Math.floor(text.length * (resultTokens / tokens) * 0.95));
  }
  if (text === result.text) return result;
  const note = `[Cut here: ${text.length} of ${result.text.length} characters are shown. Ask for less at once to see the rest.]`;
  const { native: _, ...rest } = result;
  return { ...rest, text: `${text}\n\n${note}` };
}
