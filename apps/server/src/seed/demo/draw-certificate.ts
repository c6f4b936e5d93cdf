import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** The data that a clinic prints after vaccinations, with dates in the format of its country. */
export interface Certificate {
  readonly title: string;
  readonly clinic: string;
  readonly patient: string;
  readonly owner: string;
  readonly printedOn: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A5 across, in points. */
const page = [595.28, 419.53] as const;
const margin = 40;
const rowHeight = 24;
const colors = { text: '#22302b', muted: '#5d6b65', line: '#c9cfcb' };

/** One page, as printed by practice software. */
export function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const { title, clinic, patient, owner, printedOn, columns, rows } = certificate;
  const file = new PDFDocument({ size: page, info: { Title: `${title}, ${patient}` } });
  const facts = [`Patient: ${patient}`, `Owner: ${owner}`, `Printed: ${printedOn}`];
  drawRow(file.font('Helvetica-Bold').fontSize(18).fillColor(colors.text), [clinic], 40);
  drawRow(file.font('Helvetica').fontSize(12).fillColor(colors.muted), [title], 64);
  drawRow(file.fontSize(10).fillColor(colors.text), facts, 98);
  for (const [index, cells] of [columns, ...rows].entries()) {
    const y = 134 + index * rowHeight;
    drawRow(file.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica'), cells, y);
    const bottom = y + rowHeight - 8;
    file.strokeColor(colors.line).lineWidth(0.5);
    file
      .moveTo(margin, bottom)
      .lineTo(page[0] - margin, bottom)
      .stroke();
  }
  file.end();
  return buffer(file);
}

/** Cells of the same width side by side. */
function drawRow(file: PDFDocument, cells: readonly string[], y: number): void {
  const width = (page[0] - 2 * margin) / cells.length;
  for (const [index, cell] of cells.entries())
    file.text(cell, margin + index * width, y, { lineBreak: false });
}
