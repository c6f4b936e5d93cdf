import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, StartRefused } from '../../config/index.ts';
import type { ByteStore } from './byte-store.ts';
import { openFolderStore } from './folder-store.ts';

type StorageSettings = Pick<Config, 'storageUrl' | 'dataDir'> & Partial<Pick<Config, 's3Keys'>>;

/**
 * Opens the storage named by STORAGE_URL: `file:` (below DATA_DIR), `file:///folder`, or
 * `s3://bucket?endpoint=…&region=…`.
 */
export async function openByteStore(config: StorageSettings): Promise<ByteStore> {
  const { storageUrl, dataDir, s3Keys } = config;
  if (storageUrl.startsWith('s3:')) {
    const { openBucket } = await import('./open-bucket.ts');
    return openBucket(new URL(storageUrl), s3Keys);
  }
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
