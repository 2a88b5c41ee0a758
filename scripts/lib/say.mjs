// What the scripts print.

const began = Date.now();

/** One line of progress, with the seconds since the start. */
export function step(text) {
  console.log(`\n[${((Date.now() - began) / 1000).toFixed(0)} s] ${text}`);
}

/** Ends the process with the error's message, and its stack only where the error is no expected one. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  if (process.env.SKILLSHELF_VERBOSE && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
