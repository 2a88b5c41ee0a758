// The command line: arguments in, text and an exit code out.

import type { Places } from '../core/catalog/roots';
import { Scanner } from '../core/catalog/scanner';
import { Snapshot } from '../core/catalog/snapshot';
import { COMMANDS } from './commands/table';
import { helpText, usageOf } from './help';
import type { ExitCode, Host } from './host';
import { Options } from './options';
import { Page } from './page';
import { parse, type Wrong } from './parse';
import { placesOf } from './places';

export async function main(args: readonly string[], host: Host): Promise<ExitCode> {
  const parsed = parse(args, COMMANDS);
  if (parsed.kind === 'run') {
    const { command, operands, options } = parsed;
    const places = placesOf(options, host);
    const { run } = await command.load();
    return await run({
      operands,
      options,
      host,
      places,
      page: new Page(host, places),
      open: () => open(host, places),
    });
  }
  const page = new Page(host, placesOf(new Options(), host));
  if (parsed.kind === 'version') host.write(`${host.version}\n`);
  else if (parsed.kind === 'help') host.write(helpText(page, parsed.command));
  else return complain(parsed, host);
  return 0;
}

function complain({ reason, command }: Wrong, { complain: write }: Host): ExitCode {
  const usage = command ? usageOf(command) : 'skillshelf COMMAND [options]';
  write(`${reason}\nUsage: ${usage}\nMore: skillshelf ${command ? `${command.name} ` : ''}--help\n`);
  return 2;
}

async function open({ files }: Host, places: Places): Promise<Snapshot> {
  return (await new Scanner(files).scan({ places })) ?? Snapshot.empty;
}
