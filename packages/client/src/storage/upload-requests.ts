import {
  formatWritable,
  frameMultipart,
  isRetryable,
  makeBoundary,
  maxUploadRetryMs,
  type ObjectMetadata,
  parseResource,
  StorageError,
  type UploadStep,
  type WritableMetadata,
} from '@clearpaw/protocol';
import { objectAddress } from './object-address.ts';
import { exchange, judge, proofs, sendRequest } from './send-request.ts';
import type { StorageParts } from './storage-parts.ts';
import type { Reply } from './transport.ts';

/** The object to upload. */
export interface UploadPlan {
  readonly path: string;
  readonly data: Blob;
  readonly metadata: WritableMetadata;
}

/** The requests of an upload, one function each. */
export function uploadRequests(parts: StorageParts, { path, data, metadata }: UploadPlan) {
  const limitMs = parts.maxUploadRetryMs ?? maxUploadRetryMs;
  const contentType = metadata.contentType || data.type || 'application/octet-stream';
  const described = formatWritable({ ...metadata, contentType }, path);
  const common = { method: 'POST', about: 'upload', path, limitMs } as const;
  return {
    whole: (signal: AbortSignal, onProgress: (sent: number) => void) =>
      sendWhole(parts, { path, data, described, contentType, limitMs }, signal, onProgress),
    /** Returns the address of the upload's other requests. */
    async start(signal: AbortSignal): Promise<string> {
      const headers = {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Length': String(data.size),
        'X-Goog-Upload-Header-Content-Type': contentType,
        'Content-Type': 'application/json; charset=utf-8',
      };
      const body = JSON.stringify(described);
      const reply = await sendRequest(parts, {
        ...common,
        url: uploadUrl(parts, path),
        headers,
        body,
        signal,
      });
      statusOf(reply);
      const url = reply.header('X-Goog-Upload-URL');
      if (!url) throw new StorageError('unknown');
      return url;
    },
    async query(url: string, signal: AbortSignal): Promise<{ receivedBytes: number; isFinal: boolean }> {
      const headers = { 'X-Goog-Upload-Command': 'query' };
      const reply = await sendRequest(parts, { ...common, url, headers, signal });
      const isFinal = statusOf(reply) === 'final';
      const received = reply.header('X-Goog-Upload-Size-Received');
      if (received === null || !/^\d+$/.test(received)) throw new StorageError('unknown');
      return { receivedBytes: Number(received), isFinal };
    },
    /** Sends one chunk, once: the task decides what follows a failure. */
    async chunk(
      url: string,
      step: Exclude<UploadStep, { command: 'query' }>,
      signal: AbortSignal,
      onProgress: (sent: number) => void,
    ): Promise<'taken' | 'no reply' | 'try later' | ObjectMetadata> {
      const body = sliceOf(data, step.start, step.end);
      const headers = {
        ...(await proofs(parts)),
        'X-Goog-Upload-Command': step.command,
        'X-Goog-Upload-Offset': String(step.start),
      };
      const reply = await exchange(parts, { method: 'POST', url, headers, body, signal, onProgress });
      if (!reply) return 'no reply';
      if (isRetryable(reply.status)) return 'try later';
      const isFinal = statusOf(judge(parts, common, reply)) === 'final';
      return isFinal ? parseResource(await reply.body.text()) : 'taken';
    },
  };
}

interface WholeObject {
  readonly path: string;
  readonly data: Blob;
  readonly described: Readonly<Record<string, unknown>>;
  readonly contentType: string;
  readonly limitMs: number;
}

/** Metadata and bytes in one request. */
async function sendWhole(
  parts: StorageParts,
  { path, data, described, contentType, limitMs }: WholeObject,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<ObjectMetadata> {
  const boundary = makeBoundary(parts.random ?? Math.random);
  const { head, foot } = frameMultipart(boundary, described, contentType);
  const headers = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': `multipart/related; boundary=${boundary}`,
  };
  const body = new Blob([head, data, foot]);
  const url = uploadUrl(parts, path);
  const reply = await sendRequest(parts, {
    method: 'POST',
    about: 'upload',
    path,
    limitMs,
    url,
    headers,
    body,
    signal,
    onProgress,
  });
  return parseResource(await reply.body.text());
}

function uploadUrl(parts: StorageParts, path: string): string {
  return `${objectAddress(parts, '')}?name=${encodeURIComponent(path)}`;
}

function statusOf(reply: Reply): 'active' | 'final' {
  const status = reply.header('X-Goog-Upload-Status');
  if (status !== 'active' && status !== 'final') throw new StorageError('unknown');
  return status;
}

/** A file that was changed or moved on the device can no longer be sliced. */
function sliceOf(data: Blob, start: number, end: number): Blob {
  const slice = data.slice(start, end);
  if (slice.size !== end - start) throw new StorageError('cannot-slice-blob');
  return slice;
}
