// What the scripts print.

const began = Date.now();

/** One line of progress, with the seconds since the start. */
export function step(text) {
  console.log(`\n[${((Date.now() - began) / 1000).toFixed(0)} s] ${text}`);
}

/** Prints an error's message; its stack, too, where SKILLSHELF_VERBOSE is set. */
export function explain(error) {
  const verbose = Boolean(process.env.SKILLSHELF_VERBOSE);
  console.error(`\n${error instanceof Error ? (verbose && error.stack) || error.message : String(error)}`);
}
