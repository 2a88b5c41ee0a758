// gray-matter with the one engine that it may have here.

import matter from 'gray-matter';
import { shifted } from './entry';
import { parseYaml, type YamlResult } from './yaml';

const OPENING = '---\n';
const EMPTY: YamlResult = { kind: 'empty', entries: [], problems: [] };

/** `block`, the text between the lines of dashes, read as YAML. Offsets are in `block`. Never throws. */
export function readYaml(block: string): YamlResult {
  // The engine is named here too, for where gray-matter's own ones have not been replaced.
  const { data } = matter(`${OPENING}${block}\n---\n`, { engines: { yaml: parseYaml }, language: 'yaml' });
  if (!isYamlResult(data)) return EMPTY;
  // gray-matter hands its engine the line feed after the opening too.
  const problems = data.problems.map(({ code, message, start, end }) => {
    const within = (offset: number) => Math.min(Math.max(offset - 1, 0), block.length);
    return { code, message, start: within(start), end: within(end) };
  });
  return { kind: data.kind, entries: shifted(data.entries, -1), problems };
}

function isYamlResult(data: object): data is YamlResult {
  return 'problems' in data;
}
