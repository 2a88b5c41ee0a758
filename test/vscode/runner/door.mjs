// What tests inside VS Code can ask of the outside, over loopback HTTP: print, report, and drive the page.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { toSources } from './places.mjs';

/** What a test may do with the page; each works on the first element that matches. */
const operations = {
  click: (page, selector, options) => page.locator(selector).first().click(options),
  hover: (page, selector, options) => page.locator(selector).first().hover(options),
  fill: (page, selector, text) => page.locator(selector).first().fill(text),
  type: (page, text, options) => page.keyboard.type(text, options),
  press: (page, key) => page.keyboard.press(key),
  move: (page, x, y) => page.mouse.move(x, y),
  waitFor: (page, selector, options) => page.locator(selector).first().waitFor(options),
  text: (page, selector) => page.locator(selector).first().innerText(),
  texts: (page, selector) => page.locator(selector).allInnerTexts(),
  attribute: (page, selector, name) => page.locator(selector).first().getAttribute(name),
  count: (page, selector) => page.locator(selector).count(),
  evaluate: (page, expression) => page.evaluate(expression),
  resize: (page, width, height) => page.setViewportSize({ width, height }),
  screenshot: (page, name, options) =>
    page.screenshot({ path: path.join(process.env.SKILLSHELF_SHOTS, `${name}.png`), ...options }),
};

/**
 * Opens the door at an address that the tests know already.
 * @param {string} address with a secret in its path
 * @param {{ page: () => Promise<object | undefined>, result: string, onResult?: () => void }} outside
 *   `result`: the file that gets what the tests report
 */
export function openDoor(address, { page, result, onResult }) {
  const { hostname, port, pathname } = new URL(address);
  const rooms = {
    log: (text) => void process.stdout.write(`${toSources(text)}\n`),
    result: (counts) => {
      writeFileSync(result, JSON.stringify(counts));
      onResult?.();
    },
    hasPage: async () => Boolean(await page()),
    page: async ([name, ...args]) => {
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (!operation) throw new Error(`the page can't "${name}": see test/vscode/runner/door.mjs`);
      const answer = await operation(await page(), ...args);
      return Buffer.isBuffer(answer) ? undefined : answer;
    },
  };
  const server = createServer(async (request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const room = request.url.startsWith(`${pathname}/`) ? request.url.slice(pathname.length + 1) : '';
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    if (!Object.hasOwn(rooms, room)) return response.writeHead(404, headers).end('no such room');
    try {
      const answer = await rooms[room](JSON.parse(await text(request)));
      return response.writeHead(200, headers).end(JSON.stringify(answer ?? null));
    } catch (error) {
      return response.writeHead(500, headers).end(error instanceof Error ? error.message : String(error));
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname, () => resolve(server));
  });
}

async function text(request) {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
