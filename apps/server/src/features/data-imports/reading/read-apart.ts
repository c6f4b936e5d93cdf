import { createSemaphore, runInProcess } from '../../../platform/concurrency/index.ts';
import type { PlanDraft, PlannedImport } from '../plan/import-plan.ts';

/** One line of a list of contents. */
export interface ListedEntry {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly path?: string | undefined;
  readonly contentType?: string | undefined;
}

/** Null if it is not a list of contents. */
type ListAnswer = { readonly listed: readonly ListedEntry[] | null };

export type ReadingQuestion = { readonly manifest: Uint8Array } | { readonly draft: PlanDraft };
export type ReadingAnswer = ListAnswer | PlannedImport;

const limits = { totalMs: 60_000, silenceMs: 60_000, heapMiB: 256, memoryMiB: 512 };
/** One at a time limits the server's memory. */
const inTurn = createSemaphore({ capacity: 1, maxWaitingPerAccount: 2, maxWaiting: 50 });

export interface ExportReader {
  readonly uid: string;
  readonly signal: AbortSignal;
}

/**
 * Reads text of an export in a separate process, with limited memory and time: deeply nested JSON of a few megabytes
 * ends the process that parses it. Null if it used too much, or ended.
 */
async function readApart<Of extends ReadingAnswer>(
  question: ReadingQuestion,
  { uid, signal }: ExportReader,
): Promise<Of | null> {
  const module = new URL('./reading-worker.ts', import.meta.url);
  const end = await inTurn(uid, () => runInProcess<Of>({ module, data: question, limits, signal }));
  if (end.kind === 'stopped') throw new Error('The server is stopping; another one continues the import.');
  return end.kind === 'done' ? end.result : null;
}

export async function readList(
  manifest: Uint8Array,
  reader: ExportReader,
): Promise<readonly ListedEntry[] | null> {
  return (await readApart<ListAnswer>({ manifest }, reader))?.listed ?? null;
}

export function readDraft(draft: PlanDraft, reader: ExportReader): Promise<PlannedImport | null> {
  return readApart<PlannedImport>({ draft }, reader);
}
