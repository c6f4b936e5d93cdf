import { createHash } from 'node:crypto';
import type { Call } from '../../platform/http/index.ts';
import { type ObjectRow, parseObjectPath } from '../../platform/objects/index.ts';
import { type FieldProblem, type Refusal, refuse } from '../../platform/refusal/index.ts';
import { readWhileWaiting } from '../documents/index.ts';

/** The content to read before signing: a text, or a PDF with its pages and the words found in them. */
export interface WaiverContent {
  readonly format: 'text' | 'pdf';
  readonly sha256: string;
  readonly body: string;
  readonly file: Buffer | null;
  readonly pages: Buffer[] | null;
}

/** Small enough to be shown to anyone who signs, also on a phone. */
const maxFileBytes = 5 * 1024 * 1024;
const maxPages = 20;
const maxBodyLength = 50_000;

/** The content of a version in either form. */
export async function readContent(
  call: Call,
  input: { readonly body: string } | { readonly storagePath: string },
): Promise<WaiverContent> {
  if ('storagePath' in input) return readFile(call, input.storagePath);
  const { body } = input;
  return { format: 'text', sha256: contentHashOf(body), body, file: null, pages: null };
}

async function readFile(call: Call, path: string): Promise<WaiverContent> {
  const object = await ownPdf(call, path);
  const file = await call.services.objects.readAll(object);
  const wanted = { kind: 'text', atMostPages: maxPages, maxCharacters: maxBodyLength } as const;
  const draft = { bytes: new Uint8Array(file), contentType: object.contentType, wanted };
  const end = await readWhileWaiting(call, draft);
  if (end.kind !== 'done')
    throw unfit('pdf_unreadable', 'This PDF cannot be read; save it again and upload the new file.');
  const { pageCount, pictures, text } = end.result;
  if (pageCount > maxPages) throw unfit('pdf_too_long', `A waiver has ${maxPages} pages at most.`);
  if (pictures.length === 0)
    throw unfit('pdf_unreadable', 'This PDF has no pages; save it again and upload the new file.');
  const pages = pictures.map(({ bytes }) => Buffer.from(bytes));
  return { format: 'pdf', sha256: contentHashOf(file), body: text, file, pages };
}

/** Only a file that the caller uploaded, and that still exists, can become a waiver. */
async function ownPdf(call: Call, path: string): Promise<ObjectRow> {
  const location = parseObjectPath(path);
  const isOwn =
    location?.ownerId === call.uid && (location.purpose === 'files' || location.purpose === 'documents');
  const object = isOwn ? await call.services.objects.find(call.services.store.db, path) : null;
  if (!object) throw unfit('file_not_uploaded', 'There is no such file among yours; upload it first.');
  if (object.contentType !== 'application/pdf')
    throw unfit('file_not_pdf', 'A waiver is a PDF, or a text written here.');
  if (object.size > maxFileBytes) throw unfit('pdf_too_large', 'A waiver has 5 MB at most; save it smaller.');
  return object;
}

function unfit(reason: FieldProblem['reason'], message: string): Refusal {
  return refuse.invalid([{ path: 'storagePath', message, reason }]);
}

/** The hash of what its signers read: of the text, or of the file. */
export function contentHashOf(read: string | Buffer): string {
  return createHash('sha256').update(read).digest('hex');
}
