import { createHash } from 'node:crypto';
import { linesOf, type PlacedWord, textOf } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { type ObjectRow, parsePlace } from '../../platform/objects/index.ts';
import { type Refusal, refuse } from '../../platform/refusal/index.ts';
import { readPages } from '../documents/index.ts';

/** What is to be read before signing: a text, or a PDF with its pages and the words found in them. */
export interface WaiverContent {
  readonly format: 'text' | 'pdf';
  readonly sha256: string;
  readonly body: string;
  readonly file: Buffer | null;
  readonly pages: Buffer[] | null;
}

/** Small enough to be shown to whoever signs, on a phone as well. */
const maxFileBytes = 5 * 1024 * 1024;
const maxPages = 20;
const maxBodyLength = 50_000;

/** The content of a version, whichever way it was given. */
export async function readContent(
  call: Call,
  input: { readonly body: string } | { readonly storagePath: string },
): Promise<WaiverContent> {
  if ('storagePath' in input) return readFile(call, input.storagePath);
  const { body } = input;
  return { format: 'text', sha256: hashOf(body), body, file: null, pages: null };
}

async function readFile(call: Call, path: string): Promise<WaiverContent> {
  const object = await ownPdf(call, path);
  const file = await allOf(await call.services.objects.read(object));
  const { contentType } = object;
  const draft = { bytes: file, contentType, wantsWords: true, atMostPages: maxPages };
  const read = await readPages(draft, async () => {});
  if (read && read.pageCount > maxPages) throw unfit(`A waiver has ${maxPages} pages at most.`);
  if (!read || read.pictures.length === 0) {
    throw unfit('This PDF cannot be read; save it anew and upload it again.');
  }
  const pages = read.pictures.map(({ bytes }) => Buffer.from(bytes));
  return { format: 'pdf', sha256: hashOf(file), body: wordsOf(read.words), file, pages };
}

/** Only what the caller stored, and is still there, can become a waiver. */
async function ownPdf(call: Call, path: string): Promise<ObjectRow> {
  const place = parsePlace(path);
  const isOwn = place?.ownerId === call.uid && (place.purpose === 'files' || place.purpose === 'documents');
  const object = isOwn ? await call.services.objects.find(call.services.store.db, path) : null;
  if (!object) throw unfit('There is no such file among yours; upload it first.');
  if (object.contentType !== 'application/pdf') throw unfit('A waiver is a PDF, or a text written here.');
  if (object.size > maxFileBytes) throw unfit('A waiver has 5 MB at most; save it smaller.');
  return object;
}

function unfit(message: string): Refusal {
  return refuse.invalid([{ path: 'storagePath', message }]);
}

async function allOf(source: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function wordsOf(words: readonly PlacedWord[]): string {
  const lines = linesOf(words).map(textOf).join('\n');
  return lines.slice(0, maxBodyLength);
}

/** The hash of what its signers read: of the text, or of the file. */
export function hashOf(read: string | Buffer): string {
  return createHash('sha256').update(read).digest('hex');
}
