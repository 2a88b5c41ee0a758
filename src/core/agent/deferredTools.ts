// Tools whose schemas are told only when they are wanted (fourth seed): one tool searches them, another one runs them.

import { SkillIndex } from '../match/search';
import { promptLine } from '../prompt/promptLine';
import { shorten } from '../prompt/shorten';
import { estimateTokens } from '../prompt/tokens';
import type { ToolCall, ToolSpec } from './chatModel';
import { inputProblem } from './checkInput';
import type { LoopTool } from './toolRun';

/** The names of the two. */
const TOOL_SEARCH = 'search_tools';
const TOOL_RUN = 'run_tool';

const FOUND = 5;
/** Characters of a tool's description in the list of what was found. */
const DESCRIPTION = 200;

const SEARCH_SPEC: ToolSpec = {
  name: TOOL_SEARCH,
  description:
    'Search further tools by what they do. The answer has names, short descriptions and input schemas; run_tool runs one. Use this when none of your tools does what is needed.',
  inputSchema: {
    type: 'object',
    properties: { query: { type: 'string', description: 'What the tool should do.' } },
    required: ['query'],
  },
};

const RUN_SPEC: ToolSpec = {
  name: TOOL_RUN,
  description: 'Run a tool that search_tools has found, with an input as its schema says.',
  inputSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'The name of the tool.' },
      input: { type: 'object', description: 'The input of the tool.' },
    },
    required: ['name'],
  },
};

/** Only calls that name no tool come here, and those fail by their input. */
const RUN: LoopTool = { spec: RUN_SPEC, run: () => Promise.reject(new Error('name is required.')) };

export interface Offered {
  /** What the model is told of. */
  readonly specs: readonly ToolSpec[];
  /** What can run. */
  readonly tools: readonly LoopTool[];
}

/** Puts the two in the place of the tools that are marked `deferLoading`. */
export function offer(tools: readonly LoopTool[]): Offered {
  const deferred = tools.filter(({ deferLoading }) => deferLoading);
  const specs = tools.filter(({ deferLoading }) => !deferLoading).map(({ spec }) => spec);
  if (deferred.length === 0) return { specs, tools };
  return { specs: [...specs, SEARCH_SPEC, RUN_SPEC], tools: [...tools, searchTool(deferred), RUN] };
}

/** Marks `tools` if their descriptions together cost more than `tokens`. */
export function deferCostly(tools: readonly LoopTool[], tokens: number): readonly LoopTool[] {
  const cost = tools.reduce((sum, { spec }) => sum + estimateTokens(JSON.stringify(spec)), 0);
  return cost <= tokens ? tools : tools.map((tool) => ({ ...tool, deferLoading: true }));
}

function searchTool(deferred: readonly LoopTool[]): LoopTool {
  return {
    spec: SEARCH_SPEC,
    run: ({ input }) => Promise.resolve({ text: found(String((input as { query: unknown }).query), deferred) }),
  };
}

function found(query: string, tools: readonly LoopTool[]): string {
  const index = new SkillIndex();
  for (const { spec } of tools) index.add({ id: spec.name, name: spec.name, description: spec.description });
  const hits = index.search(query, { limit: FOUND, typing: true });
  const specs = hits.flatMap(({ id }) => tools.find(({ spec }) => spec.name === id)?.spec ?? []);
  if (specs.length === 0) return `None of the ${tools.length} further tools fits these words. Go on without one.`;
  return specs.map(toolText).join('\n\n');
}

function toolText({ name, description, inputSchema }: ToolSpec): string {
  return `${name}: ${shorten(promptLine(description), DESCRIPTION)}\nInput: ${JSON.stringify(inputSchema ?? {})}`;
}

/**
 * The call that `run_tool` stands for, so that hooks, the gate and the person see the tool itself; the call as it is for
 * any other tool, and where it names none.
 */
export function undeferred(call: ToolCall): ToolCall {
  if (call.name !== TOOL_RUN || inputProblem(RUN_SPEC.inputSchema, call.input) !== undefined) return call;
  const { name, input = {} } = call.input as { readonly name: string; readonly input?: unknown };
  return { ...call, name, input };
}
