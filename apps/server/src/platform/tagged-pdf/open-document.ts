import PDFDocument, { type StructureElement, type StructureOptions } from 'pdfkit';
import type { TextLine } from './text-line.ts';
import { TextMeasure } from './text-measure.ts';
import { runsOf } from './text-runs.ts';

/** In points; it depends on the reader's printer. */
const pageSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type PageSize = keyof typeof pageSizes;

interface About {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly pageSize: PageSize;
  readonly createdAt: Date;
}

/** A PDF in which everything drawn is tagged with its meaning, for screen readers (PDF/UA). */
export class TaggedPdf {
  readonly doc: PDFDocument;
  readonly root: StructureElement;
  readonly width: number;
  readonly height: number;
  readonly measure = new TextMeasure();
  /** Whether a placeholder replaced a character that no font has. */
  lacksCharacters = false;
  readonly #chunks: Buffer[] = [];
  readonly #fonts = new Set<string>();
  readonly #written: Promise<void>;

  constructor({ title, author, language, pageSize, createdAt }: About) {
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

  /** Draws one line with its baseline at y. */
  line({ text, style, endsWord }: TextLine, x: number, y: number): void {
    const { runs, needsActualText, lacksCharacters } = runsOf(style.voice, text);
    if (lacksCharacters) this.lacksCharacters = true;
    if (needsActualText) this.doc.markContent('Span', { actual: endsWord ? `${text} ` : text });
    let left = x;
    this.doc.fillColor(style.color).fontSize(style.size);
    for (const [index, run] of runs.entries()) {
      this.#useFont(run.font);
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      // By default pdfkit draws word by word and tags each word; with text from right to left, words would change their
      // order. Programs that extract the text join lines in the order in which they come.
      const said = endsWord && !needsActualText && index === runs.length - 1 ? `${run.text} ` : run.text;
      this.doc.text(said, left, y, run.level % 2 === 1 ? { ...options, features: [] } : options);
      left += this.measure.widthOfRun(run, style.size);
    }
    if (needsActualText) this.doc.endMarkedContent();
  }

  /** Draws a line that ends at x. */
  lineEndingAt(line: TextLine, x: number, y: number): void {
    this.line(line, x - this.measure.widthOf(line.text, line.style), y);
  }

  #useFont({ name, font }: ReturnType<typeof runsOf>['runs'][number]['font']): void {
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
