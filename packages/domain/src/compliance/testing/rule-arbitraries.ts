import fc from 'fast-check';
import { routes } from '../../catalogue/index.ts';
import { type Rule, ruleLevels } from '../index.ts';
import type { Requirement } from '../vocabulary/rule.ts';
import { species } from './record-arbitraries.ts';
import { evidence, randomId, randomServices, seldom, sometimes, targetCodes } from './rng.ts';

const days = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const months = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });
const weeks = fc.integer({ min: 1, max: 60 });
const through = sometimes(fc.constantFrom('arrival', 'departure'));

export const vaccinationRequirement = fc.record({
  kind: fc.constant('vaccination'),
  targets: fc.uniqueArray(fc.constantFrom(...targetCodes), { minLength: 1, maxLength: 2 }),
  evidence: sometimes(evidence),
  validity: sometimes(fc.constantFrom('label', 'interval', 'earlier')),
  validMonths: sometimes(months(3)),
  firstDoseMonths: sometimes(months(2)),
  waitDays: sometimes(fc.record({ first: days(30), booster: days(12) })),
  stayAway: seldom(
    fc.record({
      days: days(20),
      routes: sometimes(fc.uniqueArray(fc.constantFrom(...routes), { maxLength: 3 })),
    }),
  ),
  series: sometimes(
    fc.record({
      doses: fc.integer({ min: 1, max: 3 }),
      minSpacingDays: days(20),
      maxSpacingDays: sometimes(fc.integer({ min: 20, max: 50 })),
      restartAfterMonths: sometimes(months(2)),
    }),
  ),
  graceDays: sometimes(days(15)),
  through,
  accepts: sometimes(fc.record({ titerMonths: sometimes(months(3)), exemption: sometimes(fc.boolean()) })),
});

const maxAgeDays = days(90);
const otherRequirements = [
  fc.record({
    kind: fc.constant('test'),
    test: fc.constantFrom('fecal', 'titer'),
    maxAgeDays,
    evidence: sometimes(evidence),
  }),
  fc.record({
    kind: fc.constant('treatment'),
    treatment: fc.constant('flea'),
    maxAgeDays,
    evidence: sometimes(evidence),
  }),
  fc.record({
    kind: fc.constant('document'),
    document: fc.constant('licence'),
    maxAgeDays: sometimes(maxAgeDays),
    evidence: sometimes(evidence),
    through,
  }),
  fc.record({
    kind: fc.constant('waiver'),
    waiverId: fc.constant('house'),
    materialVersion: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('age'), minWeeks: sometimes(weeks), maxWeeks: sometimes(weeks) }),
  fc.record({ kind: fc.constant('evaluation'), lapsesAfterDays: sometimes(maxAgeDays) }),
  fc.record({ kind: fc.constant('declaration'), code: fc.constant('well'), maxAgeDays }),
  fc.record({
    kind: fc.constant('weight'),
    minKg: sometimes(fc.integer({ min: 1, max: 6 })),
    maxKg: sometimes(fc.integer({ min: 5, max: 12 })),
  }),
  fc.constant({ kind: 'sterilization' }),
  fc.constant({ kind: 'microchip' }),
] as const;

export const requirementArbitrary = fc.oneof(
  { weight: 7, arbitrary: vaccinationRequirement },
  ...otherRequirements.map((arbitrary) => ({ weight: 1, arbitrary: arbitrary as fc.Arbitrary<unknown> })),
) as fc.Arbitrary<Requirement>;

// Weeks about as long as the months beside them: there the length of a month decides whether a rule applies.
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
