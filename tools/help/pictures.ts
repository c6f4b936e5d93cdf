import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Taken by `npm run help:pictures`: each once by day and once by night, `badge.avif` and `badge-dark.avif`. */
export const pictureFolder = fileURLToPath(new URL('../../docs/help/pictures/', import.meta.url));

/** The size at which a picture is shown, in CSS pixels, so that nothing moves when it loads. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export function pictureSizes(): Readonly<Record<string, PictureSize>> {
  const path = join(pictureFolder, 'sizes.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function listPictures(): string[] {
  return readdirSync(pictureFolder).filter((name) => name.endsWith('.avif'));
}

/** A picture by day and by night; the browser fetches only the one that is seen. */
export function pictureHtml(href: string, alt: string): string {
  const name = pictureName(href);
  const size = pictureSizes()[name];
  if (!size) throw new Error(`${href}: no such picture; add it to tools/help-pictures and take it`);
  const image = (file: string, when: string) =>
    `<img class="${when}" src="/${assetOf(file)}" alt="${alt.replaceAll('"', '&quot;')}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async">`;
  const shape = size.width < 500 ? ' phone' : '';
  return `<span class="picture${shape}">${image(`${name}.avif`, 'by-day')}${image(`${name}-dark.avif`, 'at-night')}</span>`;
}

export function pictureName(href: string): string {
  return href.replace(/^.*\//, '').replace(/\.avif$/, '');
}

/** Copies the pictures into a build under names with their hash, so that they can be cached for a year. */
export function copyPictures(built: string): void {
  mkdirSync(join(built, 'assets'), { recursive: true });
  for (const file of listPictures()) copyFileSync(join(pictureFolder, file), join(built, assetOf(file)));
}

function assetOf(file: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(pictureFolder, file)))
    .digest('hex')
    .slice(0, 8);
  return `assets/help-${file.replace('.avif', '')}-${hash}.avif`;
}
