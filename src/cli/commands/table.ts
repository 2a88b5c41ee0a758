// The commands, in the order in which the help tells them. Another one is another row.

import type { Command } from '../command';
import { check } from './check';
import { create } from './create';
import { list } from './list';
import { load } from './load';
import { show } from './show';

export const COMMANDS: readonly Command[] = [list, check, show, load, create];
