import { PDFDocument } from 'pdf-lib';

/** A document of one page, to try signatures on. */
export async function samplePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText('Dogs play here.');
  return document.save();
}
