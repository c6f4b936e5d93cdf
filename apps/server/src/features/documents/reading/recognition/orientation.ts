import type { Models } from './models.ts';
import type { Raster } from './raster.ts';
import { isUpright, type TiltedRectangle } from './rectangle.ts';
import { batchOf, straighten } from './straighten.ts';

const cropHeight = 48;
const cropWidth = 192;
/** The longest lines are sufficient to determine the orientation of a page. */
const asked = 12;

/** Whether most of the text runs from top to bottom: the page lies on its side. */
export function liesOnItsSide(lines: readonly TiltedRectangle[]): boolean {
  const clear = lines.filter(({ width, height }) => width > 2 * height);
  const upright = clear.filter(isUpright);
  return lengthOf(upright) > lengthOf(clear) / 2;
}

function lengthOf(lines: readonly TiltedRectangle[]): number {
  return lines.reduce((sum, { width }) => sum + width, 0);
}

/** Whether most of the lines are upside down. */
export async function isUpsideDown(
  { direction }: Models,
  picture: Raster,
  lines: readonly TiltedRectangle[],
): Promise<boolean> {
  const longest = [...lines].sort((a, b) => b.width - a.width).slice(0, asked);
  if (longest.length === 0) return false;
  const crops = longest.map((line) => straighten(picture, line, cropHeight, cropWidth));
  const input = batchOf(crops, cropWidth, cropHeight);
  const { values } = await direction.run(input, [crops.length, 3, cropHeight, cropWidth]);
  const turned = crops.reduce((sum, _, index) => sum + (values[index * 2 + 1] ?? 0), 0);
  return turned > crops.length / 2;
}

/** The tilt of a page in radians: the median over its lines, weighted by length. */
export function tiltOf(lines: readonly TiltedRectangle[]): number {
  const long = lines.filter(({ width, height }) => width > 3 * height);
  const ordered = [...long].sort((a, b) => a.angle - b.angle);
  let left = lengthOf(ordered) / 2;
  for (const { angle, width } of ordered) {
    left -= width;
    if (left <= 0) return angle;
  }
  return 0;
}
