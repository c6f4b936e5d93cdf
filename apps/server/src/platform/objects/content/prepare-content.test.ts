import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicFile } from '../testing/heic-file.ts';
import { ContentRefused } from './content-refused.ts';
import { type PreparedContent, prepareContent } from './prepare-content.ts';
import type { Purpose } from './purpose.ts';

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c63' } });
const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' };
const jpeg = await picture.clone().withExif({ IFD3: gps }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const heic = heicFile([
  { kind: 'hvc1', bytes: Buffer.from('the picture itself') },
  { kind: 'Exif', bytes: Buffer.from('GPSLatitude 51 30 N') },
]);

/** The result for some bytes; `counted` is the size of the upload as the server counted it. */
function prepare(purpose: Purpose, bytes: Buffer, counted = bytes.length): Promise<PreparedContent> {
  const parts = { purpose, declaredType: 'text/html', size: counted, scanner: null, account: 'a' };
  return prepareContent(parts, async () => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]));
}

describe('what is stored of a file', () => {
  test('is decided by the content, whatever type its sender states', async () => {
    expect(await prepare('files', jpeg)).toEqual({ kind: 'keep', contentType: 'text/html' });
    expect(await prepare('documents', jpeg)).toMatchObject({ kind: 'replace', contentType: 'image/jpeg' });
  });

  test('a picture is re-encoded, upright, without its location, with a thumbnail', async () => {
    expect(jpeg.includes('Exif')).toBe(true);
    const kept = await prepare('photos', jpeg);
    if (kept.kind !== 'replace' || !kept.thumbnail) throw new Error('It was not drawn anew.');
    expect(kept.bytes.includes('Exif')).toBe(false);
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 480, height: 640 });
    expect(await sharp(kept.thumbnail).metadata()).toMatchObject({ width: 360, height: 480, format: 'webp' });
  });

  test('a HEIC is stored among documents, without its location', async () => {
    const kept = await prepare('documents', Buffer.from(heic));
    expect(kept).toMatchObject({ kind: 'replace', contentType: 'image/heic', thumbnail: null });
    if (kept.kind !== 'replace') return;
    expect([kept.bytes.length, kept.bytes.includes('GPS')]).toEqual([heic.length, false]);
    expect(kept.bytes.includes('the picture itself')).toBe(true);
  });

  test('after a crash the bytes may be more, or fewer, than the upload had', async () => {
    for (const counted of [0, 100, jpeg.length + 1000]) {
      expect(await prepare('photos', jpeg, counted)).toMatchObject({ contentType: 'image/jpeg' });
    }
  });
});

test.each([
  ['photos', heic, 'Photos are JPEG, PNG or WebP; save this as one of them and send it again.'],
  [
    'documents',
    Buffer.from('<html>'),
    'Documents are PDF, JPEG, PNG, WebP or HEIC, or records in FHIR of up to 5 MB or as a zip from Clearpaw; this is something else.',
  ],
  [
    'photos',
    jpeg.subarray(0, 900),
    'This picture cannot be read; it may have been cut off on its way. Send it again.',
  ],
] as const)('among %s a wrong file is refused with advice', async (purpose, bytes, advice) => {
  await expect(prepare(purpose, Buffer.from(bytes))).rejects.toThrow(new ContentRefused(advice));
});

/** A PDF of one page, with additions to its catalog, its page, or as further objects. */
function pdfWith({ catalog = '', page = '', objects = [] as readonly string[] }): Buffer {
  const all = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R${catalog}>> endobj`,
    '2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj',
    `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${page}>> endobj`,
    ...objects,
  ];
  return Buffer.from(`%PDF-1.4\n${all.join('\n')}\ntrailer <</Root 1 0 R>>`);
}

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const field = (code: string) => ({
  catalog: '/AcroForm<</Fields[4 0 R]>>',
  page: '/Annots[4 0 R]',
  objects: [
    `4 0 obj <</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K<</S/JavaScript/JS(${code})>>>>>> endobj`,
  ],
});

describe('a PDF that acts by itself', () => {
  test.each([
    ['a script when it opens', pdfWith({ catalog: `/OpenAction${script}` })],
    ['a script of its own', pdfWith({ catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` })],
    ['a script when it closes', pdfWith({ catalog: `/AA<</WC${script}>>` })],
    ['a script of a page', pdfWith({ page: `/AA<</O${script}>>` })],
    ['a script of a form field', pdfWith(field('this.getField("a")'))],
    ['a program to start', pdfWith({ catalog: '/OpenAction<</S/Launch/F(a.exe)>>' })],
    [
      'a file inside',
      pdfWith({
        catalog: '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>',
        objects: ['4 0 obj <</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>> endobj'],
      }),
    ],
    [
      'a file pinned to a page',
      pdfWith({
        page: '/Annots[4 0 R]',
        objects: [
          '4 0 obj <</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</Type/Filespec/F(a.exe)>>>> endobj',
        ],
      }),
    ],
  ])('is refused with what to do: %s', async (_what, bytes) => {
    await expect(prepare('documents', bytes)).rejects.toThrow(
      'This PDF contains a script or another file, which is not accepted. Print it to a new PDF, or take a photo of it, and upload that.',
    );
  });

  test.each([
    ['nothing more', pdfWith({})],
    ['a page to open at', pdfWith({ catalog: '/OpenAction[3 0 R/Fit]' })],
    ['fields that check what is typed', pdfWith(field('AFDate_FormatEx("mm/dd/yyyy");'))],
    [
      'a link',
      pdfWith({
        page: '/Annots[4 0 R]',
        objects: [
          '4 0 obj <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://vet.example)>>>> endobj',
        ],
      }),
    ],
  ])('is none with %s', async (_what, bytes) => {
    expect(await prepare('documents', bytes)).toEqual({ kind: 'keep', contentType: 'application/pdf' });
  });
});

test('concurrent uploads are inspected one after the other', async () => {
  let open = 0;
  let most = 0;
  const slow = async function* () {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    yield jpeg;
    open -= 1;
  };
  const all = Array.from({ length: 10 }, (_, nth) =>
    prepareContent({ ...photo, account: String(nth), size: jpeg.length }, async () => Readable.from(slow())),
  );
  expect(await Promise.all(all)).toHaveLength(10);
  expect(most).toBe(1);
});

const photo = { purpose: 'photos', declaredType: '', scanner: null } as const;

describe('one account with many large pictures', () => {
  const blank = { create: { width: 5000, height: 5000, channels: 3, background: '#fff' } } as const;
  const prepareAs = (account: string, bytes: Buffer) =>
    prepareContent({ ...photo, account, size: bytes.length }, async () => Readable.from([bytes]));

  test('delays neither an ordinary photo of another account, nor a large one by more than its own first', async () => {
    const large = await sharp(blank).png().toBuffer();
    const order: string[] = [];
    const send = (account: string, name: string, bytes: Buffer) =>
      prepareAs(account, bytes).then(() => order.push(name));
    const many = ['first', 'second', 'third', 'fourth'].map((name) => send('many', name, large));
    await Promise.all([...many, send('other', 'other', large), send('bystander', 'photo', jpeg)]);
    expect(order.indexOf('photo')).toBe(0);
    expect(order.indexOf('other')).toBeLessThanOrEqual(2);
  }, 30_000);

  test('is asked to come later once too many of them wait', async () => {
    const waiting = Array.from({ length: 30 }, () =>
      prepareAs('too many', jpeg).then(
        () => 'kept',
        (problem: Error) => problem.name,
      ),
    );
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['kept', 'QueueFull']));
  });
});
