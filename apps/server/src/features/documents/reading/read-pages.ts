import { Worker } from 'node:worker_threads';
import type { PlacedWord } from '@clearpaw/domain';

export interface PageDraft {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Pictures are drawn of every document; words are looked for only where they may say something. */
  readonly wantsWords: boolean;
  /** Somebody waits for the answer: a longer document is left unread, and printed letters are not recognised. */
  readonly atMostPages?: number;
}

/** What was found on the pages of a document. */
export interface ReadPages {
  /** How many there are; more than were read of a long one. */
  readonly pageCount: number;
  readonly words: readonly PlacedWord[];
  readonly pictures: readonly {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
  }[];
}

/** What the thread says while it works, and at the end. */
export type ReadingMessage =
  | { readonly progress: number }
  | { readonly pages: ReadPages }
  | { readonly failed: true };

const timeLimitMs = 180_000;

/** Reads in a thread of its own with bounded memory and time; null for a document that cannot be read. */
export function readPages(
  draft: PageDraft,
  onProgress: (progress: number) => Promise<void>,
): Promise<ReadPages | null> {
  return new Promise((resolve) => {
    let told: Promise<unknown> = Promise.resolve();
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      workerData: draft,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      stdout: true,
      stderr: true,
    });
    const finish = (pages: ReadPages | null) => {
      clearTimeout(limit);
      void worker.terminate();
      void told.then(() => resolve(pages));
    };
    const limit = setTimeout(() => finish(null), timeLimitMs);
    worker.on('message', (message: ReadingMessage) => {
      if ('pages' in message) finish(message.pages);
      else if ('failed' in message) finish(null);
      else told = told.then(() => onProgress(message.progress)).catch(() => {});
    });
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}
