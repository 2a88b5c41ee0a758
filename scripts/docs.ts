// `npm run docs`: writes the documents that are made from tables.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditDocument } from './lib/auditDocument';

writeFileSync(resolve(__dirname, '../docs/audit.md'), auditDocument());
