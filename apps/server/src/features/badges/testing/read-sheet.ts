import { createCanvas, loadImage } from '@napi-rs/canvas';
import { scanImageData } from '@undecaf/zbar-wasm';
import { openPdf } from '../../documents/reading/open-pdf.ts';

/** The width of A4 in dots at 300 to the inch. */
const dotsAcross = 2480;

/** What ZBar, an independent reader, finds on a sheet printed at 300 dpi. */
export async function readSheet(pdf: Uint8Array): Promise<string[]> {
  const picture = await loadImage(await (await openPdf(new Uint8Array(pdf))).draw(1, dotsAcross));
  const canvas = createCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const seen = pen.getImageData(0, 0, picture.width, picture.height);
  const found = await scanImageData(seen as unknown as Parameters<typeof scanImageData>[0]);
  return found.map((symbol) => symbol.decode());
}
