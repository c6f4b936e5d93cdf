import { createSemaphore } from '../../platform/concurrency/index.ts';
import { loadSharp } from '../../platform/images/index.ts';

/** The widths in which a page gets the cover photo; a phone loads the first, a wide screen the last. */
export const coverWidths = [480, 960, 1600] as const;
/** Shown in link previews; a JPEG, because not every chat program reads WebP. */
export const previewVariant = 'preview.jpg';
/** The size of link previews. */
const previewSize = { width: 1200, height: 630 } as const;

export interface CoverPicture {
  readonly variant: string;
  readonly picture: Buffer;
}

export const coverVariant = (width: number): string => `${width}.webp`;

/** One at a time: a large photo uses all processors for a moment. */
const takeTurns = createSemaphore({ capacity: 1, maxWaitingPerAccount: 2, maxWaiting: 20 });

/** An uploaded photo in every size that is shown; never enlarged. */
export function drawCover(account: string, photo: Buffer): Promise<readonly CoverPicture[]> {
  return takeTurns(account, async () => {
    const sharp = await loadSharp();
    const pictures: CoverPicture[] = [];
    for (const width of coverWidths) {
      const picture = await sharp(photo)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer();
      pictures.push({ variant: coverVariant(width), picture });
    }
    const preview = sharp(photo)
      .flatten({ background: '#fdfbf5' })
      .resize({ ...previewSize, fit: 'cover' });
    pictures.push({ variant: previewVariant, picture: await preview.jpeg({ quality: 82 }).toBuffer() });
    return pictures;
  });
}
