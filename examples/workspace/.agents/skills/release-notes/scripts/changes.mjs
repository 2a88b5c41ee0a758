#!/usr/bin/env node
// Prints the commits of a range as JSON, grouped by their type ("feat: …", "fix(api): …"), breaking ones first.
// Usage: node changes.mjs [--from TAG] [--to REF]

import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string', default: 'HEAD' } } });
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function lastTag() {
  try {
    return git('describe', '--tags', '--abbrev=0', values.to);
  } catch {
    return undefined; // No tag yet: everything is new.
  }
}

const from = values.from ?? lastTag();
const log = git('log', '--no-merges', '--format=%h%x1f%s%x1f%b%x1e', from ? `${from}..${values.to}` : values.to);

const groups = { breaking: [] };
for (const record of log.split('\x1e')) {
  const [hash, subject, body = ''] = record.trim().split('\x1f');
  if (!subject) continue;
  const [, type = 'other', bang] = /^(\w+)(?:\([^)]*\))?(!)?:/.exec(subject) ?? [];
  const breaking = bang || /^BREAKING[ -]CHANGE:/m.test(body);
  (breaking ? groups.breaking : (groups[type] ??= [])).push({ hash, subject, body: body.trim() });
}

console.log(JSON.stringify({ from: from ?? null, to: values.to, groups }, null, 2));
