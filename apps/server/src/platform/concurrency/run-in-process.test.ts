import { expect, test } from 'vitest';
import { runInProcess } from './run-in-process.ts';

const limits = { totalMs: 20_000, silenceMs: 20_000, heapMiB: 128, memoryMiB: 300 };
const run = (task: string, more: Partial<Parameters<typeof runInProcess>[0]> = {}) =>
  runInProcess<{ bytes: Uint8Array; names: string[] }>({
    module: new URL('./testing/answer-once.ts', import.meta.url),
    data: { task },
    limits,
    ...more,
  });

test('its result arrives after its progress, bytes included; it knows no setting of the server', async () => {
  process.env.AUTH_SECRET ??= 'a secret that only the tests know';
  const heard: number[] = [];
  const end = await run('answer', { onProgress: (progress) => heard.push(progress) });
  if (end.kind !== 'done') throw new Error(end.kind);
  expect([...end.result.bytes]).toEqual([1, 2, 3]);
  expect(heard).toEqual([0.5]);
  expect(
    end.result.names.filter((name) => !['PATH', 'TMPDIR'].includes(name) && !/^NODE_/.test(name)),
  ).toEqual([]);
});

test('pieces arrive in order, each after the one before was taken, however long that takes', async () => {
  const taken: string[] = [];
  let atOnce = 0;
  const onPiece = async (piece: string) => {
    atOnce += 1;
    await new Promise((wake) => setTimeout(wake, piece === 'two' ? 2_000 : 0));
    taken.push(`${piece} ${atOnce}`);
    atOnce -= 1;
  };
  const end = await run('pieces', { onPiece, limits: { ...limits, silenceMs: 1_500 } });
  expect(end).toEqual({ kind: 'done', result: 'all' });
  expect(taken).toEqual(['one 1', 'two 1', 'three 1']);
});

test('a piece that cannot be taken ends the process, and is the error', async () => {
  const full = new Error('The disk is full.');
  await expect(run('pieces', { onPiece: () => Promise.reject(full) })).rejects.toBe(full);
});

test.each([
  ['crash', 'memory'],
  ['fail', 'broken'],
])('a process that ends by a %s ends alone', async (task, kind) => {
  expect(await run(task)).toEqual({ kind });
});

test('a process that never answers is ended in time', async () => {
  expect(await run('loop', { limits: { ...limits, silenceMs: 1_500 } })).toEqual({ kind: 'time' });
});

test.runIf(process.platform === 'linux')('a process that takes too much memory is ended', async () => {
  expect(await run('fill')).toEqual({ kind: 'memory' });
});

test('a stop ends it at once, even before it began', async () => {
  const stop = new AbortController();
  const running = run('loop', { signal: stop.signal });
  stop.abort();
  expect(await running).toEqual({ kind: 'stopped' });
  expect(await run('answer', { signal: stop.signal })).toEqual({ kind: 'stopped' });
});
