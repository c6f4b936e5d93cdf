import { createCanvas } from '@napi-rs/canvas';

/** A PNG of lines of typewriter text, as a scanner makes it: without any text in the file. */
export function drawScan(text: string): Buffer {
  const canvas = createCanvas(1400, 500);
  const draw = canvas.getContext('2d');
  draw.fillStyle = 'white';
  draw.fillRect(0, 0, 1400, 500);
  draw.fillStyle = 'black';
  draw.font = '32px monospace';
  for (const [row, line] of text.split('\n').entries()) draw.fillText(line, 40, 80 + row * 64);
  return canvas.toBuffer('image/png');
}
