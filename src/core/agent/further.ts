// A skill's last words: `postExecute` after an answer, `onError` after a failure, as one further turn (second seed).

import type { Cancellation } from '../model/ports';
import { userText } from './chatModel';
import { converse, type EndReason, type LoopEnd, type LoopEvent, type LoopRequest } from './loop';

export interface FurtherTurns {
  readonly postExecute?: string;
  readonly onError?: string;
}

/** A further turn begins; `after` is the end of the one before. */
export interface FurtherEvent {
  readonly kind: 'further';
  readonly hook: keyof FurtherTurns;
  readonly after: LoopEnd;
}

/** Nothing follows upon a cancel. */
const HOOKS: Readonly<Record<EndReason, keyof FurtherTurns | undefined>> = {
  answered: 'postExecute',
  limit: 'onError',
  failed: 'onError',
  cancelled: undefined,
};

/** As `converse`, with at most one turn more. */
export async function* converseFurther(
  request: LoopRequest,
  turns: FurtherTurns,
  token: Cancellation,
): AsyncGenerator<LoopEvent | FurtherEvent, void, void> {
  for await (const event of converse(request, token)) {
    const hook = event.kind === 'end' ? HOOKS[event.reason] : undefined;
    const text = hook && turns[hook];
    if (event.kind !== 'end' || !hook || !text || token.isCancellationRequested) {
      yield event;
      continue;
    }
    yield { kind: 'further', hook, after: event };
    yield* converse({ ...request, messages: [...event.messages, userText(text)] }, token);
  }
}
