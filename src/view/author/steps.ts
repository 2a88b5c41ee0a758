// Questions one after the other in the quick input, with a way back; each keeps what was said before.

import * as vscode from 'vscode';

/** The person wants the question before this one. */
export const BACK = Symbol('back');
/** The person pressed the question's own button. */
export const PRESSED = Symbol('pressed');

/** Undefined: the person left. */
export type Answer<T> = T | typeof BACK | typeof PRESSED | undefined;

export interface StepPlace {
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly of: number;
}

export interface Question {
  readonly prompt: string;
  readonly placeholder: string;
  readonly value: string;
  /** What is to be said of a text while it is typed; one of severity error can't be accepted. */
  judge(text: string): vscode.InputBoxValidationMessage | undefined;
  readonly button?: vscode.QuickInputButton;
}

export function askText(place: StepPlace, question: Question): Promise<Answer<string>> {
  const input = vscode.window.createInputBox();
  input.prompt = question.prompt;
  input.placeholder = question.placeholder;
  input.value = question.value;
  const judge = () => {
    // What is still empty needs no scolding.
    input.validationMessage = input.value === '' ? undefined : question.judge(input.value);
  };
  judge();
  return shown(input, place, question.button, (answer) => {
    input.onDidChangeValue(judge);
    input.onDidAccept(() => {
      input.validationMessage = question.judge(input.value);
      const { validationMessage } = input;
      const isWrong =
        typeof validationMessage === 'object' && validationMessage.severity === vscode.InputBoxValidationSeverity.Error;
      if (!isWrong) answer(input.value);
    });
  });
}

export function askChoice<T extends vscode.QuickPickItem>(
  place: StepPlace,
  items: readonly T[],
  placeholder: string,
): Promise<Answer<T>> {
  const input = vscode.window.createQuickPick<T>();
  input.items = items;
  input.placeholder = placeholder;
  input.matchOnDetail = true;
  return shown(input, place, undefined, (answer) => {
    input.onDidAccept(() => input.selectedItems[0] && answer(input.selectedItems[0]));
  });
}

type Input = vscode.InputBox | vscode.QuickPick<vscode.QuickPickItem>;

async function shown<T>(
  input: Input,
  { title, step, of }: StepPlace,
  button: vscode.QuickInputButton | undefined,
  listen: (answer: (value: Answer<T>) => void) => void,
): Promise<Answer<T>> {
  input.title = title;
  // A single question is no row of steps.
  if (of > 1) Object.assign(input, { step, totalSteps: of });
  input.buttons = [...(step > 1 ? [vscode.QuickInputButtons.Back] : []), ...(button ? [button] : [])];
  input.ignoreFocusOut = true;
  try {
    return await new Promise<Answer<T>>((resolve) => {
      listen(resolve);
      input.onDidTriggerButton((pressed) => resolve(pressed === button ? PRESSED : BACK));
      input.onDidHide(() => resolve(undefined));
      input.show();
    });
  } finally {
    input.dispose();
  }
}
