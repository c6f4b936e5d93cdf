import { randomBytes } from 'node:crypto';

/** The token of a download link, which is all that its holder needs: 256 random bits as base64url. */
export function newDownloadToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The id of an upload, which is the permission to continue it: 128 random bits, written like a UUID. A UUID of version 4
 * has six bits fewer.
 */
export function newUploadId(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
