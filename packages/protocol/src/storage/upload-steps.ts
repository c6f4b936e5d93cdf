/** A chunk starts at 256 KiB; a smaller object is sent in one request. */
export const firstChunkBytes = 256 * 1024;
/** A doubled chunk stays below this; 16 MiB is the largest that is ever sent. */
export const chunkCeilingBytes = 32 * 1024 * 1024;

export function needsSession(sizeBytes: number): boolean {
  return sizeBytes > firstChunkBytes;
}

/** The state of a resumable upload, as far as the client knows. */
export interface UploadProgress {
  readonly sizeBytes: number;
  /** The number of bytes the server is known to have. */
  readonly sentBytes: number;
  readonly chunkBytes: number;
  /** Set after a failure: the server's offset must be requested before anything more is sent. */
  readonly isUnsure: boolean;
}

/** The next request of an upload. */
export type UploadStep =
  | { readonly command: 'query' }
  | { readonly command: 'upload' | 'upload, finalize'; readonly start: number; readonly end: number }
  | { readonly command: 'finalize'; readonly start: number; readonly end: number };

export function beginUpload(sizeBytes: number): UploadProgress {
  return { sizeBytes, sentBytes: 0, chunkBytes: firstChunkBytes, isUnsure: false };
}

export function nextStep({ sizeBytes, sentBytes, chunkBytes, isUnsure }: UploadProgress): UploadStep {
  if (isUnsure) return { command: 'query' };
  if (sentBytes === sizeBytes) return { command: 'finalize', start: sizeBytes, end: sizeBytes };
  const end = Math.min(sentBytes + chunkBytes, sizeBytes);
  return { command: end === sizeBytes ? 'upload, finalize' : 'upload', start: sentBytes, end };
}

/** A whole chunk was accepted: the next one may be twice as large. */
export function afterChunk(progress: UploadProgress, end: number): UploadProgress {
  const doubled = progress.chunkBytes * 2;
  const chunkBytes = doubled < chunkCeilingBytes ? doubled : progress.chunkBytes;
  return { ...progress, sentBytes: end, chunkBytes };
}

/** After a failure: ask for the offset first, then continue in small steps. */
export function afterFailure(progress: UploadProgress): UploadProgress {
  return { ...progress, chunkBytes: firstChunkBytes, isUnsure: true };
}

/** The server reported its offset; it may be smaller than before. */
export function afterQuery(progress: UploadProgress, receivedBytes: number): UploadProgress {
  return { ...progress, sentBytes: receivedBytes, isUnsure: false };
}
