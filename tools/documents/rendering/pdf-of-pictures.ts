import sharp from 'sharp';

/** A PDF whose pages are pictures, like that of a scanner. A4 wide. */
export async function pdfOfPictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const pages = await Promise.all(pictures.map(jpegOf));
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
  ];
  for (const [at, { data, width, height, isGrey }] of pages.entries()) {
    const tall = Math.round((595 * height) / width);
    const content = `q 595 0 0 ${tall} 0 0 cm /Im Do Q`;
    const own = 3 + at * 3;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${tall}] /Contents ${own + 1} 0 R /Resources << /XObject << /Im ${own + 2} 0 R >> >> >>`,
      ),
      streamOf('', Buffer.from(content)),
      streamOf(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${isGrey ? 'DeviceGray' : 'DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode `,
        data,
      ),
    );
  }
  return pdfOf(objects);
}

async function jpegOf(picture: Buffer) {
  const { data, info } = await sharp(picture).jpeg({ quality: 75 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, isGrey: info.channels === 1 };
}

export function streamOf(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** A file of these objects, numbered from 1; the first is the catalog. */
export function pdfOf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
