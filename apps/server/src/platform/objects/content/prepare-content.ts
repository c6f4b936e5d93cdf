import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { checkPdf } from './check-pdf.ts';
import { cleanHeic } from './clean-heic.ts';
import { cleanImage } from './clean-image.ts';
import { ContentRefused } from './content-refused.ts';
import { createGate } from './gate.ts';
import { isInspected, type Purpose } from './purpose.ts';
import type { Scanner } from './scanner.ts';

/** What is kept of an upload: the bytes as they came, or others in their place. */
export type PreparedContent =
  | { readonly kind: 'keep'; readonly contentType: string }
  | {
      readonly kind: 'replace';
      readonly contentType: string;
      readonly bytes: Buffer;
      readonly thumbnail: Buffer | null;
    };

const allowed: Readonly<Record<Purpose, readonly string[]>> = {
  files: [],
  previews: [],
  documents: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  photos: ['image/jpeg', 'image/png', 'image/webp'],
};
const words: Readonly<Record<Purpose, string>> = {
  files: '',
  previews: '',
  documents: 'Documents are PDF, JPEG, PNG, WebP or HEIC; this is something else.',
  photos: 'Photos are JPEG, PNG or WebP; save this as one of them and send it again.',
};

/** The largest picture takes half a gigabyte while it is turned upright: one after the other bounds what a server needs. */
const inTurn = createGate(1);

/**
 * Decides by the content itself, never by its name or by what the sender calls it. Throws `ContentRefused`.
 * @param open reads the upload from its beginning
 */
export async function prepareContent(
  {
    purpose,
    declaredType,
    size,
    scanner,
  }: { purpose: Purpose; declaredType: string; size: number; scanner: Scanner | null },
  open: () => Promise<Readable>,
): Promise<PreparedContent> {
  if (scanner && (await scanner(await open())) === 'infected') {
    throw new ContentRefused('The virus scanner found something in this file; it was not kept.');
  }
  if (!isInspected(purpose)) return { kind: 'keep', contentType: declaredType };
  return inTurn(async () => lookInto(purpose, await readAll(await open(), size)));
}

async function lookInto(purpose: Purpose, bytes: Buffer<ArrayBuffer>): Promise<PreparedContent> {
  const contentType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (!allowed[purpose].includes(contentType)) throw new ContentRefused(words[purpose]);
  if (contentType === 'application/pdf') {
    await checkPdf(bytes);
    return { kind: 'keep', contentType };
  }
  if (contentType === 'image/heic') {
    return { kind: 'replace', contentType, bytes: cleanHeic(bytes), thumbnail: null };
  }
  return { kind: 'replace', ...(await cleanImage(bytes, contentType.slice(6) as 'jpeg' | 'png' | 'webp')) };
}

/**
 * Into one stretch of memory of its own, so that nothing is held twice and a thread can take it over. After a crash it
 * may be a picture that was drawn already, of another length than what was sent.
 */
async function readAll(source: Readable, expected: number): Promise<Buffer<ArrayBuffer>> {
  let bytes = Buffer.allocUnsafeSlow(expected);
  let at = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (at + chunk.length > bytes.length) {
      const larger = Buffer.allocUnsafeSlow((at + chunk.length) * 2);
      bytes.copy(larger, 0, 0, at);
      bytes = larger;
    }
    at += chunk.copy(bytes, at);
  }
  return bytes.subarray(0, at);
}
