import { createSemaphore, QueueFull, runInProcess } from '../../../platform/concurrency/index.ts';
import type { FileFault } from './found-rows.ts';
import type { Table, TableDraft, TakePiece } from './read-table.ts';

export interface OpenTableDraft extends TableDraft {
  readonly bytes: Uint8Array;
}

export type OpenedTable = { readonly table: Table } | { readonly fault: FileFault };

/** 50,000 rows take a few seconds. */
const limits = { totalMs: 45_000, silenceMs: 45_000, heapMiB: 384, memoryMiB: 700 };
const inTurn = createSemaphore({ capacity: 1, maxWaitingPerAccount: 3, maxWaiting: 30 });

/**
 * Reads a file in a separate process with limited memory and time. A file that uses too much, or ends the process, is
 * refused, also after some of its rows were taken. Null while too many files wait. Rejects only with what `take` throws.
 */
export async function openTable(
  account: string,
  draft: OpenTableDraft,
  take: TakePiece,
  signal?: AbortSignal,
): Promise<OpenedTable | null> {
  try {
    const end = await inTurn(account, () =>
      runInProcess<OpenedTable>({
        module: new URL('./table-worker.ts', import.meta.url),
        data: draft,
        limits,
        onPiece: take,
        ...(signal && { signal }),
      }),
    );
    if (end.kind === 'done') return end.result;
    if (end.kind === 'stopped') return null;
    return { fault: end.kind === 'broken' ? 'file_not_table' : 'file_too_complex' };
  } catch (problem) {
    if (problem instanceof QueueFull) return null;
    throw problem;
  }
}
