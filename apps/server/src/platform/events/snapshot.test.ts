import { expect, test } from 'vitest';
import { parseSnapshot } from './snapshot.ts';

test('a transaction that ended before the oldest running one is visible, one that began later is not', () => {
  const snapshot = parseSnapshot('100:105:');
  expect(snapshot.sees(99n)).toBe(true);
  expect(snapshot.sees(104n)).toBe(true);
  expect(snapshot.sees(105n)).toBe(false);
});

test('a transaction that was still running is not visible, whatever its number', () => {
  const snapshot = parseSnapshot('100:110:100,104');
  expect([100n, 101n, 104n, 105n].map((xid) => snapshot.sees(xid))).toEqual([false, true, false, true]);
});

test('numbers beyond 53 bits are distinct', () => {
  const snapshot = parseSnapshot('9007199254740993:9007199254740994:');
  expect(snapshot.sees(9007199254740992n)).toBe(true);
  expect(snapshot.sees(9007199254740994n)).toBe(false);
});
