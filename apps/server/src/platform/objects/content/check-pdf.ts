import { Worker } from 'node:worker_threads';
import { ContentRefused } from './content-refused.ts';

const maxPages = 100;
const timeLimitMs = 10_000;
/** What a page unfolds into lies outside of the heap, which a thread's own limits do not see. */
const maxUnfoldedBytes = 192 * 1024 * 1024;
const lookEveryMs = 50;
/**
 * Opens a PDF in a thread of its own, with bounded memory and time. Throws `ContentRefused` for one that is broken,
 * locked or a bomb. The bytes go to the thread for good.
 */
export async function checkPdf(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const pages = await countPages(bytes);
  if (pages === null) {
    throw new ContentRefused(
      'This PDF cannot be read; it may be locked or broken. Save it anew and send it again.',
    );
  }
  if (pages > maxPages) {
    throw new ContentRefused(`This PDF has ${pages} pages; send one of at most ${maxPages}.`);
  }
}

function countPages(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
  const size = bytes.length;
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-pages-worker.ts', import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true,
      stderr: true,
    });
    const finish = (pages: number | null) => {
      clearTimeout(limit);
      clearInterval(looking);
      void worker.terminate();
      resolve(pages);
    };
    const limit = setTimeout(() => finish(null), timeLimitMs);
    const looking = setInterval(async () => {
      // It may have ended since.
      const heap = await worker.getHeapStatistics().catch(() => null);
      if (heap && heap.external_memory > size + maxUnfoldedBytes) finish(null);
    }, lookEveryMs);
    worker.once('message', finish);
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}
