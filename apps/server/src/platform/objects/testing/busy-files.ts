import { crc32, createDeflate, deflateSync } from 'node:zlib';

/** Deflated zeros, created in chunks, because all of them at once would fill the memory. */
async function packedZeros(bytes: number): Promise<Buffer> {
  const packing = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  packing.on('data', (chunk: Buffer) => packed.push(chunk));
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = bytes; left > 0; left -= piece.length) {
    if (!packing.write(left < piece.length ? piece.subarray(0, left) : piece)) {
      await new Promise((resolve) => packing.once('drain', resolve));
    }
  }
  await new Promise<void>((resolve) => {
    packing.once('end', () => resolve());
    packing.end();
  });
  return Buffer.concat(packed);
}

function stream(head: string, content: Buffer): Buffer {
  const begin = Buffer.from(`<<${head}/Filter/FlateDecode/Length ${content.length}>>stream\n`);
  return Buffer.concat([begin, content, Buffer.from('\nendstream')]);
}

/** A PDF of one page with these resources and this content. */
function pdf(resources: string, content: string, more: readonly Buffer[] = []): Buffer {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents 4 0 R>>`;
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Count 1/Kids[3 0 R]>>'),
    Buffer.from(page),
    stream('', deflateSync(content)),
    ...more,
  ];
  const parts = objects.flatMap((object, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    object,
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>')]);
}

/**
 * A few hundred bytes whose text is one word of many closing brackets and a letter, in print so small that all of it is
 * on the page.
 */
export function bracketPdf(brackets: number): Buffer {
  const word = `${'29'.repeat(brackets)}61`;
  const font = '/Font<</F 5 0 R>>';
  const helvetica = Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  return pdf(font, `BT /F .001 Tf 20 700 Td <${word}> Tj ET`, [helvetica]);
}

/** A PDF of some hundred kilobytes whose only picture decompresses to `side` times `side` colored pixels. */
export async function picturePdf(side: number): Promise<Buffer> {
  const picture = stream(
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8`,
    await packedZeros(side * side * 3),
  );
  return pdf('/XObject<</I 5 0 R>>', 'q 500 0 0 500 40 300 cm /I Do Q', [picture]);
}

/** A PNG of a few kilobytes, valid in every way, with `side` times `side` white pixels. */
export async function blankPng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = await packedZeros(side * (1 + Math.ceil(side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
