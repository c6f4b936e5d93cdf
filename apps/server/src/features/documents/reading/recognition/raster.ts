import sharp, { type Sharp } from 'sharp';

/** A picture in memory: red, green and blue of each pixel, row by row. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { data, width: info.width, height: info.height };
  throw new Error('The picture has no three colors.');
}

/** The same picture as a `sharp` image. */
export function imageOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Rotated clockwise by a quarter, a half or three quarters. */
export async function turned(raster: Raster, degrees: 90 | 180 | 270): Promise<Raster> {
  return rasterOf(imageOf(raster).rotate(degrees));
}
