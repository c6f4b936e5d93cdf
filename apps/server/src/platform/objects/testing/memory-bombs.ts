import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { HostileFile } from './hostile-files.ts';

const MiB = 1024 * 1024;

/** The largest picture that is accepted, lying on its side: all of it has to be in memory to be rotated. */
async function largestPicture(): Promise<Buffer> {
  const image = sharp({
    create: { width: 8000, height: 7990, channels: 3, background: '#c63' },
    limitInputPixels: false,
  });
  return image.withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer();
}

/** A PDF whose cross-reference table is a megabyte that decompresses to a gigabyte. */
function unfoldingPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(400 * MiB), { level: 9 });
  const head = '%PDF-1.5\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n';
  const table = `9 0 obj <</Type/XRef/Size 100000000/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/Length ${packed.length}>> stream\n`;
  const foot = `\nendstream endobj\nstartxref\n${head.length}\n%%EOF`;
  return Buffer.concat([Buffer.from(`${head}${table}`), packed, Buffer.from(foot)]);
}

/** Begins like a picture and continues for as long as an upload may. */
function longPicture(start: Buffer): Buffer {
  return Buffer.concat([start.subarray(0, 600), randomBytes(MiB), Buffer.alloc(69 * MiB)]);
}

/**
 * Files made to fill a server's memory, each in another part of the server. The documents take long to create and
 * refuse.
 */
export async function memoryBombs(withDocuments: boolean): Promise<readonly HostileFile[]> {
  const picture = await largestPicture();
  const pictures = [
    { name: 'largest.jpg', type: 'image/jpeg', bytes: picture },
    { name: 'long.jpg', type: 'image/jpeg', bytes: longPicture(picture) },
    { name: 'noise.png', type: 'image/png', bytes: Buffer.alloc(70 * MiB, 7) },
  ];
  if (!withDocuments) return pictures;
  const long = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(70 * MiB, 32)]);
  return [
    ...pictures,
    { name: 'unfolding.pdf', type: 'application/pdf', bytes: unfoldingPdf() },
    { name: 'long.pdf', type: 'application/pdf', bytes: long },
  ];
}
