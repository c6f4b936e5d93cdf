import type { Page } from 'playwright-core';
import type { Mark } from '../draft.ts';
import type { DocumentRng } from '../rng.ts';
import { type MarkBox, markBoxes } from './mark-boxes.ts';

const pointsPerPixel = 0.75;

/** A PDF whose values are form fields: the page's own text has only the labels. */
export async function formPdf(
  page: Page,
  marks: readonly Mark[],
  { height, rng }: { readonly height: number; readonly rng: DocumentRng },
): Promise<Buffer> {
  const boxes = (await markBoxes(page)).filter(({ index }) => marks[index]?.field !== 'region');
  await page.addStyleTag({ content: '[data-mark]:not([data-field=region]) { visibility: hidden }' });
  const blank = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const prefix = rng.pick(['Text', 'Field', 'untitled']);
  const fields = boxes.map((box) =>
    fieldOf(box, marks[box.index]?.printed ?? '', `${prefix}${box.index + 1}`, height),
  );
  return withFields(blank, fields);
}

function fieldOf({ x, y, width, height }: MarkBox, value: string, name: string, pageHeight: number): string {
  const [left, right] = [x, x + width + 12].map((side) => (side * pointsPerPixel).toFixed(1));
  const [bottom, top] = [y + height, y].map((side) => ((pageHeight - side) * pointsPerPixel).toFixed(1));
  return `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /T (${name}) /V ${textString(value)} /DA (/Helv 10 Tf 0 g) /Rect [${left} ${bottom} ${right} ${top}]`;
}

/** UTF-16 in hexadecimal, as PDF writes text with accents. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<FEFF${units.join('')}>`;
}

/** Adds fields to a PDF as an update at its end, the way programs save a form that was filled in. */
function withFields(pdf: Buffer, fields: readonly string[]): Buffer {
  const text = pdf.toString('latin1');
  const root = numberAfter(text, '/Root ');
  const size = numberAfter(text, '/Size ');
  const before = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const pageNumber = objectBefore(text, ' 0 obj\n<</Type /Page\n');
  const references = fields.map((_, at) => `${size + 1 + at} 0 R`).join(' ');
  const font = `${size} 0 R`;
  const form = `/AcroForm << /Fields [${references}] /NeedAppearances true /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv ${font} >> >> >>`;
  const changed = new Map<number, string>([
    [pageNumber, extended(text, pageNumber, `/Annots [${references}]`)],
    [root, extended(text, root, form)],
    [size, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ...fields.map((field, at) => [size + 1 + at, `${field} /P ${pageNumber} 0 R >>`] as const),
  ]);
  let update = '\n';
  let table = 'xref\n';
  for (const [number, body] of changed) {
    const offset = String(pdf.length + update.length).padStart(10, '0');
    table += `${number} 1\n${offset} 00000 n \n`;
    update += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + update.length;
  const trailer = `trailer\n<< /Size ${size + 1 + fields.length} /Root ${root} 0 R /Prev ${before} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update + table + trailer, 'latin1')]);
}

/** The number of the object that starts with this text. */
function objectBefore(text: string, beginning: string): number {
  const at = text.indexOf(beginning);
  return Number(text.slice(text.lastIndexOf('\n', at) + 1, at));
}

function numberAfter(text: string, word: string): number {
  return Number.parseInt(text.slice(text.lastIndexOf(word) + word.length), 10);
}

/** An object's dictionary with more entries. */
function extended(text: string, number: number, entries: string): string {
  const start = text.indexOf(`\n${number} 0 obj\n`) + `\n${number} 0 obj\n`.length;
  const body = text.slice(start, text.indexOf('endobj', start)).trimEnd();
  return `${body.slice(0, body.lastIndexOf('>>'))} ${entries} >>`;
}
