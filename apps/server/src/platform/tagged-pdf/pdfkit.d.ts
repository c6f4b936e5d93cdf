/** The parts of pdfkit that we use. Its published types do not have the scope of a table heading yet. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureOptions {
    readonly title?: string;
    readonly alt?: string;
    readonly lang?: string;
    readonly bbox?: readonly [number, number, number, number];
    readonly placement?: 'Block' | 'Inline';
    readonly scope?: 'Column' | 'Row';
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): StructureElement;
    end(): void;
  }

  interface DocumentOptions {
    readonly size: readonly [number, number];
    readonly margin: number;
    readonly autoFirstPage: false;
    readonly bufferPages: true;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: true;
    readonly displayTitle: true;
    readonly lang: string;
    readonly font: null;
    readonly info: Readonly<Record<'Title' | 'Author' | 'Creator' | 'Producer', string>> & {
      readonly CreationDate: Date;
    };
  }

  /** Of an untagged file, as other programs write them: the demo's certificates. */
  interface PlainOptions {
    readonly size: readonly [number, number];
    readonly info?: { readonly Title: string };
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions | PlainOptions);
    [Symbol.asyncIterator](): AsyncIterator<Buffer>;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (problem: Error) => void): this;
    end(): void;

    addPage(options?: { readonly size: readonly [number, number]; readonly margin?: number }): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): void;

    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): StructureContent;
    markContent(
      tag: string,
      options?: { readonly type?: string; readonly actual?: string; readonly lang?: string },
    ): this;
    endMarkedContent(): this;

    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(
      text: string,
      x: number,
      y: number,
      options: {
        readonly lineBreak: false;
        readonly baseline?: 'alphabetic';
        readonly features?: readonly string[];
      },
    ): this;

    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rotate(degrees: number, options?: { readonly origin: readonly [x: number, y: number] }): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    ellipse(x: number, y: number, across: number, down: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    path(path: string): this;
    clip(): this;
    lineWidth(width: number): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    lineCap(cap: 'round'): this;
    lineJoin(join: 'round'): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    fill(): this;
    stroke(): this;
    image(
      bytes: Buffer,
      x: number,
      y: number,
      options:
        | { readonly width: number; readonly height: number }
        | {
            readonly fit: readonly [width: number, height: number];
            readonly align?: 'right';
          },
    ): this;
  }
}
