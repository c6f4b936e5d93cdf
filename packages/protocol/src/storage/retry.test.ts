import { describe, expect, test } from 'vitest';
import { isRetryable, maxUploadRetryMs, nextTry, nextUploadPause, retryWaitMs } from './retry.ts';

test.each([
  [null, true],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [599, true],
  [600, false],
  [400, false],
  [401, false],
  [404, false],
  [200, false],
])('status %s is tried again: %s', (status, expected) => {
  expect(isRetryable(status)).toBe(expected);
});

describe('pauses double from two seconds to 64, and up to one more at random', () => {
  test.each([
    [1, 0, 2000],
    [1, 0.5, 2500],
    [2, 0, 4000],
    [3, 0, 8000],
    [6, 0, 64_000],
    [7, 0.75, 64_750],
    [50, 0, 64_000],
  ])('after %i tries with random %d: %i ms', (tries, rng, expected) => {
    expect(retryWaitMs(tries, rng)).toBe(expected);
  });
});

describe('the next try', () => {
  const state = { tries: 1, elapsedMs: 0, limitMs: 3000, rng: 0 };
  test('comes after its pause while there is time', () => {
    expect(nextTry(state, false)).toEqual({ waitMs: 2000, isLast: false });
  });
  test('is the last, at the deadline, when the pause would pass it', () => {
    expect(nextTry({ ...state, tries: 2, elapsedMs: 2000 }, false)).toEqual({ waitMs: 1000, isLast: true });
  });
  test.each([
    ['after the last', state, true],
    ['once the deadline has passed', { ...state, elapsedMs: 3000 }, false],
    ['with no time at all', { ...state, limitMs: 0 }, false],
  ])('there is none %s', (_, given, isLast) => {
    expect(nextTry(given, isLast)).toBeNull();
  });
  test('a deadline of three seconds gives three tries, as the reference client makes them', () => {
    const at = [0];
    let elapsedMs = 5;
    for (let tries = 1, isLast = false; ; tries += 1) {
      const next = nextTry({ tries, elapsedMs, limitMs: 3000, rng: 0 }, isLast);
      if (!next) break;
      elapsedMs += next.waitMs;
      at.push(elapsedMs);
      isLast = next.isLast;
    }
    expect(at).toEqual([0, 2005, 3000]);
  });
});

test('an upload’s own pause doubles from a second', () => {
  const pauses = [0];
  while ((pauses.at(-1) ?? 0) <= maxUploadRetryMs) pauses.push(nextUploadPause(pauses.at(-1) ?? 0));
  expect(pauses.slice(0, 5)).toEqual([0, 1000, 2000, 4000, 8000]);
  expect(pauses.at(-1)).toBe(1_024_000);
});
