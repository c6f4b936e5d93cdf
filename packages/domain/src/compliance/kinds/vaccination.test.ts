import { describe, expect, it } from 'vitest';
import { brief, buildDose, checkOn } from '../testing/builders.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';

const rabies: VaccinationRequirement = { kind: 'vaccination', targets: ['rabies'] };
const asked = (more: Partial<VaccinationRequirement>): VaccinationRequirement => ({ ...rabies, ...more });
const given = (...doses: Parameters<typeof buildDose>[0][]) => ({
  vaccinations: doses.map((dose) => buildDose(dose)),
});

describe('which doses count', () => {
  it.each(['rejected', 'withdrawn'] as const)('a %s dose is no dose', (state) => {
    expect(brief({ requirement: rabies, records: given({ state }) })).toBe('missing -');
  });

  it('a dose after the arrival does not exist yet, one of the day does', () => {
    expect(brief({ requirement: rabies, records: given({ administeredOn: '2026-02-15' }) })).toBe(
      'missing -',
    );
    expect(brief({ requirement: rabies, records: given({ administeredOn: '2026-02-14' }) })).toBe(
      'met 2027-02-14 v1',
    );
  });

  it('a vaccine the catalogue does not list carries nothing', () => {
    expect(brief({ requirement: rabies, records: given({ vaccine: 'moon-dust' }) })).toBe('missing -');
  });

  it('two antigens with as many doses each are still two: the one that lapsed decides', () => {
    const doses = given(
      { id: 'old', vaccine: 'civ-h3n2', administeredOn: '2024-01-01' },
      { id: 'new', vaccine: 'civ-h3n8', administeredOn: '2026-01-01' },
    );
    expect(brief({ requirement: asked({ targets: ['civ'] }), records: doses })).toBe(
      'expired 2025-01-01 old',
    );
    expect(brief({ requirement: asked({ targets: ['civ-any'] }), records: doses })).toBe(
      'met 2027-01-01 new',
    );
  });

  it('species and optional antigens of a vaccine are ignored', () => {
    expect(brief({ requirement: rabies, records: given({ vaccine: 'fvrcp-rabies' }) })).toBe(
      'met 2027-01-01 v1',
    );
    const civ = asked({ targets: ['civ-any'] });
    expect(brief({ requirement: civ, records: given({ vaccine: 'civ-unspecified' }) })).toBe('missing -');
  });

  it('a target the catalogue does not list is missing, and better than one that lacks information', () => {
    expect(brief({ requirement: asked({ targets: ['moon'] }), records: given({}) })).toBe('missing -');
    const records = given({ vaccine: 'distemper-measles' });
    expect(brief({ requirement: asked({ targets: ['ferret-distemper'] }), records })).toBe(
      'needs_information - v1',
    );
    expect(brief({ requirement: asked({ targets: ['ferret-distemper', 'moon'] }), records })).toBe(
      'missing -',
    );
  });
});

describe('the end of a dose', () => {
  const dose = { vaccine: 'rabies-3y', administeredOn: '2025-08-31', doseNumber: 2 };
  it.each([
    ['the label without an interval', {}, '2028-08-31'],
    ['the label without an interval, whatever the validity', { validity: 'interval' }, '2028-08-31'],
    ['the earlier of both by default', { validMonths: 6 }, '2026-02-28'],
    ['the label when asked', { validMonths: 6, validity: 'label' }, '2028-08-31'],
    ['the interval when asked', { validMonths: 48, validity: 'interval' }, '2029-08-31'],
    ['the earlier of both when the interval is long', { validMonths: 48, validity: 'earlier' }, '2028-08-31'],
  ] as const)('is %s', (_, more, end) => {
    expect(checkOn({ requirement: asked(more), records: given(dose) }).validUntil).toBe(end);
  });

  it('is the printed date where there is one', () => {
    const records = given({ ...dose, expiresOn: '2026-03-20' });
    expect(checkOn({ requirement: rabies, records }).validUntil).toBe('2026-03-20');
  });

  it('is the interval where there is no label, unless the label is asked for', () => {
    const ferret = { targets: ['ferret-distemper'], validMonths: 12 };
    const records = given({ vaccine: 'distemper-measles' });
    expect(brief({ requirement: asked(ferret), records })).toBe('met 2027-01-01 v1');
    expect(brief({ requirement: asked({ ...ferret, validity: 'label' }), records })).toBe(
      'needs_information - v1',
    );
  });

  it('is capped for a first dose: by number, or unnumbered with none before it', () => {
    const requirement = asked({ firstDoseMonths: 12 });
    const first = { ...dose, id: 'v1', administeredOn: '2025-06-01' };
    const later = { ...dose, id: 'v2', administeredOn: '2025-09-01', doseNumber: null };
    expect(brief({ requirement, records: given({ ...first, doseNumber: 1 }) })).toBe('met 2026-06-01 v1');
    expect(brief({ requirement, records: given({ ...first, doseNumber: null }) })).toBe('met 2026-06-01 v1');
    expect(brief({ requirement, records: given({ ...first, doseNumber: 2 }) })).toBe('met 2028-06-01 v1');
    expect(brief({ requirement, records: given(first, later) })).toBe('met 2028-09-01 v2');
    expect(brief({ requirement, records: given(first, { ...later, doseNumber: 1 }) })).toBe(
      'met 2028-06-01 v1',
    );
    expect(brief({ requirement, records: given({ ...first, state: 'rejected' }, later) })).toBe(
      'met 2026-09-01 v2',
    );
  });

  it('is the cap of a first dose where it has no other', () => {
    const requirement = asked({ targets: ['ferret-distemper'], firstDoseMonths: 12 });
    expect(brief({ requirement, records: given({ vaccine: 'distemper-measles' }) })).toBe(
      'met 2027-01-01 v1',
    );
  });
});

describe('the end against the stay', () => {
  const until = (expiresOn: string) => given({ expiresOn });
  it.each([
    ['2026-03-17', 'met'],
    ['2026-03-16', 'expiring'],
    ['2026-02-16', 'expiring'],
    ['2026-02-15', 'grace'],
    ['2026-02-13', 'grace'],
    ['2026-02-12', 'expired'],
  ])('a dose until %s is %s on a stay from 14 to 16 February with 3 days of grace', (expiresOn, status) => {
    const situation = {
      requirement: asked({ graceDays: 3 }),
      departure: '2026-02-16',
      records: until(expiresOn),
    };
    expect(brief(situation)).toBe(`${status} ${expiresOn} v1`);
  });

  it('may be judged at arrival', () => {
    const situation = { departure: '2026-02-20', records: until('2026-02-14') };
    expect(brief({ ...situation, requirement: asked({ through: 'arrival' }) })).toBe(
      'expiring 2026-02-14 v1',
    );
    expect(brief({ ...situation, requirement: rabies })).toBe('expired 2026-02-14 v1');
  });

  it('two doses never share a stay between them', () => {
    const records = given(
      { id: 'v1', administeredOn: '2025-02-15', expiresOn: '2026-02-15' },
      { id: 'v2', administeredOn: '2026-02-10' },
    );
    const requirement = asked({ waitDays: { first: 5, booster: 5 } });
    expect(brief({ requirement, records, departure: '2026-02-16' })).toBe('waiting 2027-02-10 v2');
  });
});

describe('the wait after a dose', () => {
  const requirement = asked({ waitDays: { first: 10, booster: 2 } });
  const boost = { id: 'v2', administeredOn: '2026-02-10' };
  it('counts from the last day of the wait', () => {
    expect(brief({ requirement, records: given({ administeredOn: '2026-02-04' }) })).toBe(
      'met 2027-02-04 v1',
    );
    expect(brief({ requirement, records: given({ administeredOn: '2026-02-05' }) })).toBe(
      'waiting 2027-02-05 v1',
    );
  });

  it.each([
    ['a dose numbered 2', given({ ...boost, doseNumber: 2 }), 'met 2027-02-10 v2'],
    ['a dose numbered 1', given({ ...boost, doseNumber: 1 }), 'waiting 2027-02-10 v2'],
    [
      'a dose on the last day of an earlier label',
      given({ administeredOn: '2025-03-01', expiresOn: '2026-02-10' }, boost),
      'met 2027-02-10 v2',
    ],
    [
      'a dose on the day after an earlier label',
      given({ administeredOn: '2025-03-01', expiresOn: '2026-02-09' }, boost),
      'waiting 2027-02-10 v2',
    ],
    ['a dose on the same day as another', given({ ...boost, id: 'v1' }, boost), 'waiting 2027-02-10 v1'],
    [
      'a dose numbered 1 within an earlier label',
      given({ administeredOn: '2025-03-01', expiresOn: '2026-02-10' }, { ...boost, doseNumber: 1 }),
      'met 2027-02-10 v2',
    ],
  ])('%s', (_, records, expected) => {
    expect(brief({ requirement, records })).toBe(expected);
  });

  it('is a first dose after one whose vaccine has no label', () => {
    const records = given({ vaccine: 'distemper-measles' }, { ...boost, vaccine: 'dp', id: 'v2' });
    const ferret = asked({ ...requirement, targets: ['ferret-distemper'] });
    expect(brief({ requirement: ferret, records })).toBe('waiting 2027-02-10 v2');
  });
});

describe('evidence', () => {
  const requirement = asked({ evidence: 'reviewed' });
  it.each([
    [{ evidence: 'clinic' }, 'met'],
    [{ evidence: 'reviewed' }, 'met'],
    [{ evidence: 'document' }, 'unverified'],
    [{ evidence: 'owner', underReview: true }, 'pending'],
    [{ evidence: 'owner', expiresOn: '2026-02-01', underReview: true }, 'expired'],
    [{ evidence: 'clinic', underReview: true }, 'met'],
  ] as const)('a dose with %j is %s', (dose, status) => {
    expect(checkOn({ requirement, records: given(dose) }).status).toBe(status);
  });

  it('grace is satisfied too, so that a weak dose in grace is unverified', () => {
    const records = given({ evidence: 'owner', expiresOn: '2026-02-10' });
    expect(brief({ requirement: asked({ evidence: 'clinic', graceDays: 9 }), records })).toBe(
      'unverified 2026-02-10 v1',
    );
  });
});

describe('several antigens', () => {
  it('a target takes the worst of all it needs', () => {
    const records = given(
      { id: 'v1', vaccine: 'dp', expiresOn: '2026-12-01' },
      { id: 'v2', vaccine: 'parvo', expiresOn: '2027-05-01' },
    );
    const requirement = asked({ targets: ['distemper-parvo'] });
    expect(brief({ requirement, records })).toBe('met 2026-12-01 v1');
  });

  it('a rule takes the best of its targets', () => {
    const records = given({ vaccine: 'dp' });
    expect(brief({ requirement: asked({ targets: ['dhpp', 'distemper-parvo'] }), records })).toBe(
      'met 2027-01-01 v1',
    );
  });

  it('vaccines that a target excludes never make its doses boosters', () => {
    const records = given(
      { id: 'v1', vaccine: 'kc3', administeredOn: '2025-06-01' },
      { id: 'v2', vaccine: 'dhpp', administeredOn: '2026-02-10' },
    );
    const requirement = asked({ targets: ['dhpp'], waitDays: { first: 10, booster: 0 } });
    expect(brief({ requirement, records })).toBe('waiting 2027-02-10 v2');
  });
});
