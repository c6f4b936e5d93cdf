import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The styles of a document's text: plain, strong, slanted, and headings. */
export type Voice = 'plain' | 'strong' | 'slanted' | 'heading';

export interface FontFile {
  /** Its name in the document. */
  readonly name: string;
  readonly font: Font;
}

/** Packages and their parts by script, in order of preference. */
const inter = [
  'inter-latin',
  'inter-latin-ext',
  'inter-cyrillic',
  'inter-cyrillic-ext',
  'inter-greek',
  'inter-greek-ext',
  'inter-vietnamese',
];
const noto = ['noto-sans-hebrew-hebrew', 'noto-sans-arabic-arabic'];
const bricolage = [
  'bricolage-grotesque-latin',
  'bricolage-grotesque-latin-ext',
  'bricolage-grotesque-vietnamese',
];

const filesOf = (parts: readonly string[], weight: number, slant: 'normal' | 'italic' = 'normal') =>
  parts.map((part) => `@fontsource/${packageOf(part)}/files/${part}-${weight}-${slant}.woff`);

const packageOf = (part: string) => /^(inter|bricolage-grotesque|noto-sans-[a-z]+)-/.exec(part)?.[1] ?? '';

/** For arrows, boxes and other symbols, including the one for missing characters. */
const signs = 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

const files: Readonly<Record<Voice, readonly string[]>> = {
  plain: [...filesOf([...inter, ...noto], 400), signs],
  strong: [...filesOf([...inter, ...noto], 600), signs],
  slanted: [...filesOf(inter, 400, 'italic'), ...filesOf(noto, 400), signs],
  heading: [...filesOf(bricolage, 700), ...filesOf([...inter, ...noto], 600), signs],
};

const opened = new Map<string, FontFile>();

function openFont(file: string): FontFile {
  const known = opened.get(file);
  if (known) return known;
  const fresh = { name: file, font: create(readFileSync(require.resolve(file))) };
  nameGlyphs(fresh.font);
  opened.set(file, fresh);
  return fresh;
}

/**
 * fontkit keeps a glyph as it first met it. One that it first read as a part of another, as the e of é, has no character, and
 * copying and searching would lose it in every later document; one that stands for several characters has the first.
 */
function nameGlyphs(font: Font): void {
  const points = font.characterSet.toSorted((one, other) => rankOf(one) - rankOf(other) || one - other);
  for (const point of points) font.glyphForCodePoint(point);
}

/** Letters and punctuation before signs that look like them, such as U+02BC beside the apostrophe U+2019. */
const rankOf = (point: number): number => (point < 0x250 || (point >= 0x2000 && point < 0x2070) ? 0 : 1);

/** Shown in place of a character that no font has. */
export const missingSign = '□';

/** Joiners and variation selectors, which a font may lack without anything missing on the page. */
const isInvisible = (codePoint: number) =>
  codePoint === 0x200c || codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f);

const chosen = new Map<string, FontFile | null>();

/** The first font of a style that has all of a character, including its accents; null if none has. */
export function fontFor(voice: Voice, character: string): FontFile | null {
  const key = `${voice} ${character}`;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const points = [...character].map((part) => part.codePointAt(0) ?? 0);
  let found: FontFile | null = null;
  for (const file of files[voice]) {
    const font = openFont(file);
    if (points.every((point) => isInvisible(point) || font.font.hasGlyphForCodePoint(point))) {
      found = font;
      break;
    }
  }
  // Texts may contain any number of different characters, so the cache is limited.
  if (chosen.size < 5000) chosen.set(key, found);
  return found;
}
