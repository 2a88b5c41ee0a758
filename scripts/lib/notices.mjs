// The licences of what is bundled, for the package: their authors ask for no more than that.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.mjs';

/** Writes the notices of every package whose files are among the inputs of esbuild's metafiles. */
export async function writeNotices(file, metafiles) {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const names = inputs.map((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]);
  const packages = [...new Set(names.filter(Boolean))].sort();
  const notices = await Promise.all(packages.map(notice));
  await writeFile(path.join(root, file), notices.join('\n'));
}

async function notice(name) {
  const folder = path.join(root, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const licence = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = licence ? await readFile(path.join(folder, licence), 'utf8') : '';
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text.trim()}\n`;
}
