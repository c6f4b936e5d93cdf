import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heicFile } from '../testing/heic-file.ts';
import { cleanHeic } from './clean-heic.ts';
import { ContentRefused } from './content-refused.ts';

const picture = { kind: 'hvc1', bytes: Buffer.from('the picture itself') };
const exif = { kind: 'Exif', bytes: Buffer.from('GPSLatitude 51 30 N') };
const xmp = { kind: 'mime', bytes: Buffer.from('<x:xmpmeta>51,30N</x:xmpmeta>') };

test('the location and camera in a HEIC are blanked; all other bytes are unchanged', () => {
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

test('one without metadata is not changed', () => {
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

test('any bytes are accepted or refused, and their length never changes', () => {
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

test('one that claims millions of extents is refused at once', () => {
  const file = heicFile(Array.from({ length: 500 }, () => exif));
  const iloc = file.indexOf('iloc');
  // Extents without a length: 500 items with 65535 extents each would be 33 million iterations.
  file[iloc + 8] = 0;
  file.fill(0xff, iloc + 12, iloc - 4 + file.readUInt32BE(iloc - 4));
  const begun = performance.now();
  expect(() => cleanHeic(file)).toThrow(ContentRefused);
  expect(performance.now() - begun).toBeLessThan(500);
});
