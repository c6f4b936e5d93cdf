import type { Sharp } from 'sharp';
import { loadSharp } from '../../images/index.ts';
import { ContentRefused } from './content-refused.ts';

/** A re-encoded picture: upright, without any metadata, with a thumbnail. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly thumbnail: Buffer;
}

/** A phone's largest picture has 50 million; a decompression bomb claims billions in a few kilobytes. */
const maxPixels = 64_000_000;
const maxSide = 20_000;
const thumbnailSide = 480;

type Kind = 'jpeg' | 'png' | 'webp';

/** How many pixels a picture claims to have; zero for a broken one, which is then refused at once. */
export async function pixelsOf(input: Uint8Array): Promise<number> {
  const sharp = await loadSharp();
  const claimed = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return claimed ? claimed.width * claimed.height : 0;
}

/** Re-encodes in the picture's own format. Throws `ContentRefused` for decompression bombs and broken pictures. */
export async function cleanImage(input: Uint8Array, kind: Kind): Promise<CleanImage> {
  const sharp = await loadSharp();
  const open = () =>
    sharp(input, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 });
  try {
    const { width = 0, height = 0 } = await open().metadata();
    if (width > maxSide || height > maxSide || width * height > maxPixels) throw tooLarge();
    const upright = await encode(open().autoOrient(), kind).toBuffer();
    const small = {
      width: thumbnailSide,
      height: thumbnailSide,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    const thumbnail = await open().autoOrient().resize(small).webp({ quality: 80 }).toBuffer();
    return { bytes: upright, contentType: `image/${kind}`, thumbnail };
  } catch (problem) {
    throw problem instanceof ContentRefused ? problem : explain(problem as Error);
  }
}

function encode(image: Sharp, kind: Kind): Sharp {
  // Optimized tables would need memory for the whole picture once more.
  if (kind === 'jpeg') return image.jpeg({ quality: 90, optimiseCoding: false });
  return kind === 'png' ? image.png() : image.webp({ quality: 90 });
}

function explain(problem: Error): ContentRefused {
  if (/pixel limit/i.test(problem.message)) return tooLarge();
  return new ContentRefused(
    'This picture cannot be read; it may have been cut off on its way. Send it again.',
  );
}

function tooLarge(): ContentRefused {
  return new ContentRefused('This picture has too many pixels; send one of at most 64 megapixels.');
}
