// The commands, in the order in which the help tells them. Another one is another row.

import type { Command } from '../command';
import { audit } from './audit';
import { budget } from './budget';
import { check } from './check';
import { create } from './create';
import { list } from './list';
import { load } from './load';
import { match } from './match';
import { search } from './search';
import { show } from './show';
import { trust } from './trust';
import { untrust } from './untrust';
import { why } from './why';

export const COMMANDS: readonly Command[] = [
  list,
  search,
  match,
  check,
  show,
  why,
  budget,
  load,
  create,
  audit,
  trust,
  untrust,
];
