/** Wide enough for every screen; the server makes the smaller sizes. */
const widest = 2400;

/** Prepares a photo for upload: upright, without location or camera data, no wider than it is ever shown. */
export async function preparePhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, widest / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The photo could not be drawn.'));
    canvas.toBlob(take, 'image/jpeg', 0.9);
  });
}
