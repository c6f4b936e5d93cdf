import fc from 'fast-check';
import { dateOf, dayOf } from '../../calendar/index.ts';
import { evidenceLevels } from '../index.ts';

// All dates are within weeks of one another, around a leap day and short months, so that special cases often coincide.
const middle = dayOf('2024-02-20');
export const near = (before: number, after: number): fc.Arbitrary<string> =>
  fc.integer({ min: -before, max: after }).map((offset) => dateOf(middle + offset));
export const recordDate = near(90, 50);
export const endDate = near(40, 90);

/** Sometimes absent: `undefined` keys are left out, as in JSON. */
export function sometimes<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq: 2 });
}
/** One time in four. */
export function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
export const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null, freq: 2 });
export const evidence = fc.constantFrom(...evidenceLevels);
/** Whose review a rule counts, and where a record was reviewed; often neither is given. */
export const reviewedBy = sometimes(fc.constant('us'));
export const wasReviewedHere = sometimes(fc.boolean());

export const randomId = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '1'), minLength: 3, maxLength: 5 });
export const list = <T extends { readonly id: string }>(
  record: fc.Arbitrary<T>,
  maxLength = 3,
): fc.Arbitrary<T[]> => fc.uniqueArray(record, { maxLength, selector: (item) => item.id });

// Few codes that share antigens, so that records and rules often have the same ones.
export const vaccineCodes = [
  'rabies-1y',
  'dhpp',
  'dhpp',
  'dp',
  'kc3',
  'kc3',
  'bordetella-unspecified',
  'bordetella-unspecified',
  'c5-au',
  'civ-h3n2',
  'civ-bivalent',
  'distemper-measles',
  'unlisted',
  'custom',
  'custom',
] as const;
/** Two names in three spellings. */
export const customNames = ['Myxo', ' MYXO', 'RHD'] as const;
export const targetCodes = [
  'custom:myxo ',
  'custom:RHD',
  'rabies',
  'distemper-parvo',
  'distemper-parvo',
  'dhpp',
  'bordetella',
  'bordetella',
  'bordetella',
  'civ',
  'civ-any',
  'unlisted',
] as const;
export const randomServices = ['daycare', 'boarding'] as const;
