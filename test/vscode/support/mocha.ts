// mocha, in either extension host. In a web worker its package is its browser build, which leaves its class on the
// global object instead of exporting it.

import Imported from 'mocha';

export const Mocha = (globalThis as { Mocha?: typeof Imported }).Mocha ?? Imported;
