import { createSemaphore } from '../../platform/concurrency/index.ts';
import { loadSharp } from '../../platform/images/index.ts';

/** Enough for a page of the PDF and for a screen. */
const longestSide = 1600;

/** One at a time: a large photo uses all processors for a moment. */
const takeTurns = createSemaphore({ capacity: 1, maxWaitingPerAccount: 12, maxWaiting: 40 });

/** An uploaded photo as it is stored: a JPEG without metadata, never enlarged. */
export function drawPhoto(account: string, photo: Buffer): Promise<Buffer> {
  return takeTurns(account, async () => {
    const sharp = await loadSharp();
    return sharp(photo)
      .flatten({ background: '#ffffff' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
  });
}
