import type { OwnAnimal, ProposedVaccination, Species } from '@clearpaw/domain';
import {
  createSemaphore,
  runInProcess,
  type ThreadEnd,
  type ThreadMessage,
} from '../../../platform/concurrency/index.ts';

/** What to read in a document besides the pictures of its pages. */
export type Wanted =
  | { readonly kind: 'pictures' }
  | {
      readonly kind: 'vaccinations';
      readonly species: Species;
      /** Null if it is not known whose document it is; then every animal's vaccinations are read. */
      readonly pet: OwnAnimal | null;
      readonly today: string;
    }
  /** A person waits for it: a document with more pages is not read, and printed characters are not recognized. */
  | { readonly kind: 'text'; readonly atMostPages: number; readonly maxCharacters: number };

export interface PageDraft {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly wanted: Wanted;
}

/** What was read on the pages of a document. */
export interface ReadPages {
  /** The number of pages; of a long document not all were read. */
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

/** Recognizing print takes several seconds a page; a single page never takes as long as `silenceMs`. */
const limits = { totalMs: 180_000, silenceMs: 45_000, heapMiB: 512, memoryMiB: 1_000 };
const hasteMs = 40_000;

/** One reading process at a time, and one more for people who wait for the answer. */
const lanes = {
  patient: createSemaphore({ capacity: 1, maxWaitingPerAccount: 10, maxWaiting: 100 }),
  waited: createSemaphore({ capacity: 1, maxWaitingPerAccount: 3, maxWaiting: 20 }),
};

/**
 * Reads in a separate process with limited memory and time: no file content is processed anywhere else, and native code
 * that crashes on a file does not affect the server. Rejects with `QueueFull` while too many documents of the account,
 * or of all accounts, wait.
 */
export function readPages(
  account: string,
  { bytes, contentType, wanted }: PageDraft,
  {
    isAwaited = false,
    ...more
  }: {
    readonly onProgress?: (progress: number) => void;
    readonly signal?: AbortSignal;
    /** Whether a person waits for the answer: it is read ahead of documents that wait in the background, and given up sooner. */
    readonly isAwaited?: boolean;
  } = {},
): Promise<ThreadEnd<ReadPages>> {
  const inTurn = isAwaited ? lanes.waited : lanes.patient;
  return inTurn(account, () =>
    runInProcess<ReadPages>({
      module: new URL('./reading-worker.ts', import.meta.url),
      data: { bytes, contentType, wanted } satisfies PageDraft,
      limits: { ...limits, ...(isAwaited && { totalMs: hasteMs }) },
      ...more,
    }),
  );
}
