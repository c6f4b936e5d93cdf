import { describe, expect, it } from 'vitest';
import { signatureEndsOn } from './resign.ts';

const use = { signedOn: '2026-02-28', expiresOn: null, usedOn: null };

describe('a signature ends', () => {
  it('never by itself where only a material change asks for another one', () => {
    expect(signatureEndsOn({ ...use, usedOn: '2026-03-01' }, 'material')).toBeNull();
    expect(signatureEndsOn({ ...use, expiresOn: '2026-12-31' }, 'material')).toBe('2026-12-31');
  });

  it('after a year, or at its own end where that is earlier', () => {
    expect(signatureEndsOn(use, 'yearly')).toBe('2027-02-28');
    expect(signatureEndsOn({ ...use, expiresOn: '2026-12-31' }, 'yearly')).toBe('2026-12-31');
    expect(signatureEndsOn({ ...use, expiresOn: '2028-12-31' }, 'yearly')).toBe('2027-02-28');
  });

  it('with the visit it was signed for, and not before', () => {
    expect(signatureEndsOn(use, 'every_visit')).toBeNull();
    expect(signatureEndsOn({ ...use, usedOn: '2026-03-05' }, 'every_visit')).toBe('2026-03-04');
  });
});
