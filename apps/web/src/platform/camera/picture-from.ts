/** Longer sides cost time and read no better. */
const longestSide = 1600;

/** One frame or photograph, small enough to be read quickly. */
export async function pictureFrom(source: HTMLVideoElement | Blob): Promise<ImageBitmap> {
  const full = await createImageBitmap(source);
  const scale = longestSide / Math.max(full.width, full.height);
  if (scale >= 1) return full;
  const size = {
    resizeWidth: Math.round(full.width * scale),
    resizeHeight: Math.round(full.height * scale),
  };
  const small = await createImageBitmap(full, { ...size, resizeQuality: 'medium' });
  full.close();
  return small;
}
