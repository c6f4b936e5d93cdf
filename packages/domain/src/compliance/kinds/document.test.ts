import { describe, expect, it } from 'vitest';
import { brief, checkOn, proven } from '../testing/builders.ts';

const licence = { kind: 'document', document: 'licence' } as const;
const onFile = {
  id: 'x1',
  kind: 'licence',
  issuedOn: '2026-01-01',
  expiresOn: '2026-12-31',
  rejected: false,
  ...proven,
} as const;
const aged = { ...licence, maxAgeDays: 60 } as const;

describe('a document', () => {
  it.each([
    ['ends when it says', licence, {}, 'met 2026-12-31 x1'],
    ['ends by age when that is earlier', aged, {}, 'expiring 2026-03-02 x1'],
    ['ends when it says when that is earlier', aged, { expiresOn: '2026-02-20' }, 'expiring 2026-02-20 x1'],
    ['ends by age when it says nothing', aged, { expiresOn: null }, 'expiring 2026-03-02 x1'],
    ['never ends when nothing ends it', licence, { expiresOn: null }, 'met - x1'],
    [
      'without an issue date is fine where age is not asked',
      licence,
      { issuedOn: null },
      'met 2026-12-31 x1',
    ],
    ['without an issue date cannot show its age', aged, { issuedOn: null }, 'needs_information - x1'],
    ['of the future does not exist', licence, { issuedOn: '2026-02-15' }, 'missing -'],
    ['that was rejected is none', licence, { rejected: true }, 'missing -'],
    ['of another kind is none', licence, { kind: 'insurance' }, 'missing -'],
    [
      'with too little evidence is unverified',
      { ...licence, evidence: 'clinic' },
      { evidence: 'owner' },
      'unverified 2026-12-31 x1',
    ],
    [
      'that never ends needs evidence too',
      { ...licence, evidence: 'clinic' },
      { evidence: 'owner', expiresOn: null, underReview: true },
      'pending - x1',
    ],
  ] as const)('%s', (_, requirement, change, expected) => {
    expect(brief({ requirement, records: { documents: [{ ...onFile, ...change }] } })).toBe(expected);
  });

  it('must last to the departure, or to the arrival where that is asked', () => {
    const records = { documents: [{ ...onFile, expiresOn: '2026-02-15' }] };
    const stay = { records, departure: '2026-02-16' };
    expect(brief({ ...stay, requirement: licence })).toBe('expired 2026-02-15 x1');
    expect(checkOn({ ...stay, requirement: licence }).reason).toBe('expires_during_stay');
    const before = { records: { documents: [{ ...onFile, expiresOn: '2026-02-13' }] } };
    expect(checkOn({ ...before, requirement: licence }).reason).toBe('expired');
    expect(brief({ ...stay, requirement: { ...licence, through: 'arrival' } })).toBe(
      'expiring 2026-02-15 x1',
    );
  });

  it('of several the best decides: one without an end, then the longer, then the later', () => {
    const filed = [
      { ...onFile, id: 'a' },
      { ...onFile, id: 'b', expiresOn: null },
      { ...onFile, id: 'c', expiresOn: '2027-01-01' },
      { ...onFile, id: 'd', issuedOn: null, expiresOn: '2027-01-01' },
      { ...onFile, id: 'e', issuedOn: '2026-01-02', expiresOn: '2027-01-01' },
    ];
    const best = (documents: typeof filed) => brief({ requirement: licence, records: { documents } });
    expect(best(filed)).toBe('met - b');
    expect(best(filed.filter(({ id }) => id !== 'b'))).toBe('met 2027-01-01 e');
    expect(best(filed.filter(({ id }) => id === 'c' || id === 'd'))).toBe('met 2027-01-01 c');
  });

  it('that can be judged outdoes one that cannot, even when it has expired', () => {
    const documents = [
      { ...onFile, id: 'a', issuedOn: null },
      { ...onFile, id: 'b', issuedOn: '2025-01-01' },
    ];
    expect(brief({ requirement: aged, records: { documents } })).toBe('expired 2025-03-02 b');
  });

  it('of several undated the smaller id is named', () => {
    const documents = ['b', 'a'].map((id) => ({ ...onFile, id, issuedOn: null }));
    expect(brief({ requirement: aged, records: { documents } })).toBe('needs_information - a');
  });
});
