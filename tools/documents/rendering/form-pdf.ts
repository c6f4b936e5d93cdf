import type { Page } from 'playwright-core';
import type { DocumentRng } from '../rng.ts';
import { type FormBox, formBoxes } from './form-boxes.ts';

const pointsPerPixel = 0.75;

/** Everything a field holds; the rest of a mark, such as the slashes between three boxes, stays in the print. */
const hidden = `[data-mark]:not([data-field=region]):not([data-printed] *):not(:has([data-part])),
  [data-part] span, [data-fill]:not(.cell), [data-check] b { visibility: hidden }`;

/** A PDF whose values are form fields: the page's own text has only the labels. */
export async function formPdf(
  page: Page,
  { height, rng }: { readonly height: number; readonly rng: DocumentRng },
): Promise<Buffer> {
  const boxes = await formBoxes(page);
  await page.addStyleTag({ content: hidden });
  const blank = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const prefix = rng.pick(['Text', 'Field', 'untitled']);
  return withFields(
    blank,
    boxes.map((box) => ({ isCheck: box.kind === 'check', entries: fieldOf(box, prefix, height) })),
  );
}

interface Field {
  readonly isCheck: boolean;
  readonly entries: string;
}

function fieldOf(box: FormBox, prefix: string, pageHeight: number): string {
  const { kind, value, index, part, x, y, width, height } = box;
  const isCheck = kind === 'check';
  const room = kind === 'mark' || kind === 'fill' ? 12 : 0;
  const [left, right] = [x, x + width + room].map((side) => (side * pointsPerPixel).toFixed(1));
  const [bottom, top] = [y + height, y].map((side) => ((pageHeight - side) * pointsPerPixel).toFixed(1));
  const name = { mark: prefix, part: prefix, fill: 'Entry', check: 'Check' }[kind];
  const own = `${name}${index + 1}${kind === 'part' ? `_${part + 1}` : ''}`;
  const rect = `/Rect [${left} ${bottom} ${right} ${top}]`;
  const common = `<< /Type /Annot /Subtype /Widget /FT ${isCheck ? '/Btn' : '/Tx'} /F 4 /T (${own})`;
  if (!isCheck) return `${common} /V ${textString(value)} /DA (/Helv 10 Tf 0 g) ${rect}`;
  const state = value === 'on' ? '/Yes' : '/Off';
  return `${common} /V ${state} /AS ${state} /MK << /CA (8) >> ${rect}`;
}

/** UTF-16 in hexadecimal, as PDF writes text with accents. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<FEFF${units.join('')}>`;
}

/** Adds fields to a PDF as an update at its end, the way programs save a form that was filled in. */
function withFields(pdf: Buffer, fields: readonly Field[]): Buffer {
  const text = pdf.toString('latin1');
  const root = numberAfter(text, '/Root ');
  const size = numberAfter(text, '/Size ');
  const before = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const pageNumber = objectBefore(text, ' 0 obj\n<</Type /Page\n');
  const references = fields.map((_, at) => `${size + 1 + at} 0 R`).join(' ');
  const font = `${size} 0 R`;
  const after = size + 1 + fields.length;
  const looks = fields.some(({ isCheck }) => isCheck) ? checkLooks : [];
  const form = `/AcroForm << /Fields [${references}] /NeedAppearances true /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv ${font} >> >> >>`;
  const changed = new Map<number, string>([
    [pageNumber, extended(text, pageNumber, `/Annots [${references}]`)],
    [root, extended(text, root, form)],
    [size, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ...fields.map(
      (field, at) => [size + 1 + at, `${withLook(field, after)} /P ${pageNumber} 0 R >>`] as const,
    ),
    ...looks.map((look, at) => [after + at, look] as const),
  ]);
  let update = '\n';
  let table = 'xref\n';
  for (const [number, body] of changed) {
    const offset = String(pdf.length + update.length).padStart(10, '0');
    table += `${number} 1\n${offset} 00000 n \n`;
    update += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + update.length;
  const trailer = `trailer\n<< /Size ${after + looks.length} /Root ${root} 0 R /Prev ${before} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update + table + trailer, 'latin1')]);
}

/** How a check box looks when it is set, and when it is not. */
const checkLooks = ['q 1.4 w 2 2 m 8 8 l 2 8 m 8 2 l S Q', 'q Q'].map(
  (drawing) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
);

function withLook({ isCheck, entries }: Field, looks: number): string {
  return isCheck ? `${entries} /AP << /N << /Yes ${looks} 0 R /Off ${looks + 1} 0 R >> >>` : entries;
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
