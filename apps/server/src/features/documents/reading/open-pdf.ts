import { formWords, maxWordsPerPage, type PositionedWord } from '@clearpaw/domain';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { formEntriesOf } from './form-fields.ts';

export interface OpenPdf {
  readonly pageCount: number;
  /** A page as a PNG with this width. */
  draw(page: number, width: number): Promise<Buffer>;
  /** The words in the file itself, with their positions. */
  words(page: number): Promise<PositionedWord[]>;
}

/** A page scanned at 400 dpi has 15 million; larger images are left out of the page. */
const maxImagePixels = 16_000_000;
/** A page drawn larger than this would only use memory. */
const maxHeight = 4000;

export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const standardFontDataUrl = new URL(
    '../../standard_fonts/',
    import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'),
  );
  const document = await getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: maxImagePixels,
    standardFontDataUrl: standardFontDataUrl.pathname,
  }).promise;
  return {
    pageCount: document.numPages,
    async draw(number, width) {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const scale = Math.min(width / natural.width, maxHeight / natural.height);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(
        Math.max(1, Math.ceil(viewport.width)),
        Math.max(1, Math.ceil(viewport.height)),
      );
      const canvasContext = canvas.getContext('2d') as never;
      await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
      // Otherwise its images would stay in memory until the last page.
      page.cleanup();
      return canvas.toBuffer('image/png');
    },
    async words(number) {
      const page = await document.getPage(number);
      const printed = await wordsOf(page, number);
      const { width, height } = page.getViewport({ scale: 1 });
      const words = formWords(await formEntriesOf(page), printed, { page: number, width, height });
      return words.slice(0, maxWordsPerPage);
    },
  };
}

/** The text items of the file, split into words; each word's position is proportional within the item's width. */
async function wordsOf(page: PDFPageProxy, number: number): Promise<PositionedWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const found: PositionedWord[] = [];
  /** Whether the last item may end within a word. */
  let isOpen = false;
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    const [, , , , left = 0, bottom = 0] = item.transform as number[];
    const [x, y] = viewport.convertToViewportPoint(left, bottom) as [number, number];
    const height = item.height || 10;
    const characterWidth = item.width / item.str.length;
    for (const word of item.str.matchAll(/\S+/g)) {
      if (found.length === maxWordsPerPage) return found;
      const part = {
        text: word[0],
        page: number,
        x: (x + word.index * characterWidth) / viewport.width,
        y: (y - height) / viewport.height,
        width: (word[0].length * characterWidth) / viewport.width,
        height: height / viewport.height,
        confidence: 1,
      };
      const last = isOpen && word.index === 0 ? found.at(-1) : undefined;
      if (last && touches(last, part, viewport)) found.splice(-1, 1, joined(last, part));
      else found.push(part);
    }
    isOpen = !/\s$/.test(item.str);
  }
  return found;
}

/** In heights of the print: blanks are wider. */
const widestGap = 0.1;

/** Whether a word goes on in the next item, as behind a ligature ("Sta", "ff", "ord") or a change of the font. */
function touches(
  last: PositionedWord,
  next: PositionedWord,
  page: { width: number; height: number },
): boolean {
  const gap = (next.x - last.x - last.width) * page.width;
  const rise = Math.abs(next.y + next.height - last.y - last.height) * page.height;
  const height = Math.min(last.height, next.height) * page.height;
  return Math.abs(gap) < widestGap * height && rise < widestGap * height;
}

function joined(last: PositionedWord, next: PositionedWord): PositionedWord {
  return { ...last, text: last.text + next.text, width: next.x + next.width - last.x };
}
