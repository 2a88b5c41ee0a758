// All tools, one row each: package.json declares the same (a test holds the two together).

import { auditSkill } from './auditSkill';
import { createSkill } from './createSkill';
import { explainSkill } from './explainSkill';
import { listSkills } from './listSkills';
import { loadSkill } from './loadSkill';
import { readSkillFile } from './readSkillFile';
import { searchSkills } from './searchSkills';
import type { Tool } from './tool';

export const TOOLS: readonly Tool[] = [
  loadSkill,
  listSkills,
  searchSkills,
  readSkillFile,
  explainSkill,
  auditSkill,
  createSkill,
];
