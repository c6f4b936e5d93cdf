import type { Readable } from 'node:stream';
import { fhirNames, petArchive } from '@clearpaw/protocol';
import { createSemaphore } from '../../concurrency/index.ts';
import { readAllBytes } from '../streaming/index.ts';
import { checkPdf } from './check-pdf.ts';
import { cleanHeic } from './clean-heic.ts';
import { cleanImage, pixelsOf } from './clean-image.ts';
import { ContentRefused } from './content-refused.ts';
import { fhirInZip } from './fhir-in-zip.ts';
import { isFhir } from './is-fhir.ts';
import { isInspected, type Purpose } from './purpose.ts';
import type { ContentScanner } from './scanner.ts';

/** What is stored of an upload: the bytes as they came, or others in their place. */
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
  archives: [],
  documents: [
    ...['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'],
    fhirNames.contentType,
    petArchive.contentType,
  ],
  photos: ['image/jpeg', 'image/png', 'image/webp'],
};
const words: Readonly<Record<Purpose, string>> = {
  files: '',
  previews: '',
  archives: '',
  documents:
    'Documents are PDF, JPEG, PNG, WebP or HEIC, or records in FHIR of up to 5 MB or as a zip from Clearpaw; this is something else.',
  photos: 'Photos are JPEG, PNG or WebP; save this as one of them and send it again.',
};

/** The largest picture takes half a gigabyte while it is rotated: one at a time limits the server's memory. */
const largeInTurn = createSemaphore({ capacity: 1, maxWaitingPerAccount: 20, maxWaiting: 100 });
/** An ordinary photo need not wait for those. */
const smallInTurn = createSemaphore({ capacity: 1, maxWaitingPerAccount: 20, maxWaiting: 100 });
const smallBytes = 12 * 1024 * 1024;
const smallPixels = 16_000_000;

export interface ContentDraft {
  readonly purpose: Purpose;
  readonly declaredType: string;
  readonly size: number;
  readonly scanner: ContentScanner | null;
  /** The owner's account: accounts take turns. */
  readonly account: string;
}

/**
 * Decides by the content itself, never by its name or the type its sender states. Throws `ContentRefused`, and
 * `QueueFull` while too many uploads wait.
 * @param open reads the upload from its beginning
 */
export async function prepareContent(
  { purpose, declaredType, size, scanner, account }: ContentDraft,
  open: () => Promise<Readable>,
): Promise<PreparedContent> {
  // The content of an archive is scanned when it is extracted; scanners refuse files of several gigabytes.
  if (scanner && purpose !== 'archives' && (await scanner(await open())) === 'infected') {
    throw new ContentRefused('The virus scanner found something in this file; it was not kept.');
  }
  if (!isInspected(purpose)) return { kind: 'keep', contentType: declaredType };
  const load = async () => {
    const bytes = await readAllBytes(await open(), size);
    return { bytes, contentType: await findType(purpose, bytes) };
  };
  const ifSmall = async () => {
    const { bytes, contentType } = await load();
    return (await isUsualPhoto(contentType, bytes)) ? inspect(contentType, bytes) : null;
  };
  const small = size <= smallBytes ? await smallInTurn(account, ifSmall) : null;
  if (small) return small;
  return largeInTurn(account, async () => {
    const { bytes, contentType } = await load();
    return inspect(contentType, bytes);
  });
}

async function findType(purpose: Purpose, bytes: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const known = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const contentType = known ?? (purpose === 'documents' && isFhir(bytes) ? fhirNames.contentType : '');
  const isFit = contentType !== petArchive.contentType || fhirInZip(bytes) !== null;
  if (!allowed[purpose].includes(contentType) || !isFit) throw new ContentRefused(words[purpose]);
  return contentType;
}

/** Only what certainly takes little time and memory; a few bytes of a picture may claim any size. */
async function isUsualPhoto(contentType: string, bytes: Buffer): Promise<boolean> {
  if (contentType === 'image/heic') return true;
  return contentType.startsWith('image/') && (await pixelsOf(bytes)) <= smallPixels;
}

async function inspect(contentType: string, bytes: Buffer<ArrayBuffer>): Promise<PreparedContent> {
  if (contentType === fhirNames.contentType || contentType === petArchive.contentType) {
    return { kind: 'keep', contentType };
  }
  if (contentType === 'application/pdf') {
    await checkPdf(bytes);
    return { kind: 'keep', contentType };
  }
  if (contentType === 'image/heic') {
    return { kind: 'replace', contentType, bytes: cleanHeic(bytes), thumbnail: null };
  }
  return { kind: 'replace', ...(await cleanImage(bytes, contentType.slice(6) as 'jpeg' | 'png' | 'webp')) };
}
