import { Worker } from 'node:worker_threads';
import { ContentRefused } from './content-refused.ts';

const maxPages = 100;
const timeLimitMs = 20_000;
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
      void worker.terminate();
      resolve(pages);
    };
    const limit = setTimeout(() => finish(null), timeLimitMs);
    worker.once('message', finish);
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}
