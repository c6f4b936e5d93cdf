import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config/index.ts';
import type { ByteStore } from './byte-store.ts';
import { openS3Store } from './s3-store.ts';

/**
 * Every request must begin to be answered within seconds, or the caller gets the answer that the storage is
 * unavailable. Reading a body has no limit, because its reader sets the pace.
 */
const timeLimits = { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true };

/**
 * Without `keys` they come from the usual sources of AWS programs, such as the machine's role.
 */
export function openBucket(url: URL, keys?: Config['s3Keys']): ByteStore {
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Services other than AWS rarely support buckets as host names, or the newest checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: credentialsOf(keys) } : {}),
    requestHandler: timeLimits,
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return openS3Store(client, url.hostname);
}

function credentialsOf({ accessKeyId, secretAccessKey, sessionToken }: NonNullable<Config['s3Keys']>) {
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
}
