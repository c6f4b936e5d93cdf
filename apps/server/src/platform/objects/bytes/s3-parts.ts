import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DeleteObjectsCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** One range of an upload in progress; `end` is exclusive. */
export interface S3Part {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

interface ObjectPath {
  readonly client: S3Client;
  readonly bucket: string;
}

/** Padded, so that the order of keys is the order of positions. */
export function partKey(uploadId: string, start: number, end: number): string {
  return `uploads/${uploadId}/${String(start).padStart(12, '0')}-${String(end).padStart(12, '0')}`;
}

/** The parts of an upload that follow each other without a gap; of two with the same start the longer one. */
export async function partsOf(objectPath: ObjectPath, uploadId: string): Promise<S3Part[]> {
  const found: S3Part[] = [];
  for await (const { key } of listUnder(objectPath, `uploads/${uploadId}/`)) {
    const [start = 0, end = 0] = (key.split('/').at(-1) ?? '').split('-').map(Number);
    found.push({ key, start, end });
  }
  const chain: S3Part[] = [];
  let at = 0;
  for (;;) {
    const next = found.filter((part) => part.start <= at && part.end > at).sort((a, b) => b.end - a.end)[0];
    if (!next) return chain;
    chain.push({ ...next, start: at });
    at = next.end;
  }
}

/** The parts' bytes one after the other, without overlaps. */
export function readParts(parts: readonly S3Part[], get: (key: string) => Promise<Readable>): Readable {
  async function* bytes() {
    for (const part of parts) {
      const [first = 0] = (part.key.split('/').at(-1) ?? '').split('-').map(Number);
      let skip = part.start - first;
      for await (const chunk of await get(part.key)) {
        const rest = (chunk as Uint8Array).subarray(skip);
        skip = Math.max(0, skip - (chunk as Uint8Array).length);
        if (rest.length > 0) yield rest;
      }
    }
  }
  return Readable.from(bytes());
}

export async function* listUnder(
  { client, bucket }: ObjectPath,
  prefix: string,
): AsyncGenerator<{ key: string; changedAt: Date }> {
  let token: string | undefined;
  do {
    const page = { Bucket: bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) };
    const reply = await client.send(new ListObjectsV2Command(page));
    for (const { Key, LastModified } of reply.Contents ?? []) {
      if (Key) yield { key: Key, changedAt: LastModified ?? new Date(0) };
    }
    token = reply.NextContinuationToken;
  } while (token);
}

/** S3 requires it for this command; newer AWS clients send a checksum that other services do not know. */
function withContentMd5(command: DeleteObjectsCommand): DeleteObjectsCommand {
  command.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { body?: unknown; headers: Record<string, string> };
      const body = typeof request.body === 'string' || request.body instanceof Uint8Array ? request.body : '';
      request.headers['content-md5'] = createHash('md5').update(body).digest('base64');
      return next(args);
    },
    { step: 'build', name: 'contentMd5', priority: 'low' },
  );
  return command;
}

export async function deleteUnder(objectPath: ObjectPath, prefix: string): Promise<void> {
  const keys: { Key: string }[] = [];
  for await (const { key } of listUnder(objectPath, prefix)) keys.push({ Key: key });
  for (let at = 0; at < keys.length; at += 1000) {
    const Delete = { Objects: keys.slice(at, at + 1000), Quiet: true };
    await objectPath.client.send(
      withContentMd5(new DeleteObjectsCommand({ Bucket: objectPath.bucket, Delete })),
    );
  }
}
