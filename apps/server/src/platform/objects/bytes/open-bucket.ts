import { S3Client } from '@aws-sdk/client-s3';
import type { ByteStore } from './byte-store.ts';
import { openS3Store } from './s3-store.ts';

/**
 * Every request begins to be answered within seconds, or the caller hears that the storage is away. A body that is being
 * read has no limit: its reader sets the pace.
 */
const timeLimits = { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true };

/** Keys come from the usual places of AWS programs (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role). */
export function openBucket(url: URL): ByteStore {
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Services other than AWS rarely know buckets as host names, nor its newest checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: timeLimits,
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return openS3Store(client, url.hostname);
}
