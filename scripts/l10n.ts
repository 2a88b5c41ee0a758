// `npm run l10n -- zh-cn`: brings l10n/bundle.l10n.zh-cn.json up to date. Translations stay, new sentences come in
// English, those that are no longer said go.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sentences } from './lib/sentences';

const [language] = process.argv.slice(2);
if (!language) {
  console.error('usage: npm run l10n -- LANGUAGE, such as zh-cn');
  process.exit(2);
}
const folder = resolve(__dirname, '../l10n');
const file = resolve(folder, `bundle.l10n.${language}.json`);
const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const said = sentences();
mkdirSync(folder, { recursive: true });
const bundle = Object.fromEntries(said.map((sentence) => [sentence, known[sentence] ?? sentence]));
writeFileSync(file, `${JSON.stringify(bundle, undefined, 2)}\n`);
console.log(
  `${said.filter((sentence) => !(sentence in known)).length} of ${said.length} sentences are to be translated`,
);
