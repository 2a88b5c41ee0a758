// Reads the heads of candidates: as little of each file as its head needs, and nothing of one that is as it was.

import type { Cancellation, FileProblem, FileSystem, FileText, FileUnchanged, HeadRequest } from '../model/ports';
import type { Root } from '../model/root';
import type { Candidate } from './candidate';
import { type FileRecord, isSamePlace, LAST_BYTES, recordOf } from './fileRecord';

export interface RecordRequest {
  readonly candidate: Candidate;
  /** What the scan before knew of the same path. */
  readonly known?: FileRecord;
}

export interface RecordReader {
  readonly root: Root;
  readonly files: FileSystem;
  readonly token?: Cancellation;
  /** Hears of each record as soon as it is there. */
  readonly onRecord?: (record: FileRecord) => void;
}

/** Bytes that are read of a file: first so few that hold 99 heads of 100, then more while its head has not ended. */
const HEAD_BYTES: readonly number[] = [2 * 1024, 64 * 1024, LAST_BYTES];

/** A record for each request, in their order; undefined where there is no such file (any more). */
export async function readRecords(
  requests: readonly RecordRequest[],
  reader: RecordReader,
): Promise<(FileRecord | undefined)[]> {
  const records: (FileRecord | undefined)[] = requests.map(() => undefined);
  const keep = (index: number, record: FileRecord | undefined) => {
    records[index] = record;
    if (record) reader.onRecord?.(record);
  };
  let waiting = requests.map((_, index) => index);
  for (const bytes of HEAD_BYTES) {
    if (waiting.length === 0 || reader.token?.isCancellationRequested) break;
    waiting = await readBatch(requests, waiting, bytes, { ...reader, keep });
  }
  return records;
}

interface BatchReader extends RecordReader {
  readonly keep: (index: number, record: FileRecord | undefined) => void;
}

/** Reads `bytes` of those `waiting`; answers with those of which that was not enough. */
async function readBatch(
  requests: readonly RecordRequest[],
  waiting: readonly number[],
  bytes: number,
  { root, files, token, keep }: BatchReader,
): Promise<number[]> {
  const longer: number[] = [];
  const links: { index: number; text: FileText }[] = [];
  const take = (index: number, request: RecordRequest, result: FileText | FileUnchanged | FileProblem) => {
    const record = recordOf(request, result, root, bytes);
    if (record === 'incomplete') longer.push(index);
    else keep(index, record);
  };
  const heads = waiting.map((index) => headRequest(requests[index] as RecordRequest, root));
  const answer = (at: number, result: FileText | FileUnchanged | FileProblem) => {
    const index = waiting[at] as number;
    if (result.kind === 'text' && result.link) links.push({ index, text: result });
    else take(index, requests[index] as RecordRequest, result);
  };
  await files.readHeads(heads, bytes, answer, token);
  for (const { index, text } of links) {
    const { candidate, known } = requests[index] as RecordRequest;
    const realPath = (await files.realPath(candidate.path)) ?? candidate.realPath;
    take(index, { candidate: { ...candidate, realPath, linked: true }, known }, text);
  }
  return longer;
}

function headRequest({ candidate, known }: RecordRequest, root: Root): HeadRequest {
  return known?.stamp && isSamePlace(known, candidate, root)
    ? { path: candidate.path, known: known.stamp }
    : { path: candidate.path };
}
