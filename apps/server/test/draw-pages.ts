import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A5, in points. */
const size = [419.53, 595.28] as const;

/** A PDF as people upload it: one sentence on each page. */
export function drawPages(...sentences: readonly string[]): Promise<Buffer> {
  const file = new PDFDocument({ size });
  for (const [index, sentence] of sentences.entries()) {
    if (index > 0) file.addPage({ size });
    file.text(sentence, 40, 40, { lineBreak: false });
  }
  file.end();
  return buffer(file);
}
