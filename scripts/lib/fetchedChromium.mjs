// The Chromium in the npm registry's @sparticuz/chromium, put into .vscode-test/ once. It brings the libraries and a font
// that a small machine lacks; they are unpacked here, since its own code does that on one kind of server only.
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { fetchOnce } from './fetchOnce.mjs';
import { npm } from './npm.mjs';

const version = '147.0.0';

/** @returns {Promise<{ executablePath: string, env: object }>} */
export async function fetchedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('no Chromium, Chrome or Edge was found: install one, or name one in CHROMIUM');
  }
  const what = `Chromium (@sparticuz/chromium ${version})`;
  const folder = await fetchOnce(`chromium-${version}`, what, download);
  await writeFile(path.join(folder, 'fonts/fonts.conf'), fontSettings(path.join(folder, 'fonts')));
  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return { executablePath: path.join(folder, 'chromium'), env };
}

/** The machine's fonts, if it has any, and the one that came along. */
function fontSettings(fonts) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`;
}

async function download(folder) {
  if (await npm(folder, ['install', '--no-save', '--force', `@sparticuz/chromium@${version}`])) {
    throw new Error('Chromium could not be fetched: install one, or name one in CHROMIUM');
  }
  const packed = path.join(folder, 'node_modules/@sparticuz/chromium/bin');
  const { extract } = createRequire(path.join(packed, 'x.js'))('tar-fs');
  const unpack = (name, target) =>
    pipeline(createReadStream(path.join(packed, name)), createBrotliDecompress(), target);
  await unpack('chromium.br', createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 }));
  await unpack('swiftshader.tar.br', extract(folder)); // beside the program
  await unpack('al2023.tar.br', extract(path.join(folder, 'al2023')));
  await unpack('fonts.tar.br', extract(path.join(folder, 'fonts')));
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
}
