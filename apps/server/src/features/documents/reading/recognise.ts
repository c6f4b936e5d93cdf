import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PositionedWord } from '@clearpaw/domain';
import sharp from 'sharp';
import { createWorker, OEM } from 'tesseract.js';

export interface PageReader {
  recognise(image: Buffer, page: number): Promise<PositionedWord[]>;
  close(): Promise<void>;
}

/** Reads printed letters without asking any network: the language data comes with the product. */
export async function createReader(): Promise<PageReader> {
  const data = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng')));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  return {
    async recognise(image, page) {
      const { width = 1, height = 1 } = await sharp(image).metadata();
      const { data } = await worker.recognize(image, {}, { blocks: true });
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
      return lines.flatMap(({ words }) =>
        words.map(({ text, confidence, bbox }) => ({
          text,
          page,
          x: bbox.x0 / width,
          y: bbox.y0 / height,
          width: (bbox.x1 - bbox.x0) / width,
          height: (bbox.y1 - bbox.y0) / height,
          confidence: Math.max(0, Math.min(1, confidence / 100)),
        })),
      );
    },
    close: () => worker.terminate().then(() => undefined),
  };
}
