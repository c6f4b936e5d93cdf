import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const size = { width: 640, height: 480 };

/**
 * Makes a video of a picture, as a camera held before it would see it: the picture on grey, a little smaller than
 * the frame. Chromium plays the file in place of a camera.
 */
export async function filmPicture(page: Page, png: Buffer, file: string): Promise<void> {
  const luma = await page.evaluate(readLuma, { picture: png.toString('base64'), ...size });
  const chroma = Buffer.alloc((size.width * size.height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma), chroma]);
  const header = `YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(header), frame, frame, frame]));
}

/** Runs in the browser: draws the picture into the frame and answers its brightness, row by row. */
async function readLuma(input: { picture: string; width: number; height: number }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(input.picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(input.width, input.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = '#9a9a9a';
  pen.fillRect(0, 0, input.width, input.height);
  const side = input.height * 0.8;
  pen.drawImage(bitmap, (input.width - side) / 2, (input.height - side) / 2, side, side);
  const { data } = pen.getImageData(0, 0, input.width, input.height);
  const luma: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    luma.push(
      Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)),
    );
  }
  return luma;
}
