// Makes dist/README.md, the README as a store and an installed copy show it: they know no neighbouring files, so that a
// picture with a relative address is left out, and a relative link is only its words.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/paths.mjs';

const PICTURE = /^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm;
const LINK = /\[([^\]]*)\]\((?!https?:|#)[^)]*\)/g;

const readme = await readFile(path.join(root, 'README.md'), 'utf8');
await mkdir(path.join(root, 'dist'), { recursive: true });
await writeFile(path.join(root, 'dist/README.md'), readme.replace(PICTURE, '').replace(LINK, '$1'));
