import { runInThread } from '../../concurrency/index.ts';
import { ContentRefused } from './content-refused.ts';

const maxPages = 100;
const timeLimitMs = 10_000;
const maxUnfoldedBytes = 192 * 1024 * 1024;

/** What the thread finds out about a PDF. */
export interface PdfSummary {
  readonly pages: number;
  /** Whether it contains scripts or other files; not checked in a PDF with too many pages. */
  readonly isActive: boolean;
}

/**
 * Opens a PDF in a separate thread, with limited memory and time. Throws `ContentRefused` for one that is broken,
 * encrypted, a decompression bomb, or active. The bytes are transferred to the thread.
 */
export async function checkPdf(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const found = await summarize(bytes);
  if (found === null) {
    throw new ContentRefused(
      'This PDF cannot be read; it may be locked or broken. Save it anew and send it again.',
    );
  }
  if (found.pages > maxPages) {
    throw new ContentRefused(`This PDF has ${found.pages} pages; send one of at most ${maxPages}.`);
  }
  if (found.isActive) {
    throw new ContentRefused(
      'This PDF contains a script or another file, which is not accepted. Print it to a new PDF, or take a photo of it, and upload that.',
    );
  }
}

async function summarize(bytes: Uint8Array<ArrayBuffer>): Promise<PdfSummary | null> {
  const end = await runInThread<PdfSummary | null>({
    module: new URL('./pdf-pages-worker.ts', import.meta.url),
    data: bytes,
    limits: { totalMs: timeLimitMs, heapMiB: 256, outsideBytes: bytes.length + maxUnfoldedBytes },
    transfer: [bytes.buffer],
  });
  return end.kind === 'done' ? end.result : null;
}
