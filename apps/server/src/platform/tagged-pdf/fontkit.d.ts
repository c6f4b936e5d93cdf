/** The parts of fontkit, pdfkit's font reader, that we use. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): unknown;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: readonly string[]): { readonly advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}
