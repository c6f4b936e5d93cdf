import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunked } from './chunked.ts';
import { bytesHashOf } from './content-hash.ts';
import { HashThread } from './hash-thread.ts';
import { releaseAfterRead } from './release-after-read.ts';

const MiB = 1024 * 1024;
type Chunks = AsyncGenerator<Uint8Array>;

/** Chunks as from a socket, each in a buffer of its own. */
async function* chunksOf(bytes: Uint8Array, sizes: () => number, problem?: Error): Chunks {
  for (let at = 0; at < bytes.length; ) {
    const size = Math.max(1, sizes());
    yield new Uint8Array(bytes.subarray(at, at + size));
    at += size;
  }
  if (problem) throw problem;
}

/** What a slow reader receives, and what was thrown at the end. */
async function readAll(source: Chunks): Promise<{ bytes: Buffer; sizes: number[]; problem: unknown }> {
  const parts: Buffer[] = [];
  try {
    for await (const block of chunked(source)) {
      await new Promise((resolve) => setImmediate(resolve));
      parts.push(Buffer.from(block));
    }
  } catch (problem) {
    return { bytes: Buffer.concat(parts), sizes: parts.map(({ length }) => length), problem };
  }
  return { bytes: Buffer.concat(parts), sizes: parts.map(({ length }) => length), problem: null };
}

describe('bytes in blocks', () => {
  test('are the same bytes, however they were split', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 700_000 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.nat(3 * MiB), sizes, async (length, steps) => {
        const bytes = randomBytes(length);
        let step = 0;
        const next = () => steps[step++ % steps.length] ?? 1;
        const read = await readAll(releaseAfterRead(chunksOf(bytes, next)));
        expect(read.bytes.equals(bytes)).toBe(true);
        expect(read.sizes.slice(0, -1).every((size) => size === MiB)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('of a source that fails are all that came before, and then the error', async () => {
    const bytes = randomBytes(2 * MiB + 777);
    const read = await readAll(chunksOf(bytes, () => 65_536, new Error('the line broke')));
    expect(read.bytes.equals(bytes)).toBe(true);
    expect(read.problem).toEqual(new Error('the line broke'));
  });

  test('arrive while the reader still uses those before', async () => {
    let sent = 0;
    const bytes = randomBytes(4 * MiB);
    const counted = async function* (): Chunks {
      for await (const chunk of chunksOf(bytes, () => 65_536)) {
        sent += chunk.length;
        yield chunk;
      }
    };
    const blocks = chunked(counted());
    await blocks.next();
    await expect.poll(() => sent).toBe(2 * MiB);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toBe(2 * MiB);
    await blocks.return(undefined);
  });

  test('that are no longer wanted release their source', async () => {
    let isDiscarded = false;
    const endless = async function* (): Chunks {
      try {
        for (;;) yield new Uint8Array(65_536);
      } finally {
        isDiscarded = true;
      }
    };
    for await (const _ of chunked(endless())) break;
    await expect.poll(() => isDiscarded).toBe(true);
  });
});

test('a chunk’s memory is released once the next is requested, unless it is shared', async () => {
  const own = new Uint8Array([1, 2, 3]);
  const shared = Buffer.from('a small buffer lies among others');
  const source = releaseAfterRead(
    (async function* (): Chunks {
      yield own;
      yield shared;
    })(),
  );
  await source.next();
  expect(own).toHaveLength(3);
  await source.next();
  expect(own).toHaveLength(0);
  await source.next();
  expect(shared.toString()).toBe('a small buffer lies among others');
});

describe('a hash computed in the thread', () => {
  const blockOf = (bytes: Uint8Array) => {
    const block = new Uint8Array(new SharedArrayBuffer(bytes.length));
    block.set(bytes);
    return block;
  };

  test('equals one computed here, for many at once and step by step', async () => {
    const thread = new HashThread();
    const contents = Array.from({ length: 20 }, (_, index) => randomBytes(index * 10_000));
    const sums = await Promise.all(
      contents.map(async (bytes) => {
        const hash = thread.begin();
        for (let at = 0; at < bytes.length; at += 7_000)
          await hash.update(blockOf(bytes.subarray(at, at + 7_000)));
        expect(hash.position).toBe(bytes.length);
        return hash.finish();
      }),
    );
    expect(sums).toEqual(await Promise.all(contents.map((bytes) => bytesHashOf([bytes]))));
    thread.close();
  });

  test('is lost with its thread and reported as lost; the next one is computed in a new thread', async () => {
    const thread = new HashThread();
    const lost = thread.begin();
    await lost.update(blockOf(randomBytes(1000)));
    thread.close();
    await lost.update(blockOf(randomBytes(1000)));
    expect(await lost.finish()).toBeNull();
    const next = thread.begin();
    await next.update(blockOf(Buffer.from('hello')));
    expect(await next.finish()).toEqual(await bytesHashOf([Buffer.from('hello')]));
    thread.close();
  });
});
