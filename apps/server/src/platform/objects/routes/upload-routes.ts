import { boundaryOf, MultipartBody, MultipartHeadReader, maxHeadBytes } from '@clearpaw/protocol';
import type { Context } from 'hono';
import type { Config } from '../../config/index.ts';
import { requireCaller, requireOwnPath } from '../access.ts';
import { bucketName, maxBytesOf, type ObjectPath } from '../object-path.ts';
import { checkContentType, parseSentMetadata, type SentMetadata } from '../sent-metadata.ts';
import { refusals } from '../storage-refusal.ts';
import { releaseAfterRead } from '../streaming/index.ts';
import type { UploadResult } from '../uploads.ts';
import { readTarget, requireBucket } from './raw-target.ts';
import { readMetadata } from './read-metadata.ts';
import { bodyOf, nodeOf } from './reply.ts';
import type { StorageRouteParts } from './storage-parts.ts';

/** Starts an upload: complete in one request, or step by step. */
export async function startUploadRoute(parts: StorageRouteParts, context: Context): Promise<Response> {
  const uid = await requireCaller(parts.access, context);
  const target = readTarget(context);
  requireBucket(target);
  const named = target.path === '' ? (context.req.query('name') ?? '') : target.path;
  const protocol = context.req.header('x-goog-upload-protocol')?.toLowerCase();
  if (protocol === 'resumable') return startSession(parts, context, uid, named);
  const objectPath = requireOwnPath(uid, named);
  const length = Number(context.req.header('content-length') ?? 0);
  if (length > maxBytesOf(objectPath.purpose) + maxHeadBytes) throw refusals.tooLarge();
  await parts.uploads.refuseWithoutRoom(objectPath, Math.max(0, length - maxHeadBytes));
  return context.json((await takeWhole(parts, context, objectPath, uid)).body as object);
}

async function takeWhole(
  parts: StorageRouteParts,
  context: Context,
  objectPath: ObjectPath,
  uid: string,
): Promise<UploadResult> {
  const type = context.req.header('content-type') ?? '';
  const boundary = boundaryOf(type);
  if (boundary === null && /^multipart\//i.test(type))
    throw refusals.badRequest(`Bad content type. ${type.slice(0, 80)}`);
  if (boundary === null) {
    const contentType = type === '' ? 'application/octet-stream' : checkContentType(type);
    return parts.uploads.takeWhole(objectPath, uid, releaseAfterRead(bodyOf(context)), () => ({
      contentType,
    }));
  }
  let metadata: SentMetadata = {};
  const source = objectBytes(releaseAfterRead(bodyOf(context)), boundary, (head) => {
    metadata = head;
  });
  return parts.uploads.takeWhole(objectPath, uid, source, () => metadata);
}

/** The bytes of the second part as they arrive; the first part is passed on before them. */
async function* objectBytes(
  incoming: AsyncIterable<Uint8Array>,
  boundary: string,
  onMetadata: (metadata: SentMetadata) => void,
): AsyncGenerator<Uint8Array> {
  const body = new MultipartBody(boundary);
  const reader = new MultipartHeadReader(boundary);
  let isInside = false;
  const begin = (head: ReturnType<typeof reader.end>): readonly Uint8Array[] => {
    if (head === 'bad') throw refusals.badRequest('The body has not two parts, each with a type.');
    isInside = true;
    const sent = parseSentMetadata(head.metadata);
    onMetadata({ ...sent, contentType: sent.contentType ?? checkContentType(head.contentType) });
    return body.push(head.rest);
  };
  for await (const chunk of incoming) {
    if (isInside) {
      yield* body.push(chunk);
      continue;
    }
    const head = reader.push(chunk);
    if (head !== null) yield* begin(head);
  }
  if (!isInside) yield* begin(reader.end());
  const last = body.end();
  if (last === null) throw refusals.badRequest('The body ends before its second part does.');
  if (last.length > 0) yield last;
}

async function startSession(
  parts: StorageRouteParts,
  context: Context,
  uid: string,
  named: string,
): Promise<Response> {
  const command = context.req.header('x-goog-upload-command')?.toLowerCase();
  if (command !== 'start') throw refusals.badRequest('A resumable upload begins with the command start.');
  const sent = parseSentMetadata(await readMetadata(context));
  const objectPath = requireOwnPath(uid, named === '' ? (sent.name ?? '') : named);
  const announcedType = context.req.header('x-goog-upload-header-content-type');
  const contentType = sent.contentType ?? (announcedType ? checkContentType(announcedType) : undefined);
  const declared = readCount(context.req.header('x-goog-upload-header-content-length'));
  const row = await parts.uploads.start(objectPath, uid, declared, { ...sent, contentType });
  const query = `name=${encodeURIComponent(objectPath.path)}&upload_id=${row.id}&upload_protocol=resumable`;
  const url = `${originOf(context, parts.config)}/v0/b/${bucketName}/o?${query}`;
  return context.body(null, 200, {
    'X-Goog-Upload-Status': 'active',
    'X-Goog-Upload-URL': url,
    'X-Goog-Upload-Control-URL': url,
    'X-Goog-Upload-Chunk-Granularity': '1',
    'X-GUploader-UploadID': row.id,
  });
}

function readCount(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (!/^\d{1,15}$/.test(header)) throw refusals.badRequest('A length is a number of bytes.');
  return Number(header);
}

/** The origin that the client used, so that its next request goes to the same one. */
function originOf(context: Context, { publicUrl, trustProxy }: Config): string {
  const host = context.req.header('host') ?? new URL(publicUrl).host;
  const forwarded = trustProxy ? context.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  const used = forwarded ?? host;
  if (used === new URL(publicUrl).host) return publicUrl;
  const protocol = trustProxy ? context.req.header('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return `${protocol === 'https' ? 'https' : 'http'}://${used}`;
}

/** A later step of an upload; knowing its id is the permission to continue it. */
export async function continueUpload(
  parts: StorageRouteParts,
  context: Context,
  id: string,
): Promise<Response> {
  requireBucket(readTarget(context));
  const { uploads } = parts;
  const row = await uploads.find(id);
  const sent = (context.req.header('x-goog-upload-command') ?? '').toLowerCase();
  const commands = sent.split(',').map((command) => command.trim());
  if (commands.includes('query')) {
    const received = String(await uploads.receivedBytes(row));
    const status = row.state === 'finishing' ? 'active' : row.state;
    return reply(context, status, 200, undefined, { 'X-Goog-Upload-Size-Received': received });
  }
  if (commands.includes('cancel')) {
    await uploads.cancel(row);
    return reply(context, 'cancelled', 200);
  }
  const finalizes = commands.includes('finalize');
  if (!finalizes && !commands.includes('upload')) throw refusals.badRequest('This command is not known.');
  if (row.result) return reply(context, 'final', row.result.status, row.result.body);
  if (commands.includes('upload')) await take(parts, context, row);
  if (!finalizes) return reply(context, 'active', 200);
  const result = await uploads.finish(row);
  return reply(context, 'final', result.status, result.body);
}

async function take(
  parts: StorageRouteParts,
  context: Context,
  row: Parameters<typeof parts.uploads.take>[0],
): Promise<void> {
  const offset = readCount(context.req.header('x-goog-upload-offset'));
  if (offset === null) throw refusals.badRequest('X-Goog-Upload-Offset is missing.');
  const { incoming } = nodeOf(context);
  const cut = () => incoming.destroy(new Error('This upload goes on over another connection.'));
  await parts.uploads.take(row, offset, { bytes: bodyOf(context), cut });
}

function reply(
  context: Context,
  uploadStatus: string,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): Response {
  context.header('X-Goog-Upload-Status', uploadStatus);
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return body === undefined ? context.body(null, status as 200) : context.json(body as object, status as 200);
}
