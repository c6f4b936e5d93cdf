import type { Models } from './models.ts';
import type { Raster } from './raster.ts';
import type { TiltedRectangle } from './rectangle.ts';
import { batchOf, type LineCrop, straighten } from './straighten.ts';

/** A recognized character, its position in the crop in pixels from the left, and its confidence. */
export interface ReadCharacter {
  readonly character: string;
  readonly x: number;
  readonly confidence: number;
}

export interface ReadLine {
  readonly line: TiltedRectangle;
  readonly crop: LineCrop;
  readonly characters: readonly ReadCharacter[];
}

const cropHeight = 48;
/** A line across a page in small print; longer ones are narrowed. */
const maxCropWidth = 2_400;
/** Lines of similar width are read together: at most eight, and fewer long ones, to limit memory. */
const batchSize = 8;
const batchWidth = 3_200;

/** The text of lines, one batch after the other; `onBatch` receives the fraction that is done. */
export async function readLines(
  models: Models,
  picture: Raster,
  lines: readonly TiltedRectangle[],
  onBatch: (share: number) => void = () => {},
): Promise<readonly ReadLine[]> {
  const narrowFirst = [...lines].sort((a, b) => a.width / a.height - b.width / b.height);
  const read: ReadLine[] = [];
  while (read.length < narrowFirst.length) {
    const batch = narrowFirst.slice(read.length, read.length + sizeAt(narrowFirst, read.length));
    read.push(...(await readBatch(models, picture, batch)));
    onBatch(read.length / lines.length);
  }
  return read;
}

/** How many lines are read together from here on: they are sorted, so the last one is the longest. */
function sizeAt(lines: readonly TiltedRectangle[], from: number): number {
  for (let size = Math.min(batchSize, lines.length - from); size > 1; size -= 1) {
    const longest = lines[from + size - 1];
    const width = longest ? (longest.width / longest.height) * cropHeight : 0;
    if (size * Math.min(maxCropWidth, width) <= batchWidth) return size;
  }
  return 1;
}

async function readBatch(
  models: Models,
  picture: Raster,
  lines: readonly TiltedRectangle[],
): Promise<ReadLine[]> {
  const crops = lines.map((line) => straighten(picture, line, cropHeight, maxCropWidth));
  const width = Math.max(64, ...crops.map((crop) => Math.ceil(crop.width / 32) * 32));
  const input = batchOf(crops, width, cropHeight);
  const { values, shape } = await models.recognition.run(input, [crops.length, 3, cropHeight, width]);
  const [, steps = 0, classes = 0] = shape;
  return crops.map((crop, index) => ({
    line: lines[index] as TiltedRectangle,
    crop,
    characters: decode(models, values.subarray(index * steps * classes, (index + 1) * steps * classes), {
      steps,
      classes,
      stepWidth: width / steps,
      end: crop.width,
    }),
  }));
}

interface Steps {
  readonly steps: number;
  readonly classes: number;
  /** Pixels of the crop per step. */
  readonly stepWidth: number;
  /** Where the crop ends: later steps contain nothing. */
  readonly end: number;
}

/** The most likely character at each step; a character repeated over adjacent steps is one. */
function decode({ characters, classes }: Models, values: Float32Array, parts: Steps): ReadCharacter[] {
  const found: (ReadCharacter & { to: number; best: number })[] = [];
  let previous = 0;
  for (let step = 0; step < parts.steps && step * parts.stepWidth < parts.end; step += 1) {
    const { best, confidence } = likeliest(values, step * parts.classes, classes);
    const last = found.at(-1);
    const x = (step + 0.5) * parts.stepWidth;
    if (best !== 0 && best !== previous) {
      found.push({ character: characters[best] ?? '', x, confidence, to: x, best });
    } else if (best !== 0 && last) {
      found[found.length - 1] = { ...last, to: x, confidence: Math.max(last.confidence, confidence) };
    }
    previous = best;
  }
  return found.map(({ character, x, to, confidence }) => ({ character, x: (x + to) / 2, confidence }));
}

function likeliest(
  values: Float32Array,
  from: number,
  classes: readonly number[],
): { best: number; confidence: number } {
  let best = 0;
  let confidence = 0;
  for (const at of classes) {
    const value = values[from + at] as number;
    if (value > confidence) {
      best = at;
      confidence = value;
    }
  }
  return { best, confidence };
}
