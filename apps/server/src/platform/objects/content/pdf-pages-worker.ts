import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { stepBack, type ThreadMessage } from '../../concurrency/index.ts';
import type { PdfSummary } from './check-pdf.ts';
import { hasActiveContent } from './find-active-content.ts';

stepBack();

/** An action that starts a program; pdf.js ignores it, so it is searched in the bytes. */
const launch = Buffer.from('/Launch');
const maxPagesInspected = 100;

/** Counts the pages of a PDF, and checks that the first can be opened; null if it cannot be read. */
async function summarize(data: Uint8Array<ArrayBuffer>): Promise<PdfSummary | null> {
  const launches = Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(launch);
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
    const pages = document.numPages;
    const isActive = launches || (pages <= maxPagesInspected && (await hasActiveContent(document)));
    return { pages, isActive };
  } catch {
    return null;
  }
}

const message: ThreadMessage<PdfSummary | null> = {
  result: await summarize(workerData as Uint8Array<ArrayBuffer>),
};
parentPort?.postMessage(message);
