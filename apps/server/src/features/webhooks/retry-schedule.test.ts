import { expect, test } from 'vitest';
import { nextAttempt } from './retry-schedule.ts';

const start = Date.UTC(2026, 10, 23);
const failed = { triedSince: new Date(start), retryAfter: null, random: 0.5 };

test('attempts follow after 5 s, 30 s, 2 min, 10 min, 1 h, then every 4 hours for three days', () => {
  const delays: number[] = [];
  let now = new Date(start);
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt({ ...failed, attempts, now });
    if (!next) break;
    delays.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
  expect(delays.slice(0, 7)).toEqual([5, 30, 120, 600, 3600, 14_400, 14_400]);
  const hours = (now.getTime() - start) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(77);
});

test('a receiver may ask for more time, up to four hours, but not for less', () => {
  const wait = (retryAfter: string) =>
    ((nextAttempt({ ...failed, attempts: 1, now: new Date(start), retryAfter })?.getTime() ?? 0) - start) /
    1000;
  expect(wait('120')).toBe(120);
  expect(wait('1')).toBe(5);
  expect(wait('999999')).toBe(14_400);
  expect(wait('Mon, 23 Nov 2026 00:01:00 GMT')).toBe(60);
  expect(wait('soon')).toBe(5);
});
