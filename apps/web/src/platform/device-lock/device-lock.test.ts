import { beforeEach, expect, test, vi } from 'vitest';
import { forgetLock, lockDevice, lockedPath, unlockDevice } from './device-lock.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

test('a device shows one page until its code is typed, and the code lies nowhere', async () => {
  await lockDevice('/one', '4711');
  expect(lockedPath()).toBe('/one');
  expect([...kept.values()].join()).not.toContain('4711');
  expect(await unlockDevice('1234')).toBe('wrong');
  expect(lockedPath()).toBe('/one');
  expect(await unlockDevice('4711')).toBe('open');
  expect(lockedPath()).toBeNull();
});

test('after five wrong codes not even the right one is tried for a minute', async () => {
  await lockDevice('/one', '4711');
  const now = Date.now();
  for (let attempt = 0; attempt < 5; attempt++) expect(await unlockDevice('0000', now)).toBe('wrong');
  expect(await unlockDevice('4711', now + 59_000)).toBe('paused');
  expect(await unlockDevice('4711', now + 61_000)).toBe('open');
});

test('anyone who signs out takes the lock along', async () => {
  await lockDevice('/one', '4711');
  forgetLock();
  expect(lockedPath()).toBeNull();
});

test('where nothing can be kept, nothing pretends to be locked', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await expect(lockDevice('/one', '4711')).rejects.toThrow('keeps nothing');
});
