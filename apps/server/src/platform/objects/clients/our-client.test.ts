import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../../test/index.ts';
import { startFaultyProxy } from './testing/faulty-proxy.ts';
import { ourClient } from './testing/our-client.ts';

const server = await useServer();
const owner = await server.owner();
const storage = ourClient(server.url, owner.token);
const mine = (name: string) => `users/${owner.uid}/files/${name}`;
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const read = async (name: string) => new Uint8Array(await (await storage.getBlob(mine(name))).arrayBuffer());
const KiB = 1024;

describe('our client', () => {
  test.each([5, 256 * KiB, 256 * KiB + 1, 5 * KiB * KiB, 70 * KiB * KiB])(
    'uploads %i bytes and reads the same bytes back',
    async (size) => {
      const bytes = randomBytes(size);
      const task = storage.upload(mine(`${size}`), new Blob([bytes]), { contentType: 'text/x-test' });
      const seen: number[] = [];
      task.subscribe(({ bytesTransferred }) => seen.push(bytesTransferred));
      expect(await task.done).toMatchObject({ size, contentType: 'text/x-test' });
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(task.snapshot).toMatchObject({ state: 'success', bytesTransferred: size });
      expect(sha(await read(`${size}`))).toBe(sha(bytes));
    },
    60_000,
  );

  test.each([
    ['raw', 'Gr\u00fc\u00dfe'],
    ['base64', 'aGVsbG8/'],
    ['base64url', 'aGVsbG8_'],
    ['data_url', 'data:text/plain;base64,aGVsbG8/'],
  ] as const)('uploads a string as %s', async (format, text) => {
    await storage.uploadString(mine(format), text, format);
    expect(new TextDecoder().decode(await read(format))).toBe(format === 'raw' ? text : 'hello?');
  });

  test('describes, lists, reads a range and deletes', async () => {
    await storage.uploadString(mine('d/a'), 'hello', 'raw', { customMetadata: { a: '1', b: '2' } });
    await storage.uploadString(mine('d/e/f'), 'deep');
    const changed = await storage.updateMetadata(mine('d/a'), { customMetadata: { a: null, c: '3' } });
    expect(changed).toMatchObject({ customMetadata: { b: '2', c: '3' }, metageneration: '2' });
    expect(await storage.list(mine('d'), { maxResults: 1 })).toMatchObject({
      items: [mine('d/a')],
      prefixes: [],
    });
    expect(await storage.listAll(mine('d'))).toEqual({ items: [mine('d/a')], prefixes: [mine('d/e')] });
    expect(await (await storage.getBlob(mine('d/a'), 2)).text()).toBe('he');
    expect(await (await fetch(await storage.getDownloadUrl(mine('d/a')))).text()).toBe('hello');
    await storage.deleteObject(mine('d/a'));
    await expect(storage.getMetadata(mine('d/a'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });

  test('pauses only while it runs, continues from the server’s offset, and finishes', async () => {
    const bytes = randomBytes(24 * KiB * KiB);
    const task = storage.upload(mine('paused'), new Blob([bytes]));
    expect([task.resume(), task.pause(), task.pause()]).toEqual([false, true, false]);
    await expect.poll(() => task.snapshot.state).toBe('paused');
    expect([task.cancel(), task.resume()]).toEqual([false, true]);
    await expect.poll(() => task.snapshot.bytesTransferred, { interval: 1 }).toBeGreaterThan(0);
    task.pause();
    expect(task.resume()).toBe(true);
    await task.done;
    expect([task.pause(), task.resume(), task.cancel()]).toEqual([false, false, false]);
    expect(sha(await read('paused'))).toBe(sha(bytes));
  });

  test('is canceled while it runs', async () => {
    const task = storage.upload(mine('cancelled'), new Blob([randomBytes(3 * KiB * KiB)]));
    expect(task.cancel()).toBe(true);
    await expect(task.done).rejects.toMatchObject({ code: 'storage/canceled' });
    expect(task.snapshot.state).toBe('canceled');
  });

  test('continues after a reload with what the server already has', async () => {
    const bytes = randomBytes(3 * KiB * KiB);
    const first = storage.upload(mine('reloaded'), new Blob([bytes]));
    const stop = first.subscribe(({ bytesTransferred }) => bytesTransferred > 200 * KiB && first.pause());
    onTestFinished(stop);
    await expect.poll(() => first.snapshot.state).toBe('paused');
    const proxy = await startFaultyProxy(server.url, () => null);
    onTestFinished(proxy.close);
    const { sessionUrl } = first.snapshot;
    const url = sessionUrl?.replace(server.url, proxy.url) ?? '';
    const again = ourClient(proxy.url, owner.token).upload(mine('reloaded'), new Blob([bytes]), {}, url);
    await again.done;
    expect(proxy.asked[0]).toBe('query');
    expect(proxy.bodyBytes()).toBeLessThan(bytes.length - 200 * KiB);
    expect(sha(await read('reloaded'))).toBe(sha(bytes));
  });

  test.each([
    ['a number below 1', 0, 'Expected 1 or greater.'],
    ['a number above 1000', 1001, 'Expected 1000 or less.'],
  ])('refuses to list %s of results', async (_, maxResults, words) => {
    await expect(storage.list(mine('x'), { maxResults })).rejects.toThrow(words);
  });

  test('refuses a retry time below 0 and work on the root', () => {
    expect(() => ourClient(server.url, null, { maxUploadRetryMs: -1 })).toThrow('Expected 0 or greater');
    expect(() => storage.upload('', new Blob([]))).toThrow(
      "'uploadBytesResumable' cannot be performed on a root",
    );
  });
});
