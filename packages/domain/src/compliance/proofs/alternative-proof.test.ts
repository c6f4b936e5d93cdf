import { describe, expect, it } from 'vitest';
import { brief, buildDose, checkOn, proven, reportOn } from '../testing/builders.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';

const requirement: VaccinationRequirement = {
  kind: 'vaccination',
  targets: ['rabies', 'lepto'],
  accepts: { titerMonths: 12, exemption: true },
};
const titer = {
  id: 't1',
  test: 'titer',
  target: 'rabies',
  takenOn: '2025-03-01',
  result: 'protective',
  ...proven,
} as const;
const exemption = { id: 'x1', target: 'rabies', from: '2026-01-01', until: '2026-04-01', ...proven } as const;

describe('a titer', () => {
  it('counts until so many months after it was taken', () => {
    expect(brief({ requirement, records: { tests: [titer] } })).toBe('exempt 2026-03-01 t1');
    expect(checkOn({ requirement, records: { tests: [titer] } }).reason).toBe('titer');
  });

  it.each([
    ['of another target', { target: 'felv' }],
    ['of no target', { target: undefined }],
    ['of the future', { takenOn: '2026-02-15' }],
    ['that ends before the stay does', { takenOn: '2025-02-13' }],
    ['that is not protective', { result: 'not_protective' }],
    ['that is merely negative', { result: 'negative' }],
  ] as const)('%s is no alternative', (_, change) => {
    expect(brief({ requirement, records: { tests: [{ ...titer, ...change }] } })).toBe('missing -');
  });

  it.each([
    ['the same day', '2025-03-01', 'missing -'],
    ['a later day', '2025-03-02', 'missing -'],
    ['an earlier day', '2025-02-28', 'exempt 2026-03-01 t1'],
    ['a day after the arrival', '2026-02-15', 'exempt 2026-03-01 t1'],
  ])('loses its force by a contrary one of %s', (_, takenOn, expected) => {
    const contrary = { ...titer, id: 't2', takenOn, result: 'not_protective', evidence: 'owner' } as const;
    expect(brief({ requirement, records: { tests: [titer, contrary] } })).toBe(expected);
  });

  it('keeps its force when the contrary one is of another target', () => {
    const contrary = { ...titer, id: 't2', target: 'lepto', result: 'not_protective' } as const;
    expect(brief({ requirement, records: { tests: [titer, contrary] } })).toBe('exempt 2026-03-01 t1');
  });
});

describe('the first day of an alternative proof', () => {
  it('counts, and so does the first day of what speaks against it', () => {
    expect(brief({ requirement, records: { exemptions: [{ ...exemption, from: '2026-02-14' }] } })).toBe(
      'exempt 2026-04-01 x1',
    );
    const contrary = { ...titer, id: 't2', takenOn: '2026-02-14', result: 'not_protective' } as const;
    expect(brief({ requirement, records: { tests: [titer, contrary] } })).toBe('missing -');
  });

  it.each([
    [true, 'under_review'],
    [false, 'unverified'],
  ])('with too little evidence says why (under review: %s)', (underReview, reason) => {
    const asked = { ...requirement, evidence: 'clinic' } as const;
    const weak = { ...titer, evidence: 'owner', underReview } as const;
    expect(checkOn({ requirement: asked, records: { tests: [weak] } }).reason).toBe(reason);
    const dose = buildDose({ evidence: 'owner', underReview });
    expect(checkOn({ requirement: asked, records: { vaccinations: [dose] } }).reason).toBe(reason);
  });

  it('and the day after its last are the days on which the status changes', () => {
    const stay = { requirement, departure: '2026-02-20' };
    expect(reportOn({ ...stay, records: { exemptions: [exemption] } }).changesOn).toBe('2026-03-27');
    expect(reportOn({ ...stay, records: { tests: [{ ...titer, takenOn: '2026-03-02' }] } }).changesOn).toBe(
      '2026-03-02',
    );
  });

  it('of an exemption from another target says nothing', () => {
    expect(brief({ requirement, records: { exemptions: [{ ...exemption, target: 'felv' }] } })).toBe(
      'missing -',
    );
  });
});

describe('an exemption', () => {
  it('counts from its first to its last day', () => {
    expect(brief({ requirement, records: { exemptions: [exemption] } })).toBe('exempt 2026-04-01 x1');
    expect(brief({ requirement, records: { exemptions: [exemption] }, departure: '2026-04-01' })).toBe(
      'exempt 2026-04-01 x1',
    );
    expect(brief({ requirement, records: { exemptions: [exemption] }, departure: '2026-04-02' })).toBe(
      'missing -',
    );
    const later = { ...exemption, from: '2026-02-15' };
    expect(brief({ requirement, records: { exemptions: [later] } })).toBe('missing -');
  });

  it('serves a target the catalogue does not list', () => {
    const other = { ...requirement, targets: ['moon'] };
    expect(brief({ requirement: other, records: { exemptions: [{ ...exemption, target: 'moon' }] } })).toBe(
      'exempt 2026-04-01 x1',
    );
  });
});

describe('alternative proofs', () => {
  it('are accepted only where the rule says so', () => {
    const records = { tests: [titer], exemptions: [exemption] };
    const accepting = (accepts?: VaccinationRequirement['accepts']) => ({ ...requirement, accepts });
    expect(brief({ requirement: accepting(), records })).toBe('missing -');
    expect(brief({ requirement: accepting({}), records })).toBe('missing -');
    expect(brief({ requirement: accepting({ exemption: false }), records })).toBe('missing -');
    expect(brief({ requirement: accepting({ titerMonths: 12 }), records })).toBe('exempt 2026-03-01 t1');
    expect(brief({ requirement: accepting({ exemption: true }), records })).toBe('exempt 2026-04-01 x1');
  });

  it('give way to a dose that satisfies, and of two the one that lasts longer decides', () => {
    const records = { tests: [titer], exemptions: [exemption] };
    expect(brief({ requirement, records })).toBe('exempt 2026-04-01 x1');
    expect(brief({ requirement, records: { ...records, vaccinations: [buildDose()] } })).toBe(
      'met 2027-01-01 v1',
    );
  });

  it('outdo a dose that waits for a review', () => {
    const asked = { ...requirement, evidence: 'clinic' } as const;
    const dose = buildDose({ evidence: 'owner', underReview: true });
    expect(brief({ requirement: asked, records: { vaccinations: [dose] } })).toBe('pending 2027-01-01 v1');
    expect(brief({ requirement: asked, records: { vaccinations: [dose], tests: [titer] } })).toBe(
      'exempt 2026-03-01 t1',
    );
  });

  it.each([
    [true, 'pending 2026-03-01 t1'],
    [false, 'unverified 2026-03-01 t1'],
  ])('with too little evidence wait or fail as doses do (under review: %s)', (underReview, expected) => {
    const asked = { ...requirement, evidence: 'clinic' } as const;
    const weak = { ...titer, evidence: 'document', underReview } as const;
    expect(brief({ requirement: asked, records: { tests: [weak] } })).toBe(expected);
  });

  it('too weak to help do not replace a better finding of a dose', () => {
    const asked = { ...requirement, evidence: 'clinic', waitDays: { first: 90, booster: 90 } } as const;
    const records = { vaccinations: [buildDose()], tests: [{ ...titer, evidence: 'owner' } as const] };
    expect(brief({ requirement: asked, records })).toBe('waiting 2027-01-01 v1');
  });
});
