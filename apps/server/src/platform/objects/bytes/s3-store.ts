import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { ByteStore, StoredBytes } from './byte-store.ts';
import { patientBody } from './patient-body.ts';
import { deleteUnder, listUnder, partKey, partsOf, readParts, type S3Part } from './s3-parts.ts';

/** S3 accepts no part below 5 MiB except the last; this is also how much of an upload is held in memory. */
const pieceBytes = 8 * 1024 * 1024;

/** The connection may be as slow as 250 kB a second, and a service may take time to compose an object. */
const patienceFor = (bytes: number) => ({ requestTimeout: 4_000 + bytes / 250 });
const composePatience = { requestTimeout: 30_000 } as const;

/**
 * Bytes in a bucket of any S3-compatible service. An upload in progress is a series of small objects named by their
 * positions; adopted, they become one object by a multipart upload. Nothing is stored on this machine.
 */
export function openS3Store(client: S3Client, bucket: string): ByteStore {
  const objectKey = (key: string) => `objects/${key}`;
  const get = async (key: string, range?: string) => {
    const reply = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, ...(range ? { Range: range } : {}) }),
    );
    return patientBody(reply.Body as Readable);
  };
  const put = (key: string, body: Uint8Array) =>
    client
      .send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body }), patienceFor(body.length))
      .then(() => undefined);
  const read: ByteStore['read'] = (key, range) =>
    get(objectKey(key), range && `bytes=${range.start}-${range.end}`);
  const objectPath = { client, bucket };
  return {
    async append(id, offset, source) {
      let at = offset;
      for await (const piece of piecesOf(source)) {
        await put(partKey(id, at, at + piece.length), piece);
        at += piece.length;
      }
    },
    receivedBytes: async (id) => (await partsOf(objectPath, id)).at(-1)?.end ?? 0,
    async readUpload(id) {
      const parts = await partsOf(objectPath, id);
      // Without any, it is an object already, or had no bytes.
      return parts.length > 0 ? readParts(parts, get) : read(id).catch(emptyIfMissing);
    },
    async adopt(id) {
      const parts = await partsOf(objectPath, id);
      const known = { Bucket: bucket, Key: objectKey(id) };
      if (parts.length === 0) await client.send(new HeadObjectCommand(known));
      else await compose(objectPath, id, parts, get);
      await deleteUnder(objectPath, `uploads/${id}/`);
    },
    discardUpload: (id) => deleteUnder(objectPath, `uploads/${id}/`),
    put: (key, bytes) => put(objectKey(key), bytes),
    read,
    openToSend: async (key, range) => {
      const source = await read(key, range);
      return (target) => pipeline(source, target).catch(() => {});
    },
    remove: (key) =>
      client.send(new DeleteObjectCommand({ Bucket: bucket, Key: objectKey(key) })).then(() => undefined),
    list: () => listStored(objectPath),
    probe: () => client.send(new HeadBucketCommand({ Bucket: bucket })).then(() => undefined),
    close: () => client.destroy(),
  };
}

function emptyIfMissing(problem: { readonly name?: unknown }): Readable {
  if (problem.name !== 'NoSuchKey') throw problem;
  return Readable.from([]);
}

/**
 * Bytes in chunks of one size, the last one shorter; if the source fails, what arrived is the last chunk. A chunk is
 * overwritten once the next one is requested.
 */
async function* piecesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(pieceBytes);
  let size = 0;
  let broken: unknown;
  try {
    for await (const chunk of source) {
      let used = 0;
      while (used < chunk.length) {
        const fits = Math.min(chunk.length - used, pieceBytes - size);
        piece.set(chunk.subarray(used, used + fits), size);
        used += fits;
        size += fits;
        if (size < pieceBytes) continue;
        yield piece;
        size = 0;
      }
    }
  } catch (problem) {
    broken = problem;
  }
  if (size > 0) yield piece.subarray(0, size);
  if (broken !== undefined) throw broken;
}

interface ObjectPath {
  readonly client: S3Client;
  readonly bucket: string;
}

async function compose(
  { client, bucket }: ObjectPath,
  id: string,
  parts: readonly S3Part[],
  get: (key: string) => Promise<Readable>,
): Promise<void> {
  const target = { Bucket: bucket, Key: `objects/${id}` };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const done: { PartNumber: number; ETag: string | undefined }[] = [];
  try {
    for await (const piece of piecesOf(readParts(parts, get))) {
      const part = { ...target, UploadId, PartNumber: done.length + 1, Body: piece };
      const { ETag } = await client.send(new UploadPartCommand(part), patienceFor(piece.length));
      done.push({ PartNumber: part.PartNumber, ETag });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: done } }),
      composePatience,
    );
  } catch (problem) {
    // Not waited for: while the service does not answer, this takes as long as what failed.
    client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw problem;
  }
}

async function* listStored(objectPath: ObjectPath): AsyncGenerator<StoredBytes> {
  const uploads = new Map<string, Date>();
  for await (const { key, changedAt } of listUnder(objectPath, 'uploads/')) {
    const id = key.split('/')[1] ?? '';
    const known = uploads.get(id);
    if (!known || known < changedAt) uploads.set(id, changedAt);
  }
  for (const [id, changedAt] of uploads) yield { kind: 'upload', id, changedAt };
  for await (const { key, changedAt } of listUnder(objectPath, 'objects/')) {
    yield { kind: 'object', id: key.slice('objects/'.length), changedAt };
  }
}
