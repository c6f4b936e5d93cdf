import { describe, expect, it } from 'vitest';
import { buildDose, buildInput, proven, reportOn } from '../testing/builders.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';

const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;

describe('compliantFrom', () => {
  it('is the given arrival where the verdict admits', () => {
    expect(reportOn({ requirement: rabies, records: { vaccinations: [buildDose()] } }).compliantFrom).toBe(
      '2026-02-14',
    );
  });

  it('is no earlier than a later record, with the same length of stay', () => {
    const records = { vaccinations: [buildDose({ administeredOn: '2026-03-10', expiresOn: '2026-03-20' })] };
    const stay = { requirement: rabies, records, departure: '2026-02-24' };
    expect(reportOn(stay).compliantFrom).toBe('2026-03-10');
    expect(reportOn({ ...stay, departure: '2026-02-25' }).compliantFrom).toBeNull();
  });

  it('is null while a review is pending: time alone does not end it', () => {
    const records = { vaccinations: [buildDose({ evidence: 'owner', underReview: true })] };
    const report = reportOn({ requirement: { ...rabies, evidence: 'clinic' }, records });
    expect(report).toMatchObject({ verdict: 'pending', compliantFrom: null });
  });

  it('waits for the last of several rules, and for a rule that lapses meanwhile', () => {
    const base = buildInput({ requirement: rabies });
    const rules = [
      { id: 'a', level: 'required', requirement: { ...rabies, waitDays: { first: 28, booster: 28 } } },
      { id: 'b', level: 'required', requirement: { kind: 'test', test: 'fecal', maxAgeDays: 10 } },
    ] as const;
    const test = (id: string, takenOn: string) =>
      ({ id, test: 'fecal', takenOn, result: 'negative', ...proven }) as const;
    const vaccinations = [buildDose({ administeredOn: '2026-02-01' })];
    const on = (...tests: ReturnType<typeof test>[]) =>
      evaluateCompliance({ ...base, rules, records: { ...base.records, vaccinations, tests } }).compliantFrom;
    expect(on(test('t1', '2026-02-14'))).toBeNull();
    expect(on(test('t1', '2026-02-14'), test('t2', '2026-03-20'))).toBe('2026-03-20');
    expect(on(test('t1', '2026-02-20'))).toBe('2026-03-01');
  });

  it('does not wait for recommended rules', () => {
    const input = buildInput({ requirement: rabies });
    const rules = input.rules.map((rule) => ({ ...rule, level: 'recommended' as const }));
    expect(evaluateCompliance({ ...input, rules })).toMatchObject({
      verdict: 'compliant',
      compliantFrom: '2026-02-14',
    });
  });
});

describe('changesOn', () => {
  it('sees recommended rules too', () => {
    const input = buildInput({ requirement: rabies, records: { vaccinations: [buildDose()] } });
    const rules = input.rules.map((rule) => ({ ...rule, level: 'recommended' as const }));
    expect(evaluateCompliance({ ...input, rules }).changesOn).toBe('2026-12-02');
  });

  it('is not moved by a record that changes no status', () => {
    const doses = [buildDose(), buildDose({ id: 'v2', administeredOn: '2026-03-01' })];
    expect(reportOn({ requirement: rabies, records: { vaccinations: doses } }).changesOn).toBe('2027-01-30');
  });

  it('is the day a contrary titer takes another its force, or an exemption begins', () => {
    const titer = {
      id: 't1',
      test: 'titer',
      target: 'rabies',
      takenOn: '2026-01-01',
      result: 'protective',
      ...proven,
    } as const;
    const contrary = { ...titer, id: 't2', takenOn: '2026-03-05', result: 'not_protective' } as const;
    const requirement = { ...rabies, accepts: { titerMonths: 12, exemption: true } };
    expect(reportOn({ requirement, records: { tests: [titer, contrary] } }).changesOn).toBe('2026-03-05');
    const exemption = {
      id: 'x1',
      target: 'rabies',
      from: '2026-03-01',
      until: '2026-04-01',
      ...proven,
    } as const;
    expect(reportOn({ requirement, records: { exemptions: [exemption] } })).toMatchObject({
      compliantFrom: '2026-03-01',
      changesOn: '2026-03-01',
    });
  });

  it('is null where nothing ever changes, and where there are no rules', () => {
    expect(reportOn({ requirement: rabies }).changesOn).toBeNull();
    expect(evaluateCompliance({ ...buildInput({ requirement: rabies }), rules: [] })).toEqual({
      verdict: 'compliant',
      checks: [],
      compliantFrom: '2026-02-14',
      changesOn: null,
    });
  });
});

it('soonDays are 30 unless given', () => {
  const records = { vaccinations: [buildDose({ expiresOn: '2026-03-16' })] };
  expect(reportOn({ requirement: rabies, records }).verdict).toBe('expiring');
  expect(reportOn({ requirement: rabies, records, soonDays: 29 }).verdict).toBe('compliant');
  expect(reportOn({ requirement: rabies, records, soonDays: 0 }).verdict).toBe('compliant');
});
