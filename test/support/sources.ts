// The project's own source files, for tests about the sources themselves.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

export interface Source {
  /** Relative to the checkout, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly lines: number;
  /** What it imports: a file relative to the checkout without its ending, or a package's name. */
  readonly imports: readonly string[];
}

/** Every TypeScript and JavaScript file of ours under a folder; fixtures are nobody's source. */
export function sourcesUnder(folder: string): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.(ts|mjs|cjs|js)$/.test(file) && !file.startsWith('test/fixtures/'))
    .map(read);
}

function read(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { file, text, lines: text.split('\n').length - 1, imports: importsOf(file, text) };
}

const importing = [/\bfrom\s+'([^']+)'/g, /^import\s+'([^']+)'/gm, /\bimport\(\s*'([^']+)'/g, /\brequire\('([^']+)'/g];

function importsOf(file: string, text: string): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const names = importing.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  return names.map((name) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name));
}
