import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../calendar/index.ts';
import { onlyDays, withoutExceptions } from '../testing/changed-inputs.ts';
import { complianceInput, dosesInput, validRecord } from '../testing/input-arbitraries.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import type { Verdict } from '../vocabulary/report.ts';
import { type ComplianceInput, evaluateCompliance } from './evaluate-compliance.ts';

const anyInput = fc.oneof(complianceInput, dosesInput);

/** The same visit on another day. */
function arrivingOn(input: ComplianceInput, arrival: string): ComplianceInput {
  const { visit } = input;
  const departure = addDays(arrival, daysBetween(visit.arrival, visit.departure));
  return { ...input, visit: { ...visit, arrival, departure } };
}

const statusesOf = (input: ComplianceInput): string =>
  evaluateCompliance(input)
    .checks.map(({ status }) => status)
    .join();

const letsIn = (verdict: Verdict): boolean => verdict === 'compliant' || verdict === 'expiring';
const goodness = (verdict: Verdict): number => (letsIn(verdict) ? 2 : verdict === 'pending' ? 1 : 0);

/** A copy of a value with every date moved by a number of days. */
function shifted<T>(value: T, days: number): T {
  const text = JSON.stringify(value).replace(
    /"(\d{4}-\d{2}-\d{2})"/g,
    (_, date: string) => `"${addDays(date, days)}"`,
  );
  return JSON.parse(text);
}

/** A property that is true for any generated input. */
function law<T>(sentence: string, arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void {
  it(sentence, () => fc.assert(fc.property(arbitrary, check), { numRuns: lawRuns }), lawTimeoutMs);
}

describe('properties of compliance', () => {
  law(
    'a valid record more never makes a verdict worse, but for stays away, failing results, gaps and longer booster waits',
    fc.tuple(anyInput.map(withoutExceptions), validRecord),
    ([input, record]) => {
      const before = evaluateCompliance(input).verdict;
      const after = evaluateCompliance({ ...input, records: record(input.records) }).verdict;
      expect(goodness(after)).toBeGreaterThanOrEqual(goodness(before));
    },
  );

  law('the verdict at compliantFrom lets in, and on the day before it does not', anyInput, (input) => {
    const { compliantFrom, verdict } = evaluateCompliance(input);
    if (compliantFrom === null) {
      expect(letsIn(verdict)).toBe(false);
      return;
    }
    expect(letsIn(evaluateCompliance(arrivingOn(input, compliantFrom)).verdict)).toBe(true);
    expect(compliantFrom >= input.visit.arrival).toBe(true);
    if (compliantFrom === input.visit.arrival) return;
    expect(letsIn(evaluateCompliance(arrivingOn(input, addDays(compliantFrom, -1))).verdict)).toBe(false);
  });

  law(
    'every day before changesOn has the statuses of today, and that day has others',
    fc.tuple(anyInput, fc.array(fc.nat(900), { minLength: 10, maxLength: 20 })),
    ([input, days]) => {
      const today = statusesOf(input);
      const { changesOn } = evaluateCompliance(input);
      const span = changesOn === null ? 900 : daysBetween(input.visit.arrival, changesOn);
      if (changesOn !== null) expect(statusesOf(arrivingOn(input, changesOn))).not.toBe(today);
      for (const day of [...days, span - 1]) {
        const arrival = addDays(input.visit.arrival, day % span);
        expect(statusesOf(arrivingOn(input, arrival))).toBe(today);
      }
    },
  );

  law('rejected and withdrawn records change nothing', anyInput, (input) => {
    const vaccinations = input.records.vaccinations.filter(({ state }) => state === 'active');
    const documents = input.records.documents.filter(({ rejected }) => !rejected);
    const without = { ...input, records: { ...input.records, vaccinations, documents } };
    expect(evaluateCompliance(without)).toEqual(evaluateCompliance(input));
  });

  law(
    'every date so many days later gives the same result so many days later, where no months are involved',
    fc.tuple(anyInput.map(onlyDays), fc.integer({ min: -4000, max: 4000 })),
    ([input, days]) => {
      expect(evaluateCompliance(shifted(input, days))).toEqual(shifted(evaluateCompliance(input), days));
    },
  );

  law('the order of the records says nothing', anyInput, (input) => {
    const records = Object.fromEntries(
      Object.entries(input.records).map(([kind, rows]) => [
        kind,
        Array.isArray(rows) ? rows.toReversed() : rows,
      ]),
    ) as typeof input.records;
    expect(evaluateCompliance({ ...input, records })).toEqual(evaluateCompliance(input));
  });

  law('no message carries a date, an id or anything but its own rule', anyInput, (input) => {
    for (const { message, reason } of evaluateCompliance(input).checks) {
      expect(message).not.toMatch(/\d{4}|undefined|NaN|null/);
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(reason).toMatch(/^[a-z_]+$/);
    }
  });
});
