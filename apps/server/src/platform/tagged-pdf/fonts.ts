import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The voices of a document: running text, what stands out in it, and headings. */
export type Voice = 'plain' | 'strong' | 'heading';

export interface FontFile {
  /** Its name in the document. */
  readonly name: string;
  readonly font: Font;
}

/** Packages and their parts by script, the preferred first. */
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

const filesOf = (parts: readonly string[], weight: number) =>
  parts.map((part) => `@fontsource/${packageOf(part)}/files/${part}-${weight}-normal.woff`);

const packageOf = (part: string) => /^(inter|bricolage-grotesque|noto-sans-[a-z]+)-/.exec(part)?.[1] ?? '';

/** For arrows, boxes and other signs, the one for what is missing among them. */
const signs = 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

const files: Readonly<Record<Voice, readonly string[]>> = {
  plain: [...filesOf([...inter, ...noto], 400), signs],
  strong: [...filesOf([...inter, ...noto], 600), signs],
  heading: [...filesOf(bricolage, 700), ...filesOf([...inter, ...noto], 600), signs],
};

const opened = new Map<string, FontFile>();

function openFont(file: string): FontFile {
  const known = opened.get(file);
  if (known) return known;
  const fresh = { name: file, font: create(readFileSync(require.resolve(file))) };
  opened.set(file, fresh);
  return fresh;
}

/** What stands for a character that no font has. */
export const missingSign = '□';

/** Joins and variants that a font may lack without anything missing on the page. */
const isInvisible = (codePoint: number) =>
  codePoint === 0x200c || codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f);

const chosen = new Map<string, FontFile | null>();

/** The first font of a voice that can write all of a character, its accents included; null where none can. */
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
  // What people type has no end of characters; what is remembered has.
  if (chosen.size < 5000) chosen.set(key, found);
  return found;
}
