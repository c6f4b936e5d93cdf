import { describe, expect, it } from 'vitest';
import { brief, checkOn } from '../testing/builders.ts';

describe('facts of the pet', () => {
  it.each([
    [true, 'met -'],
    [false, 'failed -'],
    [null, 'needs_information -'],
  ])('sterilized %s is %s', (sterilized, expected) => {
    expect(brief({ requirement: { kind: 'sterilization' }, pet: { sterilized } })).toBe(expected);
  });

  it.each([
    ['985112005432198', 'met -'],
    [null, 'missing -'],
  ])('microchip %s is %s', (microchip, expected) => {
    expect(brief({ requirement: { kind: 'microchip' }, pet: { microchip } })).toBe(expected);
  });

  it.each([
    [null, 'needs_information', 'weight_unknown'],
    [1.9, 'failed', 'too_light'],
    [2, 'met', 'met'],
    [20, 'met', 'met'],
    [20.1, 'failed', 'too_heavy'],
  ])('a weight of %s kg between 2 and 20 is %s', (weightKg, status, reason) => {
    const requirement = { kind: 'weight', minKg: 2, maxKg: 20 } as const;
    expect(checkOn({ requirement, pet: { weightKg } })).toMatchObject({ status, reason });
  });

  it('any weight does where none is asked, but it must be known', () => {
    expect(brief({ requirement: { kind: 'weight' }, pet: { weightKg: 900 } })).toBe('met -');
    expect(brief({ requirement: { kind: 'weight' }, pet: { weightKg: null } })).toBe('needs_information -');
  });

  it('unknown never passes, and no arrival changes that', () => {
    const check = checkOn({ requirement: { kind: 'sterilization' }, pet: { sterilized: null } });
    expect(check.reason).toBe('sterilization_unknown');
  });
});
