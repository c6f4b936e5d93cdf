import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { stepBack, type ThreadMessage } from '../../concurrency/index.ts';

stepBack();

/** Counts the pages of a PDF, and proves that the first can be opened; null when it cannot be read. */
async function countPages(data: Uint8Array<ArrayBuffer>): Promise<number | null> {
  const task = getDocument({
    data,
    verbosity: 0,
    stopAtErrors: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
  });
  try {
    const document = await task.promise;
    await document.getPage(1);
    return document.numPages;
  } catch {
    return null;
  }
}

const message: ThreadMessage<number | null> = {
  result: await countPages(workerData as Uint8Array<ArrayBuffer>),
};
parentPort?.postMessage(message);
