import type { Language } from '@clearpaw/protocol';
import type { StructureElement } from 'pdfkit';
import { missingSign } from './fonts.ts';
import { printedMessages } from './messages.gen.ts';
import { type PageSize, TaggedPdf } from './open-document.ts';
import type { BaseDirection, Direction, TextLine, TextStyle } from './text-line.ts';

interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

interface About {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly direction: Direction;
  readonly pageSize: PageSize;
  readonly createdAt: Date;
  /** In points. */
  readonly margins: Margins;
  /** From one baseline to the next. */
  readonly leading: number;
  /** Without it, nothing can be drawn before a page is added. */
  readonly hasFirstPage?: boolean;
}

interface ParagraphOptions {
  readonly x?: number;
  readonly width?: number;
  readonly leading?: number;
  /** The space below. */
  readonly after?: number;
  /** Of the text itself; without it, that of the document. */
  readonly direction?: Direction;
}

interface Span {
  readonly x: number;
  readonly width: number;
}

/** The pages and the current position on them. `left` is where reading begins, also in a document from right to left. */
export class Sheet {
  readonly pdf: TaggedPdf;
  readonly left: number;
  readonly width: number;
  y: number;
  readonly #margins: Margins;
  readonly #leading: number;
  readonly #language: Language;

  constructor({ margins, leading, language, hasFirstPage = true, ...about }: About) {
    this.pdf = new TaggedPdf({ ...about, language: language === 'en' ? 'en-US' : language });
    this.#language = language;
    this.#margins = margins;
    this.#leading = leading;
    this.left = margins.side;
    this.width = this.pdf.width - 2 * margins.side;
    this.y = margins.top;
    if (hasFirstPage) this.pdf.doc.addPage();
  }

  layOut(text: string, style: TextStyle, width: number, base?: BaseDirection): readonly TextLine[] {
    return this.pdf.measure.layOut(text, style, width, base);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.pdf.measure.widthOf(text, style);
  }

  get right(): number {
    return this.left + this.width;
  }

  /** The lowest free position of a page. */
  get bottom(): number {
    return this.pdf.height - this.#margins.bottom;
  }

  get room(): number {
    return this.bottom - this.y;
  }

  newPage(): void {
    this.pdf.doc.addPage();
    this.y = this.#margins.top;
  }

  /** Begins a new page unless this height fits on the current one. */
  ensure(height: number): void {
    if (this.room < height) this.newPage();
  }

  rule(y: number, color: string, width = 0.6, { x, width: length }: Span = this.#whole): void {
    const { doc } = this.pdf;
    const from = this.pdf.leftOf(x, length);
    this.pdf.decorate(() => {
      doc
        .lineWidth(width)
        .strokeColor(color)
        .moveTo(from, y)
        .lineTo(from + length, y)
        .stroke();
    });
  }

  /** Draws lines below each other; returns the position of the last baseline. */
  lines(lines: readonly TextLine[], x: number, firstBaseline: number, step: number = this.#leading): number {
    lines.forEach((line, index) => {
      this.pdf.line(line, x, firstBaseline + index * step);
    });
    return firstBaseline + Math.max(0, lines.length - 1) * step;
  }

  /** The same, each line in the middle of a width. */
  linesInMiddle(lines: readonly TextLine[], span: Span, firstBaseline: number, step: number): number {
    lines.forEach((line, index) => {
      const indent = (span.width - this.pdf.measure.widthOfLine(line)) / 2;
      this.pdf.line(line, span.x + indent, firstBaseline + index * step);
    });
    return firstBaseline + Math.max(0, lines.length - 1) * step;
  }

  line(text: string, style: TextStyle, x: number, y: number): void {
    this.pdf.line(this.pdf.measure.line(text, style), x, y);
  }

  /**
   * Draws lines below each other from the current position, over as many pages as they take. Lines of a text that runs
   * the other way than the document begin at its other edge.
   */
  paragraph(
    parent: StructureElement,
    type: string,
    lines: readonly TextLine[],
    options: ParagraphOptions = {},
  ): void {
    const { x = this.left, width = this.width, leading = this.#leading, after = 0 } = options;
    const element = this.pdf.group(parent, type);
    let rest = lines;
    while (rest.length > 0) {
      if (this.room < leading) this.newPage();
      const fitting = Math.max(1, Math.floor(this.room / leading));
      const shown = rest.slice(0, fitting);
      const first = this.y + leading * 0.75;
      this.pdf.drawInto(element, type, () => {
        for (const [index, line] of shown.entries()) {
          const isOpposite = options.direction !== undefined && options.direction !== this.pdf.direction;
          const indent = isOpposite ? width - this.pdf.measure.widthOfLine(line) : 0;
          this.pdf.line(line, x + indent, first + index * leading);
        }
      });
      this.y += shown.length * leading;
      rest = rest.slice(fitting);
    }
    element.end();
    this.y += after;
  }

  /** What the sign for missing characters means, if it is on a page. */
  get missingNote(): string | null {
    return this.pdf.lacksCharacters ? printedMessages[this.#language].missing(missingSign) : null;
  }

  get #whole(): Span {
    return { x: this.left, width: this.width };
  }
}
