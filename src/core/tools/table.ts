// All tools, one row each: package.json declares the same (a test holds the two together).

import { listSkills } from './listSkills';
import { loadSkill } from './loadSkill';
import type { Tool } from './tool';

export const TOOLS: readonly Tool[] = [loadSkill, listSkills];
