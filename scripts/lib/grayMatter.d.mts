// The types of grayMatter.mjs, for measurements that bundle what they measure.

import type { Plugin } from 'esbuild';

export const grayMatter: Plugin;
