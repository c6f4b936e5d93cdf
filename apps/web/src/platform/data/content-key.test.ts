import { expect, test } from 'vitest';
import { contentKey } from './content-key.ts';

test('the same content keeps its key, other content has another', () => {
  const dose = { vaccine: 'rabies-1y', administeredOn: '2026-10-15', lotNumber: null };
  expect(contentKey('a', { ...dose })).toBe(contentKey('a', dose));
  const others = [
    contentKey('b', dose),
    contentKey('a', { ...dose, lotNumber: '1' }),
    contentKey('a', { ...dose, administeredOn: '2026-10-16' }),
  ];
  expect(new Set([contentKey('a', dose), ...others]).size).toBe(4);
});

test('versions that differ by one character never share a key', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => contentKey('a', { lotNumber: String(index) }));
  expect(new Set(keys).size).toBe(keys.length);
});
