import { createCanvas } from '@napi-rs/canvas';

/** A PNG of one line of typewriter text, as a scanner makes it: without any text in the file. */
export function drawScan(line: string): Buffer {
  const canvas = createCanvas(1400, 500);
  const draw = canvas.getContext('2d');
  draw.fillStyle = 'white';
  draw.fillRect(0, 0, 1400, 500);
  draw.fillStyle = 'black';
  draw.font = '32px monospace';
  draw.fillText(line, 40, 80);
  return canvas.toBuffer('image/png');
}
