#!/usr/bin/env node
// Starts the desktop's VS Code with Workspace Trust, which test-electron's runTests always switches off.
import { spawn } from 'node:child_process';

const args = process.argv.slice(2).filter((arg) => arg !== '--disable-workspace-trust');
const child = spawn(process.env.SKILLSHELF_CODE, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
