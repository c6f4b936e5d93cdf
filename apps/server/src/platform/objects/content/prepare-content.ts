import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { checkPdf } from './check-pdf.ts';
import { cleanHeic } from './clean-heic.ts';
import { cleanImage } from './clean-image.ts';
import { ContentRefused } from './content-refused.ts';
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
  photos: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
};
const words: Readonly<Record<Purpose, string>> = {
  files: '',
  previews: '',
  documents: 'Documents are PDF, JPEG, PNG, WebP or HEIC; this is something else.',
  photos: 'Photos are JPEG, PNG, WebP or HEIC; this is something else.',
};

/**
 * Decides by the content itself, never by its name or by what the sender calls it. Throws `ContentRefused`.
 * @param open reads the upload from its beginning
 */
export async function prepareContent(
  { purpose, declaredType, scanner }: { purpose: Purpose; declaredType: string; scanner: Scanner | null },
  open: () => Promise<Readable>,
): Promise<PreparedContent> {
  if (scanner && (await scanner(await open())) === 'infected') {
    throw new ContentRefused('The virus scanner found something in this file; it was not kept.');
  }
  if (!isInspected(purpose)) return { kind: 'keep', contentType: declaredType };
  const bytes = await readAll(await open());
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

async function readAll(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
