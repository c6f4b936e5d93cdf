import {
  oneLine,
  type PageSize,
  TaggedPdf,
  type TextLine,
  type TextStyle,
} from '../../../platform/tagged-pdf/index.ts';
import { hairline, leading, page } from './style.ts';

interface About {
  readonly title: string;
  readonly author: string;
  readonly pageSize: PageSize;
  readonly createdAt: Date;
}

/** The pages and the current position on them. */
export class Sheet {
  readonly pdf: TaggedPdf;
  readonly left = page.side;
  readonly width: number;
  y: number = page.top;

  constructor(about: About) {
    this.pdf = new TaggedPdf({ ...about, language: 'en-US' });
    this.width = this.pdf.width - 2 * page.side;
    this.pdf.doc.addPage();
  }

  layOut(text: string, style: TextStyle, width: number): readonly TextLine[] {
    return this.pdf.measure.layOut(text, style, width);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.pdf.measure.widthOf(text, style);
  }

  get right(): number {
    return this.left + this.width;
  }

  /** The lowest free position of a page. */
  get bottom(): number {
    return this.pdf.height - page.bottom;
  }

  get room(): number {
    return this.bottom - this.y;
  }

  newPage(): void {
    this.pdf.doc.addPage();
    this.y = page.top;
  }

  /** Begins a new page unless this height fits on the current one. */
  ensure(height: number): void {
    if (this.room < height) this.newPage();
  }

  rule(y: number, color: string = hairline, width = 0.6): void {
    const { doc } = this.pdf;
    this.pdf.decorate(() => {
      doc.lineWidth(width).strokeColor(color).moveTo(this.left, y).lineTo(this.right, y).stroke();
    });
  }

  /** Draws lines below each other; returns the position of the last baseline. */
  lines(lines: readonly TextLine[], x: number, firstBaseline: number, step: number = leading): number {
    lines.forEach((line, index) => {
      this.pdf.line(line, x, firstBaseline + index * step);
    });
    return firstBaseline + Math.max(0, lines.length - 1) * step;
  }

  line(text: string, style: TextStyle, x: number, y: number): void {
    this.pdf.line(oneLine(text, style), x, y);
  }
}
