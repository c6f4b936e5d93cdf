import { createHash, randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  getStream,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';

const server = await useServer();
const owner = await server.owner();
const outsider = await server.owner();

function connect(name: string, token: string | null): FirebaseStorage {
  const app = initializeApp(
    { projectId: 'demo', apiKey: 'none', appId: 'none', storageBucket: 'clearpaw' },
    name,
  );
  afterAll(() => deleteApp(app));
  const storage = getStorage(app);
  const { hostname, port } = new URL(server.url);
  connectStorageEmulator(storage, hostname, Number(port), token ? { mockUserToken: token } : {});
  return storage;
}

const storage = connect('owner', owner.token);
const mine = (name: string) => ref(storage, `users/${owner.uid}/files/${name}`);
const sha = (bytes: Uint8Array | ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
const MiB = 1024 * 1024;

describe('the published client', () => {
  test.each([5, 256 * 1024, 256 * 1024 + 1, 5 * MiB, 70 * MiB])(
    'uploads %i bytes step by step and reads the same bytes back',
    async (size) => {
      const bytes = randomBytes(size);
      const target = mine(`sizes/${size}.bin`);
      const { metadata } = await uploadBytesResumable(target, bytes, { contentType: 'application/x-test' });
      expect(metadata).toMatchObject({ size, fullPath: target.fullPath, contentType: 'application/x-test' });
      expect(metadata.md5Hash).toBe(createHash('md5').update(bytes).digest('base64'));
      expect(sha(await getBytes(target))).toBe(sha(bytes));
    },
    60_000,
  );

  test.each([0, 5, 5 * MiB])('uploads %i bytes in one request', async (size) => {
    const bytes = randomBytes(size);
    const target = mine(`whole/${size}.bin`);
    await uploadBytes(target, bytes);
    expect(sha(await getBytes(target))).toBe(sha(bytes));
  });

  test.each([
    ['raw', 'Grüße \u{1F43E}', 'Grüße \u{1F43E}', 'application/octet-stream'],
    ['base64', 'aGVsbG8/', 'hello?', 'application/octet-stream'],
    ['base64url', 'aGVsbG8_', 'hello?', 'application/octet-stream'],
    ['data_url', 'data:text/plain;charset=utf-8;base64,aGVsbG8/', 'hello?', 'text/plain;charset=utf-8'],
    ['data_url', 'data:text/plain,a%20b', 'a b', 'text/plain'],
  ])('uploads a string as %s: %s', async (format, text, expected, contentType) => {
    const target = mine(`strings/${format}`);
    const { metadata } = await uploadString(target, text, format as 'raw');
    expect(metadata.contentType).toBe(contentType);
    expect(new TextDecoder().decode(await getBytes(target))).toBe(expected);
  });

  test('stores metadata, changes it key by key and removes it', async () => {
    const target = mine('described');
    await uploadString(target, 'x', 'raw', {
      cacheControl: 'private, max-age=60',
      contentLanguage: 'de',
      customMetadata: { a: '1', b: '2' },
    });
    const before = await getMetadata(target);
    expect(before).toMatchObject({ cacheControl: 'private, max-age=60', contentLanguage: 'de' });
    const changed = await updateMetadata(target, {
      contentLanguage: null as never,
      customMetadata: { b: null as never, c: '3' },
    });
    expect(changed.customMetadata).toEqual({ a: '1', c: '3' });
    expect(changed.contentLanguage).toBeUndefined();
    expect([changed.generation, changed.metageneration]).toEqual([before.generation, '2']);
    expect(await getMetadata(target)).toEqual(changed);
  });

  test('serves bytes to one reader, under a clean name, whatever the writer sent', async () => {
    const target = mine('rabies\u202egpj.exe');
    await uploadString(target, 'x', 'raw', { cacheControl: 'public, max-age=31536000' });
    expect(await getMetadata(target)).toMatchObject({ cacheControl: 'public, max-age=31536000' });
    const { headers } = await fetch(await getDownloadURL(target));
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    expect(headers.get('content-disposition')).toBe("attachment; filename*=utf-8''rabiesgpj.exe");
    await expect(updateMetadata(target, { contentLanguage: '\u202e' })).rejects.toBeTruthy();
    expect((await fetch(await getDownloadURL(target))).status).toBe(200);
  });

  test('documents and their small pictures are stored by no browser; small pictures of pets for an hour', async () => {
    const create = { width: 900, height: 700, channels: 3, background: '#fff' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    const served = async (folder: string) => {
      const target = ref(storage, `users/${owner.uid}/${folder}/scan.jpg`);
      await uploadBytes(target, picture, { contentType: 'image/jpeg' });
      const url = await getDownloadURL(target);
      const answers = [await fetch(url), await fetch(`${url}&size=small`)];
      expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'image/webp']);
      return answers.map(({ headers }) => headers.get('cache-control'));
    };
    expect(await served('documents')).toEqual(['private, no-store', 'private, no-store']);
    expect(await served('photos')).toEqual(['private, no-store', 'private, max-age=3600']);
  });

  test('lists folders and objects, page by page and all at once', async () => {
    for (const name of ['a', 'b/1', 'b/2', 'c', 'd/e/f']) await uploadString(mine(`listed/${name}`), name);
    const all = await listAll(mine('listed'));
    expect(all.items.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(all.prefixes.map(({ name }) => name)).toEqual(['b', 'd']);
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(mine('listed'), { maxResults: 1, ...(pageToken ? { pageToken } : {}) });
      expect(page.items.length + page.prefixes.length).toBe(1);
      seen.push(...[...page.items, ...page.prefixes].map(({ name }) => name));
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken);
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });

  test('reads a range, and follows a stream', async () => {
    const bytes = randomBytes(300_000);
    const target = mine('ranged');
    await uploadBytes(target, bytes);
    expect(sha(await getBytes(target, 1000))).toBe(sha(bytes.subarray(0, 1000)));
    const chunks: Uint8Array[] = [];
    for await (const chunk of getStream(target) as AsyncIterable<Uint8Array>) chunks.push(chunk);
    expect(sha(Buffer.concat(chunks))).toBe(sha(bytes));
  });

  test('deletes, and then finds nothing', async () => {
    const target = mine('gone');
    await uploadString(target, 'x');
    await deleteObject(target);
    await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await expect(deleteObject(target)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  test('creates a link that works without any header, until the object is written again', async () => {
    const target = mine('linked');
    await uploadString(target, 'first');
    const url = await getDownloadURL(target);
    expect(new URL(url).searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(await (await fetch(url)).text()).toBe('first');
    await uploadString(target, 'second');
    expect((await fetch(url)).status).toBe(401);
    expect(await (await fetch(await getDownloadURL(target))).text()).toBe('second');
  });

  test('pauses, resumes and finishes', async () => {
    const bytes = randomBytes(5 * MiB);
    const task = uploadBytesResumable(mine('paused'), bytes);
    const states: string[] = [];
    task.on('state_changed', ({ state }) => states.push(state));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(task.pause()).toBe(true);
    await expect.poll(() => task.snapshot.state).toBe('paused');
    expect(task.resume()).toBe(true);
    await task;
    expect(states).toContain('paused');
    expect(sha(await getBytes(mine('paused')))).toBe(sha(bytes));
  });

  test('is canceled, and nothing is stored', async () => {
    const task = uploadBytesResumable(mine('cancelled'), randomBytes(20 * MiB));
    await new Promise((resolve) => setTimeout(resolve, 20));
    task.cancel();
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    await expect(getMetadata(mine('cancelled'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});

describe('a refusal has its code in the published client', () => {
  const theirs = (name: string) => ref(connect(name, outsider.token), `users/${owner.uid}/files/sizes/5.bin`);

  test('a caller without a token', async () => {
    const target = ref(connect('nobody', null), mine('sizes/5.bin').fullPath);
    await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/unauthenticated', status: 401 });
  });
  test('another person, whether the object exists or not', async () => {
    await expect(getBytes(theirs('read'))).rejects.toMatchObject({
      code: 'storage/unauthorized',
      status: 403,
    });
    await expect(uploadString(theirs('write'), 'x')).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await expect(deleteObject(theirs('delete'))).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await expect(listAll(ref(storage, `users/${outsider.uid}/files`))).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });
  test('a path outside of every owner’s folders', async () => {
    await expect(uploadString(ref(storage, 'free/for/all'), 'x')).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });
  test('another bucket', async () => {
    const other = ref(storage, 'gs://other/users/x');
    await expect(getMetadata(other)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});
