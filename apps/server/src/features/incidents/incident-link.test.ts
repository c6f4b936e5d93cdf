import { expect, test } from 'vitest';
import { createSealer } from '../../platform/auth/index.ts';
import { incidentOfKey, linkKeyOf } from './incident-link.ts';

const sealer = createSealer('a secret that no one else has');
const now = new Date('2026-11-23T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a key opens its incident for ten minutes', () => {
  const key = linkKeyOf(sealer, 'i-1', now);
  expect(incidentOfKey(sealer, key, later(9))).toBe('i-1');
  expect(incidentOfKey(sealer, key, later(10))).toBeNull();
});

test('a changed key, and one of another server, open nothing', () => {
  const [id, end, signature] = linkKeyOf(sealer, 'i-1', now).split('.');
  for (const key of [`i-2.${end}.${signature}`, `${id}.${Number(end) + 1}.${signature}`, 'nonsense', '']) {
    expect(incidentOfKey(sealer, key, now)).toBeNull();
  }
  expect(incidentOfKey(createSealer('another'), `${id}.${end}.${signature}`, now)).toBeNull();
});
