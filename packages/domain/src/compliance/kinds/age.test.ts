import { describe, expect, it } from 'vitest';
import { brief, reportOn } from '../testing/builders.ts';

const between = { kind: 'age', minWeeks: 10, maxWeeks: 20 } as const;

describe('an age between 10 and 20 weeks', () => {
  it.each([
    ['2025-12-07', 'waiting 2026-04-26'],
    ['2025-12-06', 'met 2026-04-25'],
    ['2025-10-29', 'met 2026-03-18'],
    ['2025-10-28', 'met 2026-03-17'],
    ['2025-10-27', 'expiring 2026-03-16'],
    ['2025-09-27', 'expiring 2026-02-14'],
    ['2025-09-26', 'failed -'],
  ])('of a pet born on %s is %s', (bornOn, expected) => {
    expect(brief({ requirement: between, pet: { bornOn } })).toBe(expected);
  });

  it('needs a birth date', () => {
    expect(brief({ requirement: between, pet: { bornOn: null } })).toBe('needs_information -');
    expect(brief({ requirement: { kind: 'age' }, pet: { bornOn: null } })).toBe('needs_information -');
  });

  it('of a month takes the youngest possible as too young, the oldest possible as too old', () => {
    const born = { bornOn: '2025-12-15', bornOnPrecision: 'month' } as const;
    expect(brief({ requirement: between, pet: born })).toBe('waiting 2026-04-20');
    expect(reportOn({ requirement: between, pet: born }).compliantFrom).toBe('2026-03-11');
  });

  it('of a year is seldom certain', () => {
    const born = { bornOn: '2025-06-15', bornOnPrecision: 'year' } as const;
    expect(brief({ requirement: between, pet: born })).toBe('failed -');
    expect(brief({ requirement: { kind: 'age', minWeeks: 10 }, pet: born })).toBe('waiting -');
  });

  it('takes a birth date without precision as a day', () => {
    expect(brief({ requirement: between, pet: { bornOn: '2025-12-06', bornOnPrecision: null } })).toBe(
      'met 2026-04-25',
    );
  });

  it('is judged at arrival', () => {
    expect(brief({ requirement: between, pet: { bornOn: '2025-09-27' }, departure: '2026-03-01' })).toBe(
      'expiring 2026-02-14',
    );
  });
});

it('turns amber, and is too old, on the days that say so', () => {
  expect(reportOn({ requirement: between, pet: { bornOn: '2025-10-28' } }).changesOn).toBe('2026-02-15');
  expect(reportOn({ requirement: between, pet: { bornOn: '2025-10-27' } }).changesOn).toBe('2026-03-17');
});

it('without bounds any known age will do, without an end', () => {
  expect(brief({ requirement: { kind: 'age' } })).toBe('met -');
  expect(reportOn({ requirement: { kind: 'age' } }).changesOn).toBeNull();
});
