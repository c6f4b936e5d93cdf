import { describe, expect, it } from 'vitest';
import type { Rule } from '../vocabulary/rule.ts';
import { toCertLogic } from './to-cert-logic.ts';

const rule = (requirement: Rule['requirement'], appliesTo?: Rule['appliesTo']): Rule => ({
  id: 'r1',
  level: 'required',
  requirement,
  appliesTo,
});
const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;

describe('the CertLogic of a rule', () => {
  it('is plain JSON', () => {
    const expression = toCertLogic(
      rule({ ...rabies, waitDays: { first: 28, booster: 0 } }, { species: ['dog'] }),
    );
    expect(JSON.parse(JSON.stringify(expression))).toEqual(expression);
  });

  it.each([
    ['an interval in months', rule({ ...rabies, validMonths: 12 })],
    ['a cap on the first dose', rule({ ...rabies, firstDoseMonths: 12 })],
    ['a series', rule({ ...rabies, series: { doses: 2, minSpacingDays: 14 } })],
    ['titers', rule({ ...rabies, accepts: { titerMonths: 12 } })],
    ['an age in months', rule({ kind: 'microchip' }, { fromAgeMonths: 9 })],
    ['a weight finer than a gram', rule({ kind: 'weight', minKg: 0.0001 })],
  ])('cannot say %s', (_, unsayable) => {
    expect(toCertLogic(unsayable)).toBeNull();
  });

  it('of a fact of the pet is short', () => {
    expect(toCertLogic(rule({ kind: 'sterilization' }))).toEqual({
      '===': [{ var: 'pet.sterilized' }, true],
    });
  });
});
