import type { Browser, Page } from 'playwright-core';
import { type ComposedDocument, truthOf } from '../compose.ts';
import { createDocumentRng, type DocumentRng } from '../rng.ts';
import type { DocumentTruth, GeneratedDocument, Medium } from '../truth.ts';
import { cropped } from './crop.ts';
import { fontFaces } from './fonts.ts';
import { formPdf } from './form-pdf.ts';
import { pdfOfPictures } from './pdf-of-pictures.ts';
import { photograph } from './photograph.ts';
import { faxed, scanned, scannedTurned } from './scan.ts';

export interface RenderedDocument {
  readonly truth: DocumentTruth;
  readonly bytes: Buffer;
  readonly contentType: GeneratedDocument['contentType'];
}

const dotsPerPixel = 1.9;
const cropShare = 0.2;

/** Renders a document to a file in its medium. */
export async function renderDocument(
  browser: Browser,
  document: ComposedDocument,
): Promise<RenderedDocument> {
  const { medium, html } = document;
  // Begun here, so that a second attempt gives the same file.
  const rng = createDocumentRng(`${document.id}/file`);
  if (medium === 'text') {
    const print = (page: Page) => page.pdf({ preferCSSPageSize: true, printBackground: true });
    const bytes = await onPage(browser, document, html, print);
    return { truth: truthOf(document), bytes, contentType: 'application/pdf' };
  }
  if (medium === 'form') {
    const bytes = await onPage(browser, document, html, (page) =>
      formPdf(page, { height: document.page[1], rng }),
    );
    return { truth: truthOf(document), bytes, contentType: 'application/pdf' };
  }
  return renderPictures(browser, document, rng);
}

async function renderPictures(
  browser: Browser,
  document: ComposedDocument,
  rng: DocumentRng,
): Promise<RenderedDocument> {
  const { medium, pages, draft } = document;
  if (medium === 'photo' && pages.length === 1 && rng.isTrue(cropShare)) {
    const part = await onPage(browser, document, document.html, (page) => cropped(page, draft.marks));
    if (part) {
      const bytes = await photograph(browser, part.picture, rng);
      return { truth: truthOf(document, part.visible), bytes, contentType: 'image/jpeg' };
    }
  }
  const truth = truthOf(document);
  const sheets: Buffer[] = [];
  for (const html of pages) {
    const picture = await onPage(browser, document, html, (page) => page.screenshot({ fullPage: true }));
    sheets.push(await degraded(browser, picture, medium, rng));
  }
  const [first] = sheets;
  if (first === undefined) throw new Error(`${document.id} has no pages.`);
  if (medium === 'screenshot') return { truth, bytes: first, contentType: 'image/png' };
  // Half of the scanners create a PDF, and all do for several pages.
  return sheets.length > 1 || (medium !== 'photo' && rng.isTrue(0.5))
    ? { truth, bytes: await pdfOfPictures(sheets), contentType: 'application/pdf' }
    : { truth, bytes: first, contentType: 'image/jpeg' };
}

async function degraded(
  browser: Browser,
  picture: Buffer,
  medium: Medium,
  rng: DocumentRng,
): Promise<Buffer> {
  if (medium === 'photo') return photograph(browser, picture, rng);
  if (medium === 'scan') return scanned(picture, rng);
  if (medium === 'fax') return faxed(picture, rng);
  return medium === 'turned' ? scannedTurned(picture, rng) : picture;
}

async function onPage<T>(
  browser: Browser,
  { page: [width, height] }: ComposedDocument,
  html: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: dotsPerPixel });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.addStyleTag({ content: fontFaces() });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await work(page);
  } finally {
    await context.close();
  }
}
