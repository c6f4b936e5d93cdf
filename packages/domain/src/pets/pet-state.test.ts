import { expect, test } from 'vitest';
import { daysLeftToRestore, erasedFrom } from './index.ts';

const deleted = Date.parse('2026-11-19T12:00:00Z');

test('a deleted pet can be restored for thirty days', () => {
  expect(erasedFrom(deleted)).toBe(Date.parse('2026-12-19T12:00:00Z'));
  expect(daysLeftToRestore(deleted, deleted)).toBe(30);
  expect(daysLeftToRestore(deleted, Date.parse('2026-12-18T13:00:00Z'))).toBe(1);
  expect(daysLeftToRestore(deleted, Date.parse('2026-12-19T12:00:00Z'))).toBe(0);
  expect(daysLeftToRestore(deleted, Date.parse('2027-01-01T00:00:00Z'))).toBe(0);
});
