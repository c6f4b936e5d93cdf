import type { PositionedWord } from '@clearpaw/domain';
import type { Sharp } from 'sharp';
import { cutWords } from './cut-words.ts';
import { findLines } from './find-lines.ts';
import { loadModels, type Models } from './models.ts';
import { isUpsideDown, liesOnItsSide, tiltOf } from './orientation.ts';
import { imageOf, type Raster, rasterOf, turned } from './raster.ts';
import { type ReadLine, readLines } from './read-lines.ts';
import type { TiltedRectangle } from './rectangle.ts';

export interface ReadPicture {
  readonly words: readonly PositionedWord[];
  /** The picture upright and level; the words' positions refer to it. */
  readonly picture: Sharp;
}

export interface PageReader {
  /** Reads the printed text of a picture; `onProgress` receives the fraction of the page that is read. */
  read(image: Sharp, page: number, onProgress?: (share: number) => void): Promise<ReadPicture>;
  close(): Promise<void>;
}

/** A character of 8 points on a page is then 20 pixels high; larger pictures only take time and memory. */
const longestSide = 2_600;

/** Opens a reader of printed text that runs on this machine, with PP-OCRv4 models that are part of the product. */
export async function openReader(): Promise<PageReader> {
  const models = await loadModels();
  return {
    async read(image, page, onProgress) {
      const size = {
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      } as const;
      const { picture, lines } = await rightWayUp(models, await rasterOf(image.autoOrient().resize(size)));
      onProgress?.(0.3);
      const read = await readLines(models, picture, lines, (share) => onProgress?.(0.3 + 0.7 * share));
      return leveled(picture, read, page);
    },
    close: () => models.close(),
  };
}

async function rightWayUp(models: Models, picture: Raster) {
  let found = { picture, lines: await findLines(models, picture) };
  if (liesOnItsSide(found.lines)) found = await turnedBy(models, found.picture, 90);
  if (await isUpsideDown(models, found.picture, found.lines)) {
    found = await turnedBy(models, found.picture, 180);
  }
  return found;
}

async function turnedBy(models: Models, from: Raster, degrees: 90 | 180) {
  const picture = await turned(from, degrees);
  return { picture, lines: await findLines(models, picture) };
}

/** A smaller tilt does not mix up lines. */
const smallestTilt = 0.2 * (Math.PI / 180);

function leveled(picture: Raster, read: readonly ReadLine[], page: number): ReadPicture {
  const all = tiltOf(read.map(({ line }) => line));
  const tilt = Math.abs(all) < smallestTilt ? 0 : all;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const width = picture.width * Math.abs(cos) + picture.height * Math.abs(sin);
  const height = picture.height * Math.abs(cos) + picture.width * Math.abs(sin);
  const words = read.flatMap((line) =>
    cutWords(line).map(({ text, from, to, confidence }) => {
      const middle = pointOn(line.line, ((from + to) / 2 - line.crop.width / 2) * line.crop.scale);
      const [x, y] = [middle.x - picture.width / 2, middle.y - picture.height / 2];
      // The box of a line is higher than its characters.
      const size = { width: (to - from) * line.crop.scale, height: line.line.height * 0.7 };
      return {
        ...{ text, page, confidence },
        x: (x * cos + y * sin + width / 2 - size.width / 2) / width,
        y: (y * cos - x * sin + height / 2 - size.height / 2) / height,
        width: size.width / width,
        height: size.height / height,
      };
    }),
  );
  const level = imageOf(picture);
  return {
    words,
    picture: tilt === 0 ? level : level.rotate((-tilt * 180) / Math.PI, { background: 'white' }),
  };
}

/** The point on the center line, this far to the right of the center. */
function pointOn({ x, y, angle }: TiltedRectangle, along: number) {
  return { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) };
}
