import { expect, test } from 'vitest';
import { everyDay, instantOfDay, lastDays } from './days.ts';

const now = Date.parse('2026-03-02T03:30:00Z');

test('the last seven days end today, as the business sees it', () => {
  expect(lastDays(7, 'America/New_York', now)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(lastDays(1, 'Asia/Tokyo', now)).toEqual({ from: '2026-03-02', to: '2026-03-02' });
});

test('days without an arrival are there, with nothing', () => {
  const days = everyDay('2026-02-27', '2026-03-01', [{ on: '2026-02-28', count: 3 }], { count: 0 });
  expect(days).toEqual([
    { on: '2026-02-27', count: 0 },
    { on: '2026-02-28', count: 3 },
    { on: '2026-03-01', count: 0 },
  ]);
});

test('a time on the wall is an instant, on both sides of a change of the clocks', () => {
  expect(instantOfDay('2026-03-28', '12:00', 'Europe/Berlin')).toBe('2026-03-28T11:00:00.000Z');
  expect(instantOfDay('2026-03-29', '12:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z');
  expect(instantOfDay('2026-03-29', '01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
  expect(instantOfDay('2026-11-01', '12:00', 'America/New_York')).toBe('2026-11-01T17:00:00.000Z');
});
