import { describe, expect, it } from 'vitest';
import { brief, reportOn, type Situation } from '../testing/builders.ts';
import type { AppliesTo } from '../vocabulary/rule.ts';

const chip = { kind: 'microchip' } as const;
const applies = (appliesTo: AppliesTo, more: Partial<Situation> = {}): boolean =>
  brief({ requirement: chip, appliesTo, ...more }) !== 'not_applicable -';

describe('whom a rule is for', () => {
  it.each([
    ['a listed species', { species: ['cat', 'dog'] }, {}, true],
    ['no listed species', { species: ['cat'] }, {}, false],
    ['an empty list of species', { species: [] }, {}, false],
    ['the same sex', { sex: 'male' }, {}, true],
    ['the other sex', { sex: 'female' }, {}, false],
    ['an unknown sex', { sex: 'female' }, { pet: { sex: 'unknown' } }, true],
    ['a listed service', { services: ['daycare'] }, { service: 'daycare' }, true],
    ['another service', { services: ['daycare'] }, { service: 'boarding' }, false],
    ['a visit for no named service', { services: ['daycare'] }, {}, true],
    ['nothing asked', {}, {}, true],
  ] as const)('%s', (_, appliesTo, more, expected) => {
    expect(applies(appliesTo, more)).toBe(expected);
  });

  it('one that does not apply is satisfied and names nothing', () => {
    const report = reportOn({ requirement: chip, appliesTo: { species: ['cat'] }, pet: { microchip: null } });
    expect(report).toMatchObject({ verdict: 'compliant', compliantFrom: '2026-02-14', changesOn: null });
    expect(report.checks).toMatchObject([{ reason: 'not_applicable', validUntil: null, recordIds: [] }]);
  });
});

describe('ages', () => {
  it.each([
    ['from 10 weeks, reached today', { fromAgeWeeks: 10 }, '2025-12-06', true],
    ['from 10 weeks, reached tomorrow', { fromAgeWeeks: 10 }, '2025-12-07', false],
    ['from 3 months, reached today', { fromAgeMonths: 3 }, '2025-11-14', true],
    ['from 3 months, reached tomorrow', { fromAgeMonths: 3 }, '2025-11-15', false],
    ['until 10 weeks, today reached', { untilAgeWeeks: 10 }, '2025-12-06', false],
    ['until 10 weeks, tomorrow reached', { untilAgeWeeks: 10 }, '2025-12-07', true],
    ['both bounds in weeks and months', { fromAgeWeeks: 10, fromAgeMonths: 3 }, '2025-12-01', false],
  ] as const)('%s', (_, appliesTo, bornOn, expected) => {
    expect(applies(appliesTo, { pet: { bornOn } })).toBe(expected);
  });

  it('reached on the last day of a shorter month', () => {
    const pet = { bornOn: '2025-11-30' };
    expect(applies({ fromAgeMonths: 3 }, { pet, arrival: '2026-02-27' })).toBe(false);
    expect(applies({ fromAgeMonths: 3 }, { pet, arrival: '2026-02-28' })).toBe(true);
  });

  it.each([
    ['month', { fromAgeWeeks: 10 }, '2026-02-08', false],
    ['month', { fromAgeWeeks: 10 }, '2026-02-09', true],
    ['month', { untilAgeWeeks: 10 }, '2026-03-10', true],
    ['month', { untilAgeWeeks: 10 }, '2026-03-11', false],
    ['year', { fromAgeMonths: 1 }, '2025-01-31', false],
    ['year', { fromAgeMonths: 1 }, '2025-02-01', true],
    ['year', { untilAgeWeeks: 1 }, '2026-01-06', true],
    ['year', { untilAgeWeeks: 1 }, '2026-01-07', false],
  ] as const)(
    'of a pet born in some %s apply whenever they could (%j on %s)',
    (bornOnPrecision, bounds, arrival, expected) => {
      expect(applies(bounds, { pet: { bornOn: '2025-12-15', bornOnPrecision }, arrival })).toBe(expected);
    },
  );

  it('bounds that one possible birth day must meet together', () => {
    const pet = { bornOn: '2025-12-15', bornOnPrecision: 'year' } as const;
    expect(applies({ fromAgeWeeks: 10, untilAgeWeeks: 10 }, { pet })).toBe(false);
    expect(applies({ fromAgeWeeks: 9, untilAgeWeeks: 10 }, { pet })).toBe(true);
  });

  it('bounds as tight as a month is long apply only after a short month', () => {
    const bounds = { fromAgeMonths: 1, untilAgeWeeks: 4 };
    expect(applies({ ...bounds, untilAgeWeeks: 5 }, { pet: { bornOn: '2026-01-14' } })).toBe(true);
    const march = { bornOn: '2026-01-31', arrival: '2026-02-28' };
    expect(
      applies(
        { fromAgeMonths: 1, untilAgeWeeks: 5 },
        { pet: { bornOn: march.bornOn }, arrival: march.arrival },
      ),
    ).toBe(true);
    expect(applies(bounds, { pet: { bornOn: march.bornOn }, arrival: march.arrival })).toBe(false);
  });

  describe('of a pet whose birth date is unknown', () => {
    const pet = { bornOn: null };
    it.each([
      ['a lower bound', { fromAgeWeeks: 500 }, true],
      ['an upper bound', { untilAgeWeeks: 1 }, true],
      ['bounds that leave a week', { fromAgeWeeks: 9, untilAgeWeeks: 10 }, true],
      ['bounds that leave nothing', { fromAgeWeeks: 10, untilAgeWeeks: 10 }, false],
      ['months that end before the weeks do', { fromAgeMonths: 6, untilAgeWeeks: 52 }, true],
      ['months that end after the weeks do', { fromAgeMonths: 12, untilAgeWeeks: 52 }, false],
    ])('%s', (_, appliesTo, expected) => {
      expect(applies(appliesTo, { pet })).toBe(expected);
      const report = reportOn({ requirement: chip, appliesTo, pet });
      expect(report.changesOn).toBeNull();
    });

    it('bounds as tight as months are long apply in some months only', () => {
      const appliesTo = { fromAgeMonths: 6, untilAgeWeeks: 26 };
      expect(applies(appliesTo, { pet, arrival: '2026-02-28' })).toBe(true);
      expect(applies(appliesTo, { pet, arrival: '2026-06-10' })).toBe(false);
      expect(reportOn({ requirement: chip, appliesTo, pet, arrival: '2026-06-10' }).changesOn).not.toBeNull();
    });
  });

  it('change the status on the day they are reached', () => {
    const situation = { requirement: chip, pet: { bornOn: '2025-12-15', microchip: null } };
    expect(reportOn({ ...situation, appliesTo: { fromAgeWeeks: 10 } }).changesOn).toBe('2026-02-23');
    expect(reportOn({ ...situation, appliesTo: { fromAgeMonths: 3 } }).changesOn).toBe('2026-03-15');
    expect(reportOn({ ...situation, appliesTo: { untilAgeWeeks: 20 } })).toMatchObject({
      changesOn: '2026-05-04',
      compliantFrom: '2026-05-04',
    });
  });
});
