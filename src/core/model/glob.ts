// Globs over relative paths with `/`, in VS Code's sense: `*`, `**`, `?`, `{a,b}`, `[a-z]`.

import picomatch from 'picomatch/posix';

/** Tells whether one of `globs` matches a relative path. Dots at a name's start are letters like any other. */
export function globMatcher(globs: readonly string[]): (relativePath: string) => boolean {
  return globs.length === 0 ? () => false : picomatch([...globs], { dot: true, nonegate: true, noextglob: true });
}
