import 'fake-indexeddb/auto';
import { CallError } from '@clearpaw/client';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { openOfflineStore } from './offline-store.ts';
import { dismiss, enqueue, listWaiting, sendWaiting } from './queue.ts';

const input = (key: string) => ({
  businessId: 'b',
  petId: 'p',
  method: 'badge' as const,
  decision: 'admit' as const,
  idempotencyKey: key,
});
const no = (code: CallError['code'], reason?: string) =>
  new CallError({ code, message: `no: ${reason ?? code}`, ...(reason ? { details: { reason } } : {}) });
beforeEach(async () => (await openOfflineStore()).clear('queue'));

test('what waits is sent in order, and is gone once the server has it', async () => {
  for (const key of ['1', '2', '3']) await enqueue('Biscuit', input(key));
  const sent: string[] = [];
  await sendWaiting('b', async ({ idempotencyKey }) => sent.push(idempotencyKey));
  expect(sent).toEqual(['1', '2', '3']);
  expect(await listWaiting()).toEqual([]);
});

test.each([no('unavailable'), no('internal'), no('unauthenticated'), new TypeError('Failed to fetch')])(
  'without an answer (%s) everything goes on waiting, in its order',
  async (problem) => {
    for (const key of ['1', '2']) await enqueue('Biscuit', input(key));
    let asked = 0;
    await sendWaiting('b', async () => {
      asked += 1;
      throw problem;
    });
    expect(asked).toBe(1);
    expect((await listWaiting()).map((one) => [one.input.idempotencyKey, one.refused])).toEqual([
      ['1', null],
      ['2', null],
    ]);
  },
);

test('a refused one is kept with its reason until someone has seen it, and does not hold up the others', async () => {
  for (const key of ['1', '2']) await enqueue('Biscuit', input(key));
  const sent: string[] = [];
  const send = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    sent.push(idempotencyKey);
    if (idempotencyKey === '1') throw no('permission-denied', 'not_member');
  };
  await sendWaiting('b', send);
  const [left] = await listWaiting();
  expect(left).toMatchObject({ refused: 'no: not_member', input: { idempotencyKey: '1' } });
  await sendWaiting('b', send);
  expect(sent).toEqual(['1', '2']);
  await dismiss(left?.order ?? 0);
  expect(await listWaiting()).toEqual([]);
});

test('one whose first attempt had arrived is done', async () => {
  await enqueue('Biscuit', input('1'));
  await sendWaiting('b', async () => {
    throw no('already-exists');
  });
  expect(await listWaiting()).toEqual([]);
});

test('what waits for another business goes on waiting, unsent and unrefused', async () => {
  await enqueue('Biscuit', input('1'));
  await sendWaiting('elsewhere', async () => {
    throw no('permission-denied', 'not_member');
  });
  expect(await listWaiting()).toMatchObject([{ refused: null, input: { idempotencyKey: '1' } }]);
});

test('after the browser has taken back what was stored, the same tab goes on with a new store', async () => {
  const before = await openOfflineStore();
  await enqueue('Biscuit', input('1'));
  forceCloseDatabase(unwrap(before) as never);
  await expect.poll(openOfflineStore).not.toBe(before);
  await enqueue('Biscuit', input('2'));
  expect((await listWaiting()).map((one) => one.input.idempotencyKey)).toEqual(['1', '2']);
});
