// Looks into the folder of a file from which no skill came, as an agent with other rules might load it all the same.

import { dirname } from '../../model/paths';
import type { FileSystem } from '../../model/ports';
import { auditFolder } from '../audit/audit';
import type { AuditOptions } from '../audit/types';
import { factsOf } from './facts';
import { isLone, readFolder } from './folder';
import type { Inspection } from './inspector';

export async function inspectFile(path: string, files: FileSystem, options: AuditOptions): Promise<Inspection> {
  const folder = await readFolder({ path, directory: dirname(path), alone: isLone(path) }, files);
  const report = auditFolder(folder, options);
  return { folder, report, facts: factsOf({ tools: [] }, folder, report) };
}
