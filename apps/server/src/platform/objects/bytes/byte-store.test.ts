import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../test/index.ts';
import type { ByteStore } from './byte-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openByteStore } from './open-byte-store.ts';
import { openS3Store } from './s3-store.ts';

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

async function* chunked(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* breakingAfter(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* chunked(bytes);
  throw new Error('the line broke');
}

async function allOf(source: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Consumes a chunk slowly and then reports it as consumed, like a socket. */
function sink(take: (piece: Buffer) => void): Writable {
  return new Writable({
    write(piece: Buffer, _, done) {
      setImmediate(() => {
        take(piece);
        done();
      });
    },
  });
}

const newId = (): string => crypto.randomUUID();

describe.each(stores)('%s', (_, store) => {
  test('grows an upload at its end and makes it an object', async () => {
    const id = newId();
    const bytes = randomBytes(700_000);
    await store.append(id, 0, chunked(bytes.subarray(0, 300_000)));
    expect(await store.receivedBytes(id)).toBe(300_000);
    await store.append(id, 300_000, chunked(bytes.subarray(300_000)));
    expect((await allOf(await store.readUpload(id))).equals(bytes)).toBe(true);
    await store.adopt(id);
    expect((await allOf(await store.read(id))).equals(bytes)).toBe(true);
    expect(await store.receivedBytes(id)).toBe(0);
  });

  test('has consumed a chunk before it requests the next, which may use the same memory', async () => {
    const id = newId();
    const bytes = randomBytes(9 * 1024 * 1024 + 11);
    const memory = new Uint8Array(1_000_000);
    const overwriting = async function* () {
      for (let at = 0; at < bytes.length; at += memory.length) {
        const part = bytes.subarray(at, at + memory.length);
        memory.set(part);
        yield memory.subarray(0, part.length);
        memory.fill(0);
      }
    };
    await store.append(id, 0, overwriting());
    expect((await allOf(await store.readUpload(id))).equals(bytes)).toBe(true);
  });

  test('sends everything, or a range, and allows a reader to leave early', async () => {
    const id = newId();
    const bytes = randomBytes(900_000);
    await store.put(id, bytes);
    const sent = async (range?: { start: number; end: number }) => {
      const parts: Buffer[] = [];
      const target = sink((chunk) => parts.push(Buffer.from(chunk)));
      await (await store.openToSend(id, range))(target);
      expect(target.writableFinished).toBe(true);
      return Buffer.concat(parts);
    };
    expect((await sent()).equals(bytes)).toBe(true);
    expect((await sent({ start: 5, end: 300_004 })).equals(bytes.subarray(5, 300_005))).toBe(true);
    expect(await sent({ start: 899_999, end: 899_999 })).toHaveLength(1);
    const leaving = sink(() => leaving.destroy());
    await (await store.openToSend(id))(leaving);
    expect(leaving.destroyed).toBe(true);
    await expect(store.openToSend(newId())).rejects.toThrow();
  });

  test('accepts 20 MiB in chunks, without buffering them all in memory', async () => {
    const id = newId();
    const bytes = randomBytes(20 * 1024 * 1024);
    await store.append(id, 0, chunked(bytes));
    await store.adopt(id);
    expect((await allOf(await store.read(id))).equals(bytes)).toBe(true);
  });

  test('keeps what arrived before a connection broke', async () => {
    const id = newId();
    const bytes = randomBytes(200_000);
    await expect(store.append(id, 0, breakingAfter(bytes))).rejects.toThrow('the line broke');
    expect(await store.receivedBytes(id)).toBe(200_000);
    await store.append(id, 200_000, chunked(bytes));
    await store.adopt(id);
    expect((await allOf(await store.read(id))).equals(Buffer.concat([bytes, bytes]))).toBe(true);
  });

  test('adopts twice without effect', async () => {
    const id = newId();
    await store.append(id, 0, chunked(Buffer.from('once')));
    await store.adopt(id);
    await store.adopt(id);
    expect((await allOf(await store.read(id))).toString()).toBe('once');
  });

  test('refuses to adopt an unknown upload', async () => {
    await expect(store.adopt(newId())).rejects.toThrow();
  });

  test('reads a range, both ends inclusive', async () => {
    const id = newId();
    await store.put(id, Buffer.from('0123456789'));
    expect((await allOf(await store.read(id, { start: 2, end: 4 }))).toString()).toBe('234');
  });

  test('stores an empty object', async () => {
    const id = newId();
    await store.put(id, Buffer.alloc(0));
    expect((await allOf(await store.read(id))).length).toBe(0);
  });

  test('lists uploads and objects, and removes them', async () => {
    const [upload, object] = [newId(), newId()];
    await store.append(upload, 0, chunked(Buffer.from('a')));
    await store.put(object, Buffer.from('b'));
    const found = async () => {
      const ids: string[] = [];
      for await (const { kind, id } of store.list())
        if ([upload, object].includes(id)) ids.push(`${kind} ${id}`);
      return ids.sort();
    };
    expect(await found()).toEqual([`object ${object}`, `upload ${upload}`]);
    await store.discardUpload(upload);
    await store.remove(object);
    await store.remove(object);
    expect(await found()).toEqual([]);
    await expect(store.read(object)).rejects.toThrow();
  });

  test('answers', async () => {
    await store.probe();
  });
});

describe('a folder alone', () => {
  test('never accepts a name in place of an id', async () => {
    const [, store] = stores[0] as (typeof stores)[0];
    await expect(store.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('no id');
    expect(() => store.read('a/../../b')).toThrow('no id');
  });
  test('leaves no temporary file behind', async () => {
    const root = join(folder, 'drafts');
    const store = await openFolderStore(root);
    await store.put(newId(), Buffer.from('x'));
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
