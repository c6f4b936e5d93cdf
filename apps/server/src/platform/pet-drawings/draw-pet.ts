import type PDFDocument from 'pdfkit';
import { boxSize, type DrawnPet, neck, type PetShape } from './pets.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Points for each of the drawing's 240 units. */
  readonly scale: number;
}

/** Draws a pet into a PDF, down to the lower edge of its box. */
export function drawPet(doc: PDFDocument, { turn, clip, shapes }: DrawnPet, { x, y, scale }: Spot): void {
  doc.save().translate(x, y).scale(scale);
  doc.rect(-boxSize, -boxSize, 3 * boxSize, 2 * boxSize).clip();
  for (const shape of shapes) {
    doc.save();
    if (shape.head) doc.rotate(turn, { origin: neck });
    if (shape.clipped) doc.path(clip).clip();
    if (shape.mirrored) doc.transform(-1, 0, 0, 1, boxSize, 0);
    paint(doc, shape);
    doc.restore();
  }
  doc.restore();
}

function paint(doc: PDFDocument, { d, fill, stroke, width = 1 }: PetShape): void {
  if (fill) doc.path(d).fillColor(fill).fill();
  if (stroke) doc.path(d).lineWidth(width).lineCap('round').lineJoin('round').strokeColor(stroke).stroke();
}
