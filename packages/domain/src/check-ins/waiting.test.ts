import { expect, test } from 'vitest';
import { endedBefore, standingOf, waitEndsAt, waitsForHours } from './waiting.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;

test('a wait ends two hours after the arrival', () => {
  expect(waitsForHours).toBe(2);
  expect(new Date(waitEndsAt(noon)).toISOString()).toBe('2026-11-21T14:00:00.000Z');
});

test('an arrival has ended exactly when its end has come', () => {
  for (const now of [noon, noon + hour, noon + 2 * hour - 1, noon + 2 * hour, noon + 26 * hour]) {
    expect(noon <= endedBefore(now)).toBe(waitEndsAt(noon) <= now);
  }
  expect(noon <= endedBefore(noon + 2 * hour - 1)).toBe(false);
  expect(noon <= endedBefore(noon + 2 * hour)).toBe(true);
});

test.each([
  ['waiting', null, 'waiting'],
  ['waiting', noon, 'unanswered'],
  ['admitted', null, 'here'],
  ['admitted', noon, 'gone'],
  ['denied', null, 'denied'],
  ['denied', noon, 'denied'],
] as const)('%s with the departure %s is %s', (decision, departedAt, standing) => {
  expect(standingOf({ decision, departedAt })).toBe(standing);
});
