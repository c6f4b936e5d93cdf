import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Size {
  readonly width: number;
  readonly height: number;
}
const small: Size = { width: 640, height: 480 };
const large: Size = { width: 1280, height: 720 };

/**
 * Creates a video of a picture as seen by a camera: the picture on grey, a little smaller than the frame. Chromium
 * plays the file instead of a camera.
 */
export async function filmPicture(page: Page, png: Buffer, file: string): Promise<void> {
  const frame = await frameOf(page, [png], small);
  writeFileSync(file, Buffer.concat([headerOf(small, 10), frame, frame, frame]));
}

/** A video of several pictures held up side by side. */
export async function filmTogether(page: Page, pngs: readonly Buffer[], file: string): Promise<void> {
  const frame = await frameOf(page, pngs, large);
  writeFileSync(file, Buffer.concat([headerOf(large, 5), frame, frame, frame]));
}

/** A video in which the picture is held up for two seconds, then away for three, forever. */
export async function filmComingAndGoing(page: Page, png: Buffer, file: string): Promise<void> {
  const shown = await frameOf(page, [png], large);
  const empty = await frameOf(page, [], large);
  const frames = [...new Array<Buffer>(4).fill(shown), ...new Array<Buffer>(6).fill(empty)];
  writeFileSync(file, Buffer.concat([headerOf(large, 2), ...frames]));
}

function headerOf({ width, height }: Size, perSecond: number): Buffer {
  return Buffer.from(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`);
}

/** One frame with the pictures in a row in its middle, or without any. */
async function frameOf(page: Page, pngs: readonly Buffer[], size: Size): Promise<Buffer> {
  const luma = await page.evaluate(readLuma, {
    pictures: pngs.map((png) => png.toString('base64')),
    ...size,
  });
  const chroma = Buffer.alloc((size.width * size.height) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma, 'base64'), chroma]);
}

/** Runs in the browser: draws the pictures into the frame and returns its brightness, row by row, as Base64. */
async function readLuma(input: {
  pictures: readonly string[];
  width: number;
  height: number;
}): Promise<string> {
  const canvas = new OffscreenCanvas(input.width, input.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = '#9a9a9a';
  pen.fillRect(0, 0, input.width, input.height);
  const room = input.width / Math.max(1, input.pictures.length);
  for (const [index, picture] of input.pictures.entries()) {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const side = Math.min(input.height, room) * 0.8;
    const left = room * index + (room - side) / 2;
    pen.drawImage(bitmap, left, (input.height - side) / 2, side, side);
  }
  const { data } = pen.getImageData(0, 0, input.width, input.height);
  let binary = '';
  for (let at = 0; at < data.length; at += 4) {
    binary += String.fromCharCode(
      Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)),
    );
  }
  return btoa(binary);
}
