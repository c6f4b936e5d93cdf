import { describe, expect, it } from 'vitest';
import { coverageScale } from './coverage-scale.ts';

describe('coverageScale', () => {
  const scale = coverageScale('2026-11-20', ['2027-06-03', '2027-01-14']);

  it('runs from two years before today to one whole year after the last end', () => {
    expect(scale.years).toEqual([2024, 2025, 2026, 2027, 2028]);
  });

  it('puts New Year on the line between two years', () => {
    expect(scale.percentOf('2026-01-01')).toBeCloseTo(40, 6);
  });

  it('puts the middle of a year in the middle between its lines', () => {
    expect(scale.percentOf('2027-07-02')).toBeCloseTo(70, 0);
  });

  it('cuts what lies before and after at the edges', () => {
    expect(scale.percentOf('2019-05-05')).toBe(0);
    expect(scale.percentOf('2040-05-05')).toBe(100);
  });

  it('reads the day of a time stamp', () => {
    expect(scale.percentOf('2026-01-01T12:00:00Z')).toBeCloseTo(40, 6);
  });

  it('still shows next year when nothing holds any more', () => {
    expect(coverageScale('2026-11-20', []).years).toEqual([2024, 2025, 2026, 2027]);
  });
});
