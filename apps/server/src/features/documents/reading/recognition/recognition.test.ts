import { linesOf, textOf } from '@clearpaw/domain';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawPdf } from '../../testing/draw-pdf.ts';
import { openPdf } from '../open-pdf.ts';
import { openReader } from './index.ts';

const rows = [
  'Vaccine            Date Given   Due Date     Lot/Serial   Vet',
  'Rabies 3yr         06/05/2024   06/05/2027   18844A       Lind',
  'DA2PP 3yr          06/05/2024   06/05/2027   512209       Lind',
  'Bordetella (oral)  03/11/2025   03/11/2026   440173B      Ortiz',
  'Lepto 4            06/12/2025   06/12/2026   630551       Ortiz',
];
/** A single V or O is often read as a small letter. */
const expected = rows.map((row) => row.replace(/ +/g, ' ').toLowerCase());

const pdf = await openPdf(new Uint8Array(drawPdf(rows.join('\n\n'))));
const page = await pdf.draw(1, 1600);
const reader = await openReader();
afterAll(() => reader.close());

/** Tilted by a scanner or a hand, and lying on its side or upside down. */
const positions = [0, 1.2, -4, 90, 180, 270, 183];

test.each(positions)('a page rotated by %s degrees is read row by row, every character', async (degrees) => {
  const photo = await sharp(page).rotate(degrees, { background: '#e8e8e8' }).jpeg({ quality: 70 }).toBuffer();
  const { words } = await reader.read(sharp(photo), 1);
  expect(linesOf(words).map((line) => textOf(line).toLowerCase())).toEqual(expected);
});

test('the stored picture is level, and each word is at its position', async () => {
  const photo = await sharp(page).rotate(-3, { background: 'white' }).toBuffer();
  const { words, picture } = await reader.read(sharp(photo), 1);
  const lot = words.find(({ text }) => text === '630551');
  const { data, info } = await picture.grayscale().raw().toBuffer({ resolveWithObject: true });
  if (!lot) throw new Error('The lot was not read.');
  const middle = Math.round((lot.y + lot.height / 2) * info.height);
  const inkAt = (from: number, to: number) => {
    const row = data.subarray(middle * info.width + Math.round(from * info.width));
    return row.subarray(0, Math.round((to - from) * info.width)).some((value) => value < 128);
  };
  expect(inkAt(lot.x, lot.x + lot.width)).toBe(true);
  expect(inkAt(lot.x + lot.width + 0.01, lot.x + lot.width + 0.03)).toBe(false);
});

test('an empty page has no words', async () => {
  const empty = sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } }).png();
  expect((await reader.read(sharp(await empty.toBuffer()), 1)).words).toEqual([]);
});
