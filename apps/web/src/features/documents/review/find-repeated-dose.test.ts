import { describe, expect, test } from 'vitest';
import { findRepeatedDose } from './find-repeated-dose.ts';

const typed = { id: 'a', vaccine: 'rabies-1y', administeredOn: '2026-11-10', state: 'active' };
const row = { vaccine: 'rabies-3y', administeredOn: '2026-11-10' };

describe('a row of a document repeats a dose on record', () => {
  test.each([
    ['of the same vaccine on the same day', { vaccine: 'rabies-1y' }],
    ['of another label against the same disease', {}],
    ['a few days before', { administeredOn: '2026-11-07' }],
    ['a few days later', { administeredOn: '2026-11-13' }],
  ])('%s', (_what, change) => {
    expect(findRepeatedDose({ ...row, ...change }, [typed])).toBe(typed);
  });

  test.each([
    ['four days earlier', row, { administeredOn: '2026-11-06' }],
    ['against another disease', row, { vaccine: 'bordetella-oral' }],
    ['that was withdrawn', row, { state: 'withdrawn' }],
    ['while its own vaccine is not known', { ...row, vaccine: null }, {}],
    ['while its own day is not known', { ...row, administeredOn: null }, {}],
  ])('but not one %s', (_what, read, change) => {
    expect(findRepeatedDose(read, [{ ...typed, ...change }])).toBeNull();
  });

  test('the nearest of several', () => {
    const near = { ...typed, id: 'b', administeredOn: '2026-11-11' };
    const far = { ...typed, id: 'c', administeredOn: '2026-11-08' };
    expect(findRepeatedDose(row, [far, near])?.id).toBe('b');
  });
});
