import type { Browser, Page } from 'playwright-core';
import { type ComposedDocument, truthOf } from '../compose.ts';
import type { DocumentTruth, GeneratedDocument } from '../truth.ts';
import { pdfOfPictures } from './pdf-of-pictures.ts';
import { photograph } from './photograph.ts';
import { faxed, scanned, scannedTurned } from './scan.ts';

export interface RenderedDocument {
  readonly truth: DocumentTruth;
  readonly bytes: Buffer;
  readonly contentType: GeneratedDocument['contentType'];
}

/** Makes a file of a document as its medium asks. */
export async function renderDocument(
  browser: Browser,
  document: ComposedDocument,
): Promise<RenderedDocument> {
  const { medium, rng } = document;
  if (medium === 'text') {
    return withPage(browser, document, 1, async (page) => {
      const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      return { truth: truthOf(document), bytes, contentType: 'application/pdf' };
    });
  }
  const scale = medium === 'screenshot' ? 2 : 1.9;
  const picture = await withPage(browser, document, scale, (page) => page.screenshot({ fullPage: true }));
  const truth = truthOf(document);
  if (medium === 'screenshot') return { truth, bytes: picture, contentType: 'image/png' };
  if (medium === 'photo') {
    return { truth, bytes: await photograph(browser, picture, rng), contentType: 'image/jpeg' };
  }
  const sheet = await { scan: scanned, fax: faxed, turned: scannedTurned, form: scanned }[medium](
    picture,
    rng,
  );
  // Half of the scanners make a PDF of what they see.
  return rng.isTrue(0.5)
    ? { truth, bytes: await pdfOfPictures([sheet]), contentType: 'application/pdf' }
    : { truth, bytes: sheet, contentType: 'image/jpeg' };
}

async function withPage<T>(
  browser: Browser,
  { html, page: [width, height] }: ComposedDocument,
  deviceScaleFactor: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await work(page);
  } finally {
    await context.close();
  }
}
