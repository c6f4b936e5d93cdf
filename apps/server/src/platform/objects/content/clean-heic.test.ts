import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heicFile } from '../testing/heic-file.ts';
import { cleanHeic } from './clean-heic.ts';
import { ContentRefused } from './content-refused.ts';

const picture = { kind: 'hvc1', bytes: Buffer.from('the picture itself') };
const exif = { kind: 'Exif', bytes: Buffer.from('GPSLatitude 51 30 N') };
const xmp = { kind: 'mime', bytes: Buffer.from('<x:xmpmeta>51,30N</x:xmpmeta>') };

test('what a HEIC says about place and camera is blanked; everything else stays where it was', () => {
  const before = heicFile([picture, exif, xmp]);
  const after = cleanHeic(Buffer.from(before));
  const expected = heicFile([
    picture,
    { ...exif, bytes: Buffer.alloc(exif.bytes.length) },
    { ...xmp, bytes: Buffer.alloc(xmp.bytes.length) },
  ]);
  expect(after.equals(expected)).toBe(true);
  expect(before.includes('GPSLatitude')).toBe(true);
});

test('one without descriptions is kept to the byte', () => {
  const before = heicFile([picture]);
  expect(cleanHeic(Buffer.from(before)).equals(before)).toBe(true);
});

test.each([
  ['without any description of its parts', heicFile([]).subarray(0, 24)],
  ['cut inside its list of items', heicFile([picture, exif]).subarray(0, 60)],
  ['whose description lies beyond its end', heicFile([picture, exif]).subarray(0, -5)],
])('one %s is refused with advice', (_, bytes) => {
  expect(() => cleanHeic(bytes)).toThrow(
    new ContentRefused('This picture cannot be read; send it as a JPEG instead.'),
  );
});

test('whatever bytes come, it answers or refuses, and never changes the length', () => {
  const file = heicFile([picture, exif, xmp]);
  const flips = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(flips, (changes) => {
      const bytes = Buffer.from(file);
      for (const [at, value] of changes) bytes[at] = value;
      try {
        return cleanHeic(bytes).length === bytes.length;
      } catch (problem) {
        return problem instanceof ContentRefused;
      }
    }),
    { numRuns: 500 },
  );
});

test('one that claims millions of pieces is refused at once', () => {
  const file = heicFile(Array.from({ length: 500 }, () => exif));
  const iloc = file.indexOf('iloc');
  // Pieces without any length of their own: 500 items of 65535 pieces would be 33 million rounds.
  file[iloc + 8] = 0;
  file.fill(0xff, iloc + 12, iloc - 4 + file.readUInt32BE(iloc - 4));
  const begun = performance.now();
  expect(() => cleanHeic(file)).toThrow(ContentRefused);
  expect(performance.now() - begun).toBeLessThan(500);
});
