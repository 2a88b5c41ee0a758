// What the runner tells a bundle of tests.

export interface Options {
  readonly suite: string;
  /** The address of the runner's door (test/vscode/runner/door.mjs). */
  readonly door: string;
  readonly host: 'desktop' | 'browser';
  readonly grep?: string;
}

/** Put in place of this name by the bundler. */
declare const SKILLSHELF_TEST: Options;

export const options: Options = SKILLSHELF_TEST;
