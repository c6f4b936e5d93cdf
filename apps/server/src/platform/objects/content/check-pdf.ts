import { runInThread } from '../../concurrency/index.ts';
import { ContentRefused } from './content-refused.ts';

const maxPages = 100;
const timeLimitMs = 10_000;
const maxUnfoldedBytes = 192 * 1024 * 1024;
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

async function countPages(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
  const end = await runInThread<number | null>({
    module: new URL('./pdf-pages-worker.ts', import.meta.url),
    data: bytes,
    limits: { totalMs: timeLimitMs, heapMiB: 256, outsideBytes: bytes.length + maxUnfoldedBytes },
    transfer: [bytes.buffer],
  });
  return end.kind === 'done' ? end.result : null;
}
