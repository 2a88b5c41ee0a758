// The HTTP face of the service: JSON in, JSON out, problems as RFC 9457 documents.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { stations } from './stations.js';
import { extremes, height } from './tide.js';

const routes = [
  [/^\/stations$/, () => Object.entries(stations).map(([id, { name }]) => ({ id, name }))],
  [/^\/stations\/([\w-]+)\/height$/, (query, id) => ({ metres: height(stationOf(id), timeOf(query, 'at')) })],
  [/^\/stations\/([\w-]+)\/extremes$/, (query, id) => extremes(stationOf(id), timeOf(query, 'from'), hoursOf(query))],
];

class Problem extends Error {
  constructor(status, title) {
    super(title);
    this.status = status;
  }
}

function stationOf(id) {
  if (!Object.hasOwn(stations, id)) throw new Problem(404, `There is no station "${id}".`);
  return stations[id];
}

function timeOf(query, name) {
  const at = query.has(name) ? Date.parse(query.get(name)) : Date.now();
  if (Number.isNaN(at)) throw new Problem(400, `"${name}" is not a time such as 2026-05-01T12:00:00Z.`);
  return at;
}

function hoursOf(query) {
  const hours = Number(query.get('hours') ?? 24);
  if (!(hours >= 1 && hours <= 168)) throw new Problem(400, '"hours" must be from 1 to 168.');
  return hours;
}

export function answer(path, query) {
  for (const [pattern, handle] of routes) {
    const match = pattern.exec(path);
    if (match) return handle(query, ...match.slice(1));
  }
  throw new Problem(404, `There is nothing at ${path}.`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const page = await readFile(new URL('../public/index.html', import.meta.url));
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(page);
    try {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(pathname, searchParams)));
    } catch (error) {
      const { status = 500, message: title } = error;
      response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ status, title }));
    }
  }).listen(8080, () => console.log('http://localhost:8080'));
}
