import type { ProposedVaccination, Species } from '@clearpaw/domain';
import {
  createSemaphore,
  runInProcess,
  type ThreadEnd,
  type ThreadMessage,
} from '../../../platform/concurrency/index.ts';

/** What is looked for in a document, beside the pictures of its pages. */
export type Wanted =
  | { readonly kind: 'pictures' }
  | {
      readonly kind: 'vaccinations';
      readonly species: Species;
      readonly petName: string;
      readonly today: string;
    }
  /** Someone waits for it: a document with more pages is left unread, and printed letters are not recognised. */
  | { readonly kind: 'text'; readonly atMostPages: number; readonly maxCharacters: number };

export interface PageDraft {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly wanted: Wanted;
}

/** What was found on the pages of a document. */
export interface ReadPages {
  /** How many there are; more than were read of a long one. */
  readonly pageCount: number;
  readonly proposals: readonly ProposedVaccination[];
  readonly text: string;
  readonly pictures: readonly {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
  }[];
}

export type ReadingMessage = ThreadMessage<ReadPages>;

/** Reading print takes several seconds a page; no single page takes as long as `silenceMs`. */
const limits = { totalMs: 180_000, silenceMs: 45_000, heapMiB: 512, memoryMiB: 1_000 };
const hasteMs = 40_000;

/** One reader at a time, and one more for those who wait for the answer. */
const lanes = {
  patient: createSemaphore({ capacity: 1, maxWaitingPerAccount: 10, maxWaiting: 100 }),
  waited: createSemaphore({ capacity: 1, maxWaitingPerAccount: 3, maxWaiting: 20 }),
};

/**
 * Reads in a process of its own with bounded memory and time: nothing that a file holds is worked on anywhere else, and
 * native code that crashes on a file does not take the server with it.
 * Rejects with `QueueFull` while too many documents of the account, or of all, wait.
 */
export function readPages(
  account: string,
  { bytes, contentType, wanted }: PageDraft,
  more: { readonly onProgress?: (progress: number) => void; readonly signal?: AbortSignal } = {},
): Promise<ThreadEnd<ReadPages>> {
  const inHaste = wanted.kind === 'text';
  const inTurn = inHaste ? lanes.waited : lanes.patient;
  return inTurn(account, () =>
    runInProcess<ReadPages>({
      module: new URL('./reading-worker.ts', import.meta.url),
      data: { bytes, contentType, wanted },
      limits: { ...limits, ...(inHaste && { totalMs: hasteMs }) },
      ...more,
    }),
  );
}
