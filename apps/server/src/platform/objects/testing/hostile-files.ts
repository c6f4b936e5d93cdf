import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A harmful file, with a name and a type that may be false. */
export interface HostileFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** If a script ever ran, it would call an address at which the test listens. */
const script = "fetch('/ran-hostile');document.title='RAN'";
const html = `<!doctype html><script>${script}</script><img src=x onerror="${script}">`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`;

async function picture(kind: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c63' } });
  const exif = {
    IFD0: { Copyright: 'somebody' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '0/1 7/1 0/1',
    },
  };
  return image.withExif(exif).toFormat(kind).toBuffer();
}

/** A PNG header that claims more pixels than any memory holds. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>> endobj',
    `2 0 obj <</Type/Pages/Count ${count}/Kids[${kids}]>> endobj`,
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj',
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>`);
}

/** More than a hundred files: every kind of harmful content under every kind of name. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all([picture('jpeg'), picture('png'), picture('webp')]);
  const contents: readonly (readonly [string, Buffer])[] = [
    ['html', Buffer.from(html)],
    ['svg', Buffer.from(svg)],
    ['xhtml', Buffer.from(`<html xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></html>`)],
    ['script', Buffer.from(script)],
    ['gif-script', Buffer.from(`GIF89a=1;${script}`)],
    ['jpeg-html', Buffer.concat([jpeg, Buffer.from(html)])],
    ['png-html', Buffer.concat([png, Buffer.from(html)])],
    ['webp-svg', Buffer.concat([webp, Buffer.from(svg)])],
    ['pdf-html', Buffer.concat([pdfOfPages(1), Buffer.from(html)])],
    ['html-pdf', Buffer.concat([Buffer.from(html), pdfOfPages(1)])],
    ['pdf-script', pdfOfPages(1)],
    ['pdf-pages', pdfOfPages(5000)],
    ['zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)])],
    ['bomb', bomb(60_000)],
    ['huge-bomb', bomb(2_000_000_000)],
    ['cut-jpeg', jpeg.subarray(0, jpeg.length / 2)],
    ['cut-png', png.subarray(0, png.length - 30)],
    ['gps-jpeg', jpeg],
    ['gps-png', png],
    ['gps-webp', webp],
  ];
  const disguises: readonly (readonly [string, string])[] = [
    ['index.html', 'text/html'],
    ['photo.jpg', 'image/jpeg'],
    ['photo.svg', 'image/svg+xml'],
    ['paper.pdf.html', 'application/pdf'],
    ['..%2f..%2fetc%2fpasswd', 'application/xhtml+xml'],
    ['a"; filename="x.html', 'text/javascript'],
  ];
  return contents.flatMap(([kind, bytes]) =>
    disguises.map(([name, type]) => ({ name: `${kind}/${name}`, type, bytes })),
  );
}
