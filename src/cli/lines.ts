// The lines of a file, or of standard input.

import { resolve } from '../core/model/paths';
import type { Host } from './host';

/** Bytes of a file. */
const LIMIT = 64 * 1024 * 1024;

/** Those of standard input for `-`, each as soon as it is there; else those of the file, or why it can't be read. */
export async function linesOf(
  file: string,
  { files, cwd, input }: Host,
): Promise<AsyncIterable<string> | Iterable<string> | { readonly reason: string }> {
  if (file === '-') return input();
  const read = await files.readText(resolve(cwd, file), LIMIT);
  if (read.kind === 'problem') return { reason: read.reason };
  if (!read.complete) return { reason: 'it is larger than 64 MB' };
  const lines = read.text.replace(/^\ufeff/, '').split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
