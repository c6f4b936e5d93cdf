import fc from 'fast-check';
import { type Rule, requirementKinds, ruleLevels } from '../index.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { kindSamples } from './kind-samples.ts';
import { species } from './record-arbitraries.ts';
import { endDate, randomId, randomServices, seldom, sometimes } from './rng.ts';

const months = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });
const weeks = fc.integer({ min: 1, max: 60 });

/** Requirements of every kind, vaccinations most often. */
export const requirementArbitrary: fc.Arbitrary<Requirement> = fc.oneof(
  ...requirementKinds.map((kind) => ({
    weight: kind === 'vaccination' ? 7 : 1,
    arbitrary: kindSamples[kind].arbitrary as fc.Arbitrary<Requirement>,
  })),
);

// Weeks about as long as the months beside them, so that the length of a month decides whether a rule applies.
const ageBounds = fc.oneof(
  fc.record({
    fromAgeWeeks: sometimes(weeks),
    fromAgeMonths: sometimes(months(14)),
    untilAgeWeeks: sometimes(weeks),
  }),
  months(8).chain((fromAgeMonths) =>
    fc.record({
      fromAgeMonths: fc.constant(fromAgeMonths),
      untilAgeWeeks: fc.integer({ min: 4 * fromAgeMonths, max: Math.ceil(4.5 * fromAgeMonths) + 1 }),
    }),
  ),
);
const appliesTo = fc
  .tuple(
    fc.record({
      species: seldom(fc.uniqueArray(species, { maxLength: 2 })),
      services: seldom(fc.uniqueArray(fc.constantFrom(...randomServices), { minLength: 1 })),
      sex: seldom(fc.constantFrom('male', 'female')),
      lastDay: seldom(endDate),
    }),
    ageBounds,
  )
  .map(([who, ages]) => ({ ...who, ...ages }));

export const ruleArbitrary = fc.record({
  id: randomId,
  level: fc.constantFrom('required', ...ruleLevels),
  appliesTo: seldom(appliesTo),
  requirement: requirementArbitrary,
}) as fc.Arbitrary<Rule>;
