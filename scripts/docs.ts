// `npm run docs`: writes the documents that are made from tables.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditDocument } from './lib/auditDocument';
import { findingsDocument } from './lib/findingsDocument';

writeFileSync(resolve(__dirname, '../docs/audit.md'), auditDocument());
writeFileSync(resolve(__dirname, '../docs/findings.md'), findingsDocument());
