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

test('every way to write a day has its year where that is another one', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 3, 9, 30) });
  expect(written(({ weekday }) => weekday('2026-12-04'))).toBe('Fri, Dec 4');
  expect(written(({ weekday }) => weekday('2027-01-08'))).toBe('Fri, Jan 8, 2027');
  const earlier = new Date(2025, 10, 3, 8, 5).toISOString();
  expect(written(({ dayTime }) => dayTime(earlier)).replace('\u202f', ' ')).toBe('Nov 3, 2025, 8:05 AM');
  expect(written(({ moment }) => moment(earlier))).toBe('Nov 3, 2025');
  expect(written(({ moment }) => moment(new Date(2026, 10, 3).toISOString()))).toBe('Nov 3');
  const overNewYear = { arrival: '2026-12-30', departure: '2027-01-02' };
  expect(written(({ span }) => span('weekday', overNewYear).join(' – '))).toBe(
    'Wed, Dec 30 – Sat, Jan 2, 2027',
  );
  vi.useRealTimers();
});

test('a day is written in one way, with its year where that is another one', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 3, 9, 30) });
  expect(written(({ day }) => day('2026-12-03'))).toBe('Dec 3');
  expect(written(({ day }) => day('2027-12-03'))).toBe('Dec 3, 2027');
  vi.useRealTimers();
});

test('an instant is written as its day and as its month', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 3, 9, 30) });
  const [now, before] = [new Date(2026, 10, 30, 23, 59), new Date(2025, 0, 1, 0, 1)];
  expect(written(({ dayAt }) => dayAt(now.toISOString()))).toBe('Nov 30');
  expect(written(({ dayAt }) => dayAt(before.toISOString()))).toBe('Jan 1, 2025');
  expect(written(({ monthAt }) => monthAt(now.toISOString()))).toBe('November 2026');
  expect(written(({ monthAt }) => monthAt(before.toISOString()))).toBe('January 2025');
  vi.useRealTimers();
});
