import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../calendar/index.ts';
import { withoutDates } from '../../connections/index.ts';
import { buildDose, buildInput, makePet, makeRecords } from '../testing/builders.ts';
import { complianceInput, dosesInput } from '../testing/input-arbitraries.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { isSatisfied } from '../vocabulary/status.ts';
import { type ComplianceInput, evaluateCompliance } from './evaluate-compliance.ts';
import { nextChange, nextChangeDays } from './next-change.ts';

const today = '2026-06-15';
const visit = { service: null, arrival: today, departure: today };
const vaccination = (id: string, more: Partial<Rule> = {}): Rule => ({
  ...{ id, level: 'required', requirement: { kind: 'vaccination', targets: [id] } },
  ...more,
});
const dose = (vaccine: string, expiresOn: string) =>
  buildDose({ id: vaccine, vaccine, administeredOn: '2025-12-01', expiresOn });
const inputOf = (rules: Rule[], change: Partial<ComplianceInput> = {}): ComplianceInput => ({
  ...{ rules, pet: makePet(), records: makeRecords(), visit },
  ...change,
});
const endingOn = (rabies: string, bordetella: string) =>
  inputOf([vaccination('rabies'), vaccination('bordetella')], {
    records: makeRecords({ vaccinations: [dose('rabies-1y', rabies), dose('bordetella-oral', bordetella)] }),
  });
/** Which rule, and when. */
const said = (input: ComplianceInput, hidden = false) => {
  const report = evaluateCompliance(input);
  const found = hidden ? nextChange(withoutDates(report), null) : nextChange(report, input);
  return found && [found.check.ruleId, found.kind, found.lastDay, found.others];
};

describe('what changes next', () => {
  it('is the first required rule that is open, what an owner can do before what only time resolves', () => {
    const young = { pet: makePet({ bornOn: '2026-06-01' }) };
    const age: Rule = { id: 'age', level: 'required', requirement: { kind: 'age', minWeeks: 16 } };
    const optional = vaccination('lepto', { level: 'recommended' });
    expect(said(inputOf([optional, age, vaccination('rabies')], young))).toEqual(['rabies', 'open', null, 1]);
    expect(said(inputOf([optional, age], young))).toEqual(['age', 'open', null, 0]);
    expect(said(inputOf([optional]))).toBeNull();
  });

  it('is what ends first, on its last day', () => {
    expect(said(endingOn('2026-08-20', '2026-07-01'))).toEqual(['bordetella', 'ends', '2026-07-01', 0]);
    expect(said(endingOn('2026-06-30', '2026-07-01'))).toEqual(['rabies', 'ends', '2026-06-30', 0]);
  });

  it('is nothing if it is further away than 90 days', () => {
    expect(said(endingOn(addDays(today, 90), '2029-01-01'))).toEqual(['rabies', 'ends', '2026-09-13', 0]);
    expect(said(endingOn(addDays(today, 91), '2029-01-01'))).toBeNull();
  });

  it('is a rule that begins to apply and is not met then', () => {
    const puppies = vaccination('rabies', { appliesTo: { fromAgeWeeks: 16 } });
    const puppy = { pet: makePet({ bornOn: '2026-04-01' }) };
    expect(said(inputOf([puppies], puppy))).toEqual(['rabies', 'starts', addDays('2026-04-01', 111), 0]);
    const records = makeRecords({ vaccinations: [dose('rabies-1y', '2028-01-01')] });
    expect(said(inputOf([puppies], { ...puppy, records }))).toBeNull();
  });

  it('is the end of the days of grace only once they have begun', () => {
    const requirement = { kind: 'vaccination', targets: ['rabies'], graceDays: 10 } as const;
    const until = (expiresOn: string) =>
      buildInput({ requirement, arrival: today, records: { vaccinations: [dose('rabies-1y', expiresOn)] } });
    expect(said(until('2026-06-20'))).toEqual(['r1', 'ends', '2026-06-20', 0]);
    expect(said(until('2026-06-10'))).toEqual(['r1', 'ends', '2026-06-20', 0]);
  });

  it('has neither a date nor an order by dates where dates are hidden', () => {
    expect(said(endingOn('2026-07-10', '2026-07-01'), true)).toEqual(['rabies', 'ends', null, 0]);
    expect(said(endingOn('2026-08-20', '2026-08-25'), true)).toBeNull();
    expect(said(inputOf([vaccination('rabies')]), true)).toEqual(['rabies', 'open', null, 0]);
  });
});

const arrivingOn = (input: ComplianceInput, arrival: string): ComplianceInput => {
  const departure = addDays(arrival, daysBetween(input.visit.arrival, input.visit.departure));
  return { ...input, visit: { ...input.visit, arrival, departure } };
};

it(
  'nothing changes exactly if every day of the next 90 admits the pet; else the rule is no longer met on the day after',
  () => {
    const law = fc.property(fc.oneof(complianceInput, dosesInput), (input) => {
      const report = evaluateCompliance(input);
      const found = nextChange(report, input);
      const admits = (days: number) => {
        const { verdict } = evaluateCompliance(arrivingOn(input, addDays(input.visit.arrival, days)));
        return verdict === 'compliant' || verdict === 'expiring';
      };
      expect(found?.kind === 'open').toBe(!admits(0));
      if (found === null) {
        for (let days = 1; days <= nextChangeDays + 1; days += 1) expect(admits(days)).toBe(true);
        return;
      }
      if (found.lastDay === null) return;
      const at = report.checks.indexOf(found.check);
      const after = evaluateCompliance(arrivingOn(input, addDays(found.lastDay, 1))).checks[at];
      expect(after?.status === 'grace' || !isSatisfied(after?.status ?? 'met')).toBe(true);
      const last = daysBetween(input.visit.arrival, found.lastDay);
      for (let days = 1; days <= last; days += 1) expect(admits(days)).toBe(true);
    });
    fc.assert(law, { numRuns: lawRuns });
  },
  lawTimeoutMs,
);
