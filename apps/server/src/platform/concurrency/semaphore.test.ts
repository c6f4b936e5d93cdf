import { expect, test } from 'vitest';
import { createSemaphore, QueueFull } from './semaphore.ts';

const limits = { capacity: 1, maxWaitingPerAccount: 3, maxWaiting: 5 };

/** Work that the test finishes explicitly; `order` lists who got a slot. */
function observed(semaphore: ReturnType<typeof createSemaphore>) {
  const order: string[] = [];
  const running: (() => void)[] = [];
  const start = (account: string) =>
    semaphore(account, () => {
      order.push(account);
      return new Promise<void>((resolve) => running.push(resolve));
    });
  const finishOne = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    running.shift()?.();
  };
  return { order, start, finishOne };
}

test('accounts take turns, however many one of them has sent', async () => {
  const { order, start, finishOne } = observed(createSemaphore(limits));
  const all = [start('a'), start('a'), start('a'), start('b'), start('c')];
  for (const _ of all) await finishOne();
  await Promise.all(all);
  expect(order).toEqual(['a', 'b', 'c', 'a', 'a']);
});

test('an account has one slot, even if more are free', async () => {
  const { order, start, finishOne } = observed(createSemaphore({ ...limits, capacity: 2 }));
  const all = [start('a'), start('a'), start('b')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['a', 'b']);
  for (const _ of all) await finishOne();
  await Promise.all(all);
  expect(order).toEqual(['a', 'b', 'a']);
});

test('a full queue refuses, for one account or for all', async () => {
  const { start, finishOne } = observed(createSemaphore(limits));
  const own = Array.from({ length: 4 }, () => start('a'));
  await expect(start('a')).rejects.toBeInstanceOf(QueueFull);
  const others = [start('b'), start('c')];
  await expect(start('d')).rejects.toBeInstanceOf(QueueFull);
  for (const _ of [...own, ...others]) await finishOne();
  await Promise.all([...own, ...others]);
});

test('work that fails releases its slot', async () => {
  const semaphore = createSemaphore(limits);
  await expect(semaphore('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore('a', async () => 'next')).toBe('next');
});
