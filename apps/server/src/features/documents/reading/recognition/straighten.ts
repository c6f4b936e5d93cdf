import type { Raster } from './raster.ts';
import type { TiltedRectangle } from './rectangle.ts';

/** One line of text, level and of the height that the networks read. */
export interface LineCrop extends Raster {
  /** Pixels of the picture per pixel of the crop. */
  readonly scale: number;
}

/** Cuts a tilted line out of a picture, level, with this height. `maxWidth` limits the work for one line. */
export function straighten(
  picture: Raster,
  line: TiltedRectangle,
  height: number,
  maxWidth: number,
): LineCrop {
  const scale = line.height / height;
  const width = Math.max(1, Math.min(maxWidth, Math.round(line.width / scale)));
  const data = new Uint8Array(width * height * 3);
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const stepX = line.width / width;
  for (let row = 0; row < height; row += 1) {
    const across = (row + 0.5 - height / 2) * scale;
    for (let column = 0; column < width; column += 1) {
      const along = (column + 0.5 - width / 2) * stepX;
      const x = line.x + along * cos - across * sin - 0.5;
      const y = line.y + along * sin + across * cos - 0.5;
      sample(picture, x, y, data, (row * width + column) * 3);
    }
  }
  return { data, width, height, scale };
}

/** The color between four pixels; beyond the edge it is that of the edge. */
function sample({ data, width, height }: Raster, x: number, y: number, into: Uint8Array, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [x - left, y - top];
  const x0 = clamp(left, width) * 3;
  const x1 = clamp(left + 1, width) * 3;
  const y0 = clamp(top, height) * width * 3;
  const y1 = clamp(top + 1, height) * width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[y0 + x0 + channel] ?? 0) * (1 - partX) + (data[y0 + x1 + channel] ?? 0) * partX;
    const lower = (data[y1 + x0 + channel] ?? 0) * (1 - partX) + (data[y1 + x1 + channel] ?? 0) * partX;
    into[at + channel] = Math.round(upper * (1 - partY) + lower * partY);
  }
}

function clamp(position: number, size: number): number {
  return Math.max(0, Math.min(size - 1, position));
}

/** A batch of crops as network input: color planes between -1 and 1; missing pixels on the right are 0. */
export function batchOf(crops: readonly Raster[], width: number, height: number): Float32Array {
  const plane = width * height;
  const values = new Float32Array(crops.length * 3 * plane);
  for (const [index, crop] of crops.entries()) {
    for (let channel = 0; channel < 3; channel += 1) {
      const start = (index * 3 + channel) * plane;
      for (let row = 0; row < crop.height; row += 1) {
        for (let column = 0; column < Math.min(width, crop.width); column += 1) {
          const color = crop.data[(row * crop.width + column) * 3 + channel] ?? 0;
          values[start + row * width + column] = color / 127.5 - 1;
        }
      }
    }
  }
  return values;
}
