import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { S3Client } from '@aws-sdk/client-s3';
import { type Config, StartRefused } from '../../config/index.ts';
import type { ByteStore } from './byte-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

/** Opens what STORAGE_URL names: `file:` (below DATA_DIR), `file:///folder`, or `s3://bucket?endpoint=…&region=…`. */
export async function openByteStore(config: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<ByteStore> {
  const { storageUrl, dataDir } = config;
  if (storageUrl.startsWith('s3:')) return openBucket(new URL(storageUrl));
  const root = storageUrl === 'file:' ? join(dataDir, 'objects') : folderOf(storageUrl);
  return openFolderStore(root).catch((problem: NodeJS.ErrnoException) => {
    throw new StartRefused(
      `STORAGE_URL cannot be used: ${root} (${problem.code ?? 'for an unknown reason'}). It takes a folder we may write to.`,
    );
  });
}

function folderOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

/**
 * Every request begins to be answered within seconds, or the caller hears that the storage is away. A body that is being
 * read has no limit: its reader sets the pace.
 */
const timeLimits = { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true };

/** Keys come from the usual places of AWS programs (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role). */
function openBucket(url: URL): ByteStore {
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
