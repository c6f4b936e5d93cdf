import { StorageError } from './storage-error.ts';

/** The request that failed. Uploads and lists never report a missing object. */
export interface FailedReply {
  readonly status: number;
  readonly statusText: string;
  readonly about: 'object' | 'upload' | 'list';
  readonly bucket: string;
  readonly path: string;
}

const invalidAppToken = 'Firebase App Check token is invalid';

/** The error of a status. The body is never read: proxies answer with bodies of their own. */
export function errorForStatus({ status, statusText, about, bucket, path }: FailedReply): StorageError {
  const said = statusText === '' ? null : statusText;
  if (status === 401) {
    const code = statusText.includes(invalidAppToken) ? 'unauthorized-app' : 'unauthenticated';
    return new StorageError(code, '', status, said);
  }
  if (status === 402) return new StorageError('quota-exceeded', bucket, status, said);
  if (status === 403) return new StorageError('unauthorized', path, status, said);
  // As in the reference client, the error of a missing object has no status.
  if (status === 404 && about === 'object') return new StorageError('object-not-found', path, 0, said);
  return new StorageError('unknown', '', status, said);
}
