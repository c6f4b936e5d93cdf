import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Format, useFormat } from './use-format.ts';

function written(make: (format: Format) => string): string {
  const Probe = () => make(useFormat());
  return renderToString(<Probe />);
}

test('what began and goes on is said with its day, also where it began today', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 3, 9, 30) });
  const since = (at: Date) => written((format) => format.since(at.toISOString()));
  // AM is preceded by a non-breaking space.
  expect(since(new Date(2026, 11, 3, 1, 3)).replace('\u202f', ' ')).toBe('today, 1:03 AM');
  expect(since(new Date(2026, 11, 2, 23, 59))).toBe('Dec 2');
  expect(since(new Date(2025, 11, 3, 1, 3))).toBe('Dec 3, 2025');
  vi.useRealTimers();
});

test('a day is written in one way, with its year where that is another one', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 3, 9, 30) });
  expect(written(({ day }) => day('2026-12-03'))).toBe('Dec 3');
  expect(written(({ day }) => day('2027-12-03'))).toBe('Dec 3, 2027');
  vi.useRealTimers();
});
