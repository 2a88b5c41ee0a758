// A question to a model: what goes in, the loop, and the answer as it comes.

import type * as vscode from 'vscode';
import { type Message, userText } from '../core/agent/chatModel';
import { converseFurther, type FurtherTurns } from '../core/agent/further';
import type { LoopRequest } from '../core/agent/loop';
import type { Skill } from '../core/model/skill';
import type { Payload } from '../core/tools/payload';
import { Answer } from './answer';
import { attachmentMessages } from './attachments';
import { automaticMessages } from './automatic';
import { chatModel } from './chatModel';
import { modelErrorMessage } from './errors';
import { toolsOf } from './loopTools';
import { modelFor } from './modelChoice';
import { pipelineOf } from './pipeline';
import { turnResult } from './result';
import { activeSkills, openSession, type Session } from './session';
import { type Turn, writeFiles } from './turn';

/** `payload` is what the person started by hand. */
export async function ask(turn: Turn, prompt: string, payload?: Payload): Promise<vscode.ChatResult> {
  const { services, token } = turn;
  const started = payload?.loads.map(({ skill }) => skill) ?? [];
  const session = await openSession(turn, await modelFor(turn, started), prompt);
  for (const { skills, text } of payload?.loads ?? []) session.loaded.add(skills, text);
  const messages = await conversation(session, payload);
  const answer = new Answer(session);
  answer.refer();
  const request: LoopRequest = {
    model: chatModel(session.model, token),
    tools: toolsOf(session),
    messages,
    hooks: pipelineOf(session),
    limits: { rounds: services.settings.current.maxRounds, inputTokens: session.model.maxInputTokens },
  };
  for await (const event of converseFurther(request, furtherTurns(started), token)) answer.hear(event);
  if (answer.failed) return { errorDetails: { message: modelErrorMessage(answer.failed.error, session.model.name) } };
  const [first, ...others] = skillsOf(session);
  if (first && others.length === 0 && !token.isCancellationRequested) await writeFiles(turn, first);
  return turnResult('model', {
    skills: skillsOf(session).map(({ name }) => name),
    loaded: session.loaded.added,
    calls: answer.calls,
  });
}

/** Those that were loaded in this turn. */
function skillsOf(session: Session): Skill[] {
  const paths = new Set(session.loaded.added.flatMap(({ skills }) => skills.map(({ path }) => path)));
  return activeSkills(session).filter(({ path }) => paths.has(path));
}

async function conversation(session: Session, payload: Payload | undefined): Promise<Message[]> {
  const { turn, history, prompt, context } = session;
  // VS Code attaches the SKILL.md of a `/name` that it knows itself: what was loaded isn't told twice.
  const given = new Set(payload?.loads.flatMap(({ skills }) => skills.map(({ path }) => path)));
  return [
    ...history.messages,
    ...(await attachmentMessages(turn.request.references, context, (path) => given.has(path))),
    ...(payload ? payload.loads.map(({ text }) => userText(text)) : await automaticMessages(session)),
    userText(prompt),
  ];
}

function furtherTurns(skills: readonly Skill[]): FurtherTurns {
  const hooks = skills.map((skill) => (skill.hooks?.kind === 'prompts' ? skill.hooks : undefined));
  const join = (texts: readonly (string | undefined)[]) => texts.filter((text) => text?.trim()).join('\n\n');
  return {
    postExecute: join(hooks.map((each) => each?.postExecute)),
    onError: join(hooks.map((each) => each?.onError)),
  };
}
