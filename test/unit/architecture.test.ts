// The house's plan, held against the sources: who may import whom, how long a file may be, what stands on its first line.

import assert from 'node:assert/strict';
import { builtinModules } from 'node:module';
import { type Source, sourcesUnder } from '../support/sources';

/** The core's floors, from the ground up. A room imports its own files and those of the floors below. */
const floors = [
  ['model'],
  ['format', 'match', 'policy'],
  ['catalog', 'author'],
  ['prompt'],
  ['explain', 'agent'],
  ['tools'],
];

/** Besides itself, a room of the house imports these. `vscode` and `node` stand for what the host gives. */
const rooms: Record<string, readonly string[]> = {
  core: [],
  api: ['core', 'vscode'],
  host: ['core', 'vscode', 'api'],
  node: ['core', 'node:*'],
  cli: ['core'],
  view: ['core', 'host', 'vscode', 'api'],
  editor: ['core', 'host', 'vscode', 'api'],
  chat: ['core', 'host', 'vscode', 'api'],
  tools: ['core', 'host', 'vscode', 'api'],
  extension: ['core', 'host', 'vscode', 'api', 'view', 'editor', 'chat', 'tools'],
  entry: ['core', 'host', 'vscode', 'api', 'extension', 'cli', 'node', 'node:*'],
};

/** Long because they are tables of data. */
const tables = new Set([
  'src/core/model/findings.ts',
  'src/core/model/agents.ts',
  'src/core/format/fieldTable.ts',
  'src/core/match/stopWords.ts',
  'src/core/match/glossary.ts',
]);

const longest = 250;
const median = 80;

const sources = sourcesUnder('src');
const ours = [...sources, ...['scripts', 'test'].flatMap(sourcesUnder)];

/** The room that a file or an imported name is in. */
function roomOf(name: string): string {
  if (name.startsWith('src/')) return (name.split('/')[1] ?? '').replace(/\.ts$/, '');
  return name.startsWith('node:') || builtinModules.includes(name) ? 'node:*' : name;
}

function floorOf(name: string): { room: string; floor: number } | undefined {
  const [, room] = /^src\/core\/([^/]+)\//.exec(name) ?? [];
  return room === undefined ? undefined : { room, floor: floors.findIndex((floor) => floor.includes(room)) };
}

function wrongRooms({ file, imports }: Source): string[] {
  const own = roomOf(file);
  const allowed = rooms[own];
  if (!allowed) return [`${file}: ${own} is no room of the plan`];
  return imports
    .filter((name) => {
      const room = roomOf(name);
      const library = !(room in rooms) && room !== 'vscode' && room !== 'node:*';
      return !library && room !== own && !allowed.includes(room);
    })
    .map((name) => `${file} imports ${name}`);
}

function wrongFloors({ file, imports }: Source): string[] {
  const own = floorOf(file);
  if (!own) return [];
  if (own.floor < 0) return [`${file}: ${own.room} is on no floor of the core`];
  return imports
    .filter((name) => {
      const other = floorOf(name);
      return other !== undefined && other.room !== own.room && other.floor >= own.floor;
    })
    .map((name) => `${file} imports ${name}`);
}

describe('the plan of the house', () => {
  it('has a room for every file, which imports only what it may', () => {
    assert.deepEqual(sources.flatMap(wrongRooms), []);
  });

  it('lets no arrow in the core run up', () => {
    assert.deepEqual(sources.flatMap(wrongFloors), []);
  });

  it('notices an arrow that runs up, and a room that is not allowed', () => {
    const source = { text: '', lines: 1 };
    assert.equal(
      wrongFloors({ ...source, file: 'src/core/model/a.ts', imports: ['src/core/format/b', 'src/core/model/c'] })
        .length,
      1,
    );
    assert.equal(
      wrongRooms({ ...source, file: 'src/view/a.ts', imports: ['src/chat/b', 'src/host/c', 'fs', 'yaml'] }).length,
      2,
    );
  });

  it(`has no file above ${longest} lines but tables of data`, () => {
    const long = ours.filter(({ file, lines }) => lines > longest && !tables.has(file));
    assert.deepEqual(
      long.map(({ file, lines }) => `${file}: ${lines}`),
      [],
    );
  });

  it(`has small files: half of them under ${median} lines`, () => {
    const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
    const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
    assert.ok(middle < median, `the median is ${middle}`);
  });

  it('says on top of each file what it is for', () => {
    // A test's describe says it.
    const silent = ours.filter(({ file, text }) => !file.endsWith('.test.ts') && !/^(#!.*\n)?\/\/ \S/.test(text));
    assert.deepEqual(
      silent.map(({ file }) => file),
      [],
    );
  });
});
