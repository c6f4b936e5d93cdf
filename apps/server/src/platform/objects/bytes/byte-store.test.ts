import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../test/index.ts';
import type { ByteStore } from './byte-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openByteStore } from './open-byte-store.ts';
import { openS3Store } from './s3-store.ts';
import { describeByteStore } from './testing/describe-byte-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'clearpaw-bytes-'));
const port = await freePort();
const configureBuckets = [{ name: 'clearpaw', configs: [] }];
const service = new S3rver({
  port,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets,
});
// The fake is less strict than services that follow the protocol, which refuse to delete many objects without this
// checksum.
service.middleware.unshift((context, next) => {
  const isDelete = context.method === 'POST' && 'delete' in context.query;
  if (!isDelete || /^[A-Za-z0-9+/]{22}==$/.test(context.get('content-md5'))) return next();
  context.status = 400;
});
await service.run();
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const client = new S3Client({
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
const stores: readonly (readonly [string, ByteStore])[] = [
  ['a folder', await openFolderStore(join(folder, 'local'))],
  ['S3', openS3Store(client, 'clearpaw')],
];

for (const [name, store] of stores) describeByteStore(name, store);

describe('a folder alone', () => {
  test('never accepts a name in place of an id', async () => {
    const [, store] = stores[0] as (typeof stores)[0];
    await expect(store.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('no id');
    expect(() => store.read('a/../../b')).toThrow('no id');
  });
  test('leaves no temporary file behind', async () => {
    const root = join(folder, 'drafts');
    const store = await openFolderStore(root);
    await store.put(crypto.randomUUID(), Buffer.from('x'));
    expect(await readdir(join(root, 'uploads'))).toEqual([]);
  });
  test('that cannot be used stops the start in one line', async () => {
    await writeFile(join(folder, 'file'), 'x');
    const opening = openByteStore({ storageUrl: `file:${join(folder, 'file')}`, dataDir: folder });
    await expect(opening).rejects.toThrow(/^STORAGE_URL cannot be used: [^\n]+ \((EEXIST|ENOTDIR)\)/);
  });
});

test('a bucket that does not exist does not answer', async () => {
  await expect(openS3Store(client, 'missing').probe()).rejects.toThrow();
});
