import { componentsOf } from './components.ts';
import type { Models } from './models.ts';
import { imageOf, type Raster } from './raster.ts';
import { cornersOf, smallestRectangle, type TiltedRectangle } from './rectangle.ts';

/** The longer side of the searched picture: characters of 8 points on a page are then 12 pixels high. */
const searchedSide = 1_472;
/** The network accepts pictures whose sides are multiples of this. */
const step = 32;
const inkThreshold = 0.3;
const lineThreshold = 0.55;
/** The network marks the core of a line; the line is larger by this factor times area over perimeter. */
const growth = 1.7;
const minHeight = 6;

const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

/** The lines of text of a picture, in its own pixels. */
export async function findLines({ detection }: Models, picture: Raster): Promise<readonly TiltedRectangle[]> {
  const scale = Math.min(1, searchedSide / Math.max(picture.width, picture.height));
  const width = Math.max(step, Math.round((picture.width * scale) / step) * step);
  const height = Math.max(step, Math.round((picture.height * scale) / step) * step);
  const { data } = await imageOf(picture)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { values } = await detection.run(normalized(data, width * height), [1, 3, height, width]);
  const [acrossX, acrossY] = [picture.width / width, picture.height / height];
  const lines: TiltedRectangle[] = [];
  for (const { outline, score } of componentsOf({ values, width, height }, inkThreshold)) {
    if (score < lineThreshold) continue;
    const core = smallestRectangle(outline.map(({ x, y }) => ({ x: x * acrossX, y: y * acrossY })));
    if (!core) continue;
    const line = grown(core);
    if (line.height >= minHeight) lines.push(line);
  }
  return joined(lines);
}

/** Merges two overlapping parts of one line, because a character at the seam would be read twice. */
function joined(lines: readonly TiltedRectangle[]): readonly TiltedRectangle[] {
  const kept: TiltedRectangle[] = [];
  for (const line of [...lines].sort((a, b) => a.x - b.x)) {
    const at = kept.findIndex((other) => continues(other, line));
    const whole = at === -1 ? null : smallestRectangle([...cornersOf(kept[at] ?? line), ...cornersOf(line)]);
    if (whole === null) kept.push(line);
    else kept[at] = whole;
  }
  return kept;
}

function continues(a: TiltedRectangle, b: TiltedRectangle): boolean {
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)];
  const along = Math.abs((b.x - a.x) * cos + (b.y - a.y) * sin);
  const across = Math.abs((b.y - a.y) * cos - (b.x - a.x) * sin);
  const alike =
    Math.abs(a.angle - b.angle) < 0.1 && Math.max(a.height, b.height) < 1.6 * Math.min(a.height, b.height);
  return alike && across < 0.35 * Math.min(a.height, b.height) && along < (a.width + b.width) / 2;
}

function grown(core: TiltedRectangle): TiltedRectangle {
  const { width, height } = core;
  const by = (width * height * growth) / (width + height);
  return { ...core, width: width + by, height: height + by };
}

/** Converts from pixel order to color planes, normalized as the network was trained. */
function normalized(data: Uint8Array, count: number): Float32Array {
  const values = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel += 1) {
    const [average = 0, spread = 1] = [mean[channel], deviation[channel]];
    for (let at = 0; at < count; at += 1) {
      values[channel * count + at] = ((data[at * 3 + channel] ?? 0) / 255 - average) / spread;
    }
  }
  return values;
}
