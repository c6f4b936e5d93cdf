import { describe, expect, it } from 'vitest';
import { brief, checkOn, reportOn } from '../testing/builders.ts';

const requirement = { kind: 'waiver', waiverId: 'house', materialVersion: 2 } as const;
const signature = {
  id: 's1',
  waiverId: 'house',
  materialVersion: 2,
  signedOn: '2026-01-01',
  expiresOn: '2026-12-31',
} as const;

describe('a waiver', () => {
  it.each([
    ['signed in this version', {}, 'met 2026-12-31 s1'],
    ['signed in a newer version', { materialVersion: 3, expiresOn: null }, 'met - s1'],
    ['that ends soon', { expiresOn: '2026-03-01' }, 'expiring 2026-03-01 s1'],
    ['that ends on the day of departure', { expiresOn: '2026-02-16' }, 'expiring 2026-02-16 s1'],
    ['that ends before the departure', { expiresOn: '2026-02-15' }, 'expired 2026-02-15 s1'],
    ['signed in an older version', { materialVersion: 1 }, 'expired 2026-12-31 s1'],
    ['signed on the day of arrival', { signedOn: '2026-02-14' }, 'met 2026-12-31 s1'],
    ['signed after the arrival', { signedOn: '2026-02-15' }, 'missing -'],
    ['that is another one', { waiverId: 'pool' }, 'missing -'],
  ])('%s', (_, change, expected) => {
    const records = { signatures: [{ ...signature, ...change }] };
    expect(brief({ requirement, records, departure: '2026-02-16' })).toBe(expected);
  });

  it('says that the version is older, where that is why', () => {
    const records = { signatures: [{ ...signature, materialVersion: 1 }] };
    expect(checkOn({ requirement, records })).toMatchObject({ reason: 'older_version', status: 'expired' });
  });

  it('turns amber, ends and is signed on the days that say so', () => {
    const on = (change: { signedOn?: string; expiresOn?: string }) =>
      reportOn({ requirement, records: { signatures: [{ ...signature, ...change }] } });
    expect(on({}).changesOn).toBe('2026-12-01');
    expect(on({ expiresOn: '2026-03-01' }).changesOn).toBe('2026-03-02');
    expect(on({ signedOn: '2026-02-20' })).toMatchObject({
      changesOn: '2026-02-20',
      compliantFrom: '2026-02-20',
    });
  });

  it('of several signatures the best decides', () => {
    const signatures = [
      { ...signature, id: 'a', materialVersion: 1, expiresOn: null },
      { ...signature, id: 'b' },
      { ...signature, id: 'c', expiresOn: '2027-12-31' },
    ];
    expect(brief({ requirement, records: { signatures } })).toBe('met 2027-12-31 c');
  });
});
