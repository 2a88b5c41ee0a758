// Turns places in the bundle of tests into places in the sources. VS Code formats stack traces itself, without source
// maps, so it is done where the lines are printed.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

const place = /[^\s(]*out[\\/]test[\\/](\w+)[\\/]tests\.js:(\d+):(\d+)/g;
const maps = new Map();

/** Replaces every place in a line of text. */
export function toSources(text) {
  return text.replace(place, (whole, suite, line, column) => {
    const { originalSource, originalLine, originalColumn } = mapOf(suite).findEntry(line - 1, column - 1);
    if (!originalSource) return whole;
    const file = path.resolve(root, 'out/test', suite, originalSource);
    return `${path.relative(root, file)}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(suite) {
  if (!maps.has(suite)) {
    const file = path.join(root, 'out/test', suite, 'tests.js.map');
    maps.set(suite, new SourceMap(JSON.parse(readFileSync(file, 'utf8'))));
  }
  return maps.get(suite);
}
