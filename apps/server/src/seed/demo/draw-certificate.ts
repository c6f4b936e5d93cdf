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

/** A small sheet, in points, so that a phone's screen shows it legibly. */
const page = [480, 600] as const;
const margin = 28;
const rowHeight = 34;
const firstRow = 206;
const colors = { text: '#22302b', muted: '#5d6b65', line: '#c9cfcb' };

/** One page, as printed by practice software. */
export function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const { title, clinic, patient, owner, printedOn, columns, rows } = certificate;
  const file = new PDFDocument({ size: page, info: { Title: `${title}, ${patient}` } });
  const facts = [`Patient: ${patient}`, `Owner: ${owner}`, `Printed: ${printedOn}`];
  drawRow(file.font('Helvetica-Bold').fontSize(20).fillColor(colors.text), [clinic], 52);
  drawRow(file.font('Helvetica').fontSize(13).fillColor(colors.muted), [title], 84);
  drawLine(file, 116, [margin, page[0] - margin]);
  drawRow(file.fontSize(11).fillColor(colors.text), facts, 144);
  file.fontSize(10);
  for (const [index, cells] of [columns, ...rows].entries()) {
    const y = firstRow + index * rowHeight;
    drawRow(file.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica'), cells, y);
    drawLine(file, y + rowHeight - 12, [margin, page[0] - margin]);
  }
  drawLine(file, 500, [margin, margin + 180]);
  drawRow(file.fillColor(colors.muted), ['Signature'], 508);
  file.end();
  return buffer(file);
}

/** Cells of the same width side by side. */
function drawRow(file: PDFDocument, cells: readonly string[], y: number): void {
  const width = (page[0] - 2 * margin) / cells.length;
  for (const [index, cell] of cells.entries())
    file.text(cell, margin + index * width, y, { lineBreak: false });
}

function drawLine(file: PDFDocument, y: number, [from, to]: readonly [number, number]): void {
  file.strokeColor(colors.line).lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke();
}
