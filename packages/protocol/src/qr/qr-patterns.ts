import { alignmentPositions } from './qr-capacity.ts';

/** A code being drawn: `fixed` modules belong to the patterns and are never masked. */
export interface Canvas {
  readonly size: number;
  readonly dark: Uint8Array;
  readonly fixed: Uint8Array;
}

export function setFixed(canvas: Canvas, x: number, y: number, dark: boolean): void {
  if (x < 0 || y < 0 || x >= canvas.size || y >= canvas.size) return;
  canvas.dark[y * canvas.size + x] = dark ? 1 : 0;
  canvas.fixed[y * canvas.size + x] = 1;
}

/** An empty code with its finder, timing and alignment patterns, its version, and space for the format. */
export function drawPatterns(version: number): Canvas {
  const size = version * 4 + 17;
  const canvas = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let at = 0; at < size; at += 1) {
    setFixed(canvas, 6, at, at % 2 === 0);
    setFixed(canvas, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(canvas, x, y, 4, (far) => far !== 2 && far !== 4);
  }
  const offsets = alignmentPositions(version);
  const last = offsets.length - 1;
  for (const [column, x] of offsets.entries()) {
    for (const [row, y] of offsets.entries()) {
      const onFinder = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!onFinder) drawRings(canvas, x, y, 2, (far) => far !== 1);
    }
  }
  drawFormat(canvas, 0);
  if (version >= 7) drawVersion(canvas, version);
  return canvas;
}

function drawRings(canvas: Canvas, x: number, y: number, reach: number, isDark: (far: number) => boolean) {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      setFixed(canvas, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Level M and the mask, twice, with their own correction. Source: ISO/IEC 18004:2015, 7.9. */
export function drawFormat(canvas: Canvas, mask: number): void {
  let rest = mask;
  for (let round = 0; round < 10; round += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  const { size } = canvas;
  for (let at = 0; at <= 5; at += 1) setFixed(canvas, 8, at, bit(at));
  setFixed(canvas, 8, 7, bit(6));
  setFixed(canvas, 8, 8, bit(7));
  setFixed(canvas, 7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) setFixed(canvas, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) setFixed(canvas, size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) setFixed(canvas, 8, size - 15 + at, bit(at));
  setFixed(canvas, 8, size - 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  let rest = version;
  for (let round = 0; round < 12; round += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const far = canvas.size - 11 + (at % 3);
    const near = Math.floor(at / 3);
    setFixed(canvas, far, near, ((bits >>> at) & 1) === 1);
    setFixed(canvas, near, far, ((bits >>> at) & 1) === 1);
  }
}
