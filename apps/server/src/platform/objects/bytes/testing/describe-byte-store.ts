import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { ByteStore } from '../byte-store.ts';

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

/** Takes a piece slowly, and is done with it when it says so, as a socket is. */
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

/** What every store of bytes does, as tests. */
export function describeByteStore(name: string, store: ByteStore): void {
  describe(name, () => {
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

    test('is done with a piece before it asks for the next, whose memory may be the same', async () => {
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

    test('sends all, or a range, and lets a reader leave', async () => {
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

    test('takes 20 MiB in pieces larger than memory should hold', async () => {
      const id = newId();
      const bytes = randomBytes(20 * 1024 * 1024);
      await store.append(id, 0, chunked(bytes));
      await store.adopt(id);
      expect((await allOf(await store.read(id))).equals(bytes)).toBe(true);
    });

    test('keeps what came before a line broke', async () => {
      const id = newId();
      const bytes = randomBytes(200_000);
      await expect(store.append(id, 0, breakingAfter(bytes))).rejects.toThrow('the line broke');
      expect(await store.receivedBytes(id)).toBe(200_000);
      await store.append(id, 200_000, chunked(bytes));
      await store.adopt(id);
      expect((await allOf(await store.read(id))).equals(Buffer.concat([bytes, bytes]))).toBe(true);
    });

    test('adopts twice without harm', async () => {
      const id = newId();
      await store.append(id, 0, chunked(Buffer.from('once')));
      await store.adopt(id);
      await store.adopt(id);
      expect((await allOf(await store.read(id))).toString()).toBe('once');
    });

    test('never reads an upload that became an object as empty', async () => {
      const id = newId();
      await store.append(id, 0, chunked(randomBytes(1_000)));
      await store.adopt(id);
      const again = await store.readUpload(id).then(allOf, () => null);
      expect(again?.length ?? 'refused').not.toBe(0);
    });

    test('refuses to adopt what was never there', async () => {
      await expect(store.adopt(newId())).rejects.toThrow();
    });

    test('reads a part, both ends included', async () => {
      const id = newId();
      await store.put(id, Buffer.from('0123456789'));
      expect((await allOf(await store.read(id, { start: 2, end: 4 }))).toString()).toBe('234');
    });

    test('puts an empty object', async () => {
      const id = newId();
      await store.put(id, Buffer.alloc(0));
      expect((await allOf(await store.read(id))).length).toBe(0);
    });

    test('lists uploads and objects, and forgets what is removed', async () => {
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
}
