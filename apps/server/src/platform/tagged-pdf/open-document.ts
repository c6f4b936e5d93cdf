import PDFDocument, { type StructureElement, type StructureOptions } from 'pdfkit';
import type { Direction, TextLine } from './text-line.ts';
import { TextMeasure } from './text-measure.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** In points; it depends on the reader's printer. */
const pageSizes = {
  a4: [595.28, 841.89],
  letter: [612, 792],
  /** 11 by 17 inches. */
  tabloid: [792, 1224],
  /** 4 by 6 inches, to stand on a table. */
  table: [288, 432],
} as const;
export type PageSize = keyof typeof pageSizes;

interface About {
  readonly title: string;
  readonly author: string;
  /** As in BCP 47. */
  readonly language: string;
  readonly direction?: Direction;
  readonly pageSize: PageSize;
  readonly createdAt: Date;
}

/**
 * A PDF in which everything drawn is tagged with its meaning, for screen readers (PDF/UA). Positions across the page are
 * counted from the edge where reading begins: from the right one in a document that is read from right to left.
 */
export class TaggedPdf {
  readonly doc: PDFDocument;
  readonly root: StructureElement;
  readonly width: number;
  readonly height: number;
  readonly measure: TextMeasure;
  readonly direction: Direction;
  /** Whether a placeholder replaced a character that no font has. */
  lacksCharacters = false;
  readonly #chunks: Buffer[] = [];
  readonly #fonts = new Set<string>();
  readonly #written: Promise<void>;

  constructor({ title, author, language, direction = 'ltr', pageSize, createdAt }: About) {
    this.direction = direction;
    this.measure = new TextMeasure(direction);
    const size = pageSizes[pageSize];
    [this.width, this.height] = size;
    this.doc = new PDFDocument({
      ...{ size, margin: 0, autoFirstPage: false, bufferPages: true, font: null },
      ...{ pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, displayTitle: true, lang: language },
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: createdAt },
    });
    this.#written = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk) => this.#chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.root = this.doc.struct('Document', { title });
    this.doc.addStructure(this.root);
  }

  /** An element of the document that contains others. */
  group(parent: StructureElement, type: string, options?: StructureOptions): StructureElement {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws the content of an element. To continue an element, on this page or the next, draw into it again. */
  drawInto(element: StructureElement, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** An element that is drawn at once. */
  add(parent: StructureElement, type: string, draw: () => void, options?: StructureOptions): void {
    const element = this.group(parent, type, options);
    this.drawInto(element, type, draw);
    element.end();
  }

  /** Decoration, or what is repeated on each page: screen readers skip it. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Where a box of this width that begins at x lies on the page, in points from the left edge. */
  leftOf(x: number, width: number): number {
    return this.direction === 'rtl' ? this.width - x - width : x;
  }

  /** Draws one line that begins at x, with its baseline at y. */
  line(line: TextLine, x: number, y: number): void {
    const { text, style, endsWord } = line;
    const { runs, needsActualText, lacksCharacters } = runsOf(line);
    if (lacksCharacters) this.lacksCharacters = true;
    const width = runs.reduce((sum, run) => sum + this.measure.widthOfRun(run), 0);
    const span = {
      ...(needsActualText && { actual: endsWord ? `${text} ` : text }),
      ...(style.language !== undefined && { lang: style.language }),
    };
    const isSpan = Object.keys(span).length > 0;
    if (isSpan) this.doc.markContent('Span', span);
    let left = this.leftOf(x, width);
    for (const [index, run] of runs.entries()) {
      const isLast = index === runs.length - 1;
      this.#drawRun(run, left, y, endsWord && !needsActualText && isLast);
      left += this.measure.widthOfRun(run);
    }
    if (isSpan) this.doc.endMarkedContent();
  }

  #drawRun({ font, style, text, level }: TextRun, left: number, y: number, endsWord: boolean): void {
    this.doc.fillColor(style.color).fontSize(style.size);
    this.#useFont(font);
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    // By default pdfkit draws word by word and tags each word; with text from right to left, words would change their
    // order. Programs that extract the text join lines in the order in which they come.
    this.doc.text(
      endsWord ? `${text} ` : text,
      left,
      y,
      level % 2 === 1 ? { ...options, features: [] } : options,
    );
  }

  /** Draws a line that ends at x. */
  lineEndingAt(line: TextLine, x: number, y: number): void {
    this.line(line, x - this.measure.widthOfLine(line), y);
  }

  #useFont({ name, font }: TextRun['font']): void {
    if (!this.#fonts.has(name)) this.doc.registerFont(name, font);
    this.#fonts.add(name);
    this.doc.font(name);
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    await this.#written;
    return Buffer.concat(this.#chunks);
  }
}
