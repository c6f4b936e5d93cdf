import sharp from 'sharp';
import type { DocumentRng } from '../rng.ts';

/** A flatbed's picture: a little tilted, softened, grey or in color, some noise. */
export async function scanned(picture: Buffer, rng: DocumentRng): Promise<Buffer> {
  const tilt = rng.isTrue(0.3) ? 0 : (rng.isTrue(0.5) ? 1 : -1) * (0.3 + rng.next() * 2.2);
  const wide = rng.pick([1240, 1500, 1654]);
  let image = sharp(await tilted(picture, tilt))
    .resize({ width: wide })
    .blur(0.4 + rng.next() * 0.5);
  if (rng.isTrue(0.6)) image = image.grayscale();
  const light = 0.9 + rng.next() * 0.1;
  return image
    .linear(light, 255 * (1 - light) * 0.4)
    .jpeg({ quality: rng.int(45, 85) })
    .toBuffer();
}

/** A fax: coarse and of two colors, without any grey. */
export async function faxed(picture: Buffer, rng: DocumentRng): Promise<Buffer> {
  const tilt = (rng.next() - 0.5) * 3;
  const { data, info } = await sharp(await tilted(picture, tilt))
    .resize({ width: rng.pick([1100, 1240, 1400]) })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const limit = rng.int(140, 190);
  for (let at = 0; at < data.length; at += 1) {
    const isSpeck = rng.next() < 0.0008;
    data[at] = (data[at] ?? 0) > limit !== isSpeck ? 255 : 0;
  }
  const raw = { width: info.width, height: info.height, channels: 1 as const };
  return sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer();
}

/** A scan that lies on its side or on its head. */
export async function scannedTurned(picture: Buffer, rng: DocumentRng): Promise<Buffer> {
  return sharp(await scanned(picture, rng))
    .rotate(rng.pick([90, 180, 270]))
    .jpeg({ quality: 80 })
    .toBuffer();
}

function tilted(picture: Buffer, degrees: number): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#fff' })
    .rotate(degrees, { background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
