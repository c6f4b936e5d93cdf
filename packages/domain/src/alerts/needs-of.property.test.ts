import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOf, dayOf } from '../calendar/index.ts';
import { lawRuns, lawTimeoutMs } from '../compliance/testing/law-runs.ts';
import { petFacts, petRecords } from '../compliance/testing/record-arbitraries.ts';
import { near, seldom } from '../compliance/testing/rng.ts';
import { ruleArbitrary } from '../compliance/testing/rule-arbitraries.ts';
import { versionsInForce } from './find-lapse.ts';
import type { PlanInput } from './need.ts';
import { needsOf } from './needs-of.ts';
import { bruteNeeds, inText } from './testing/brute-force.ts';

// Walking 400 days for every rule is slow; a fortieth of the usual number of runs is enough.
const runs = Math.max(25, Math.floor(lawRuns / 40));

const versions = fc
  .array(fc.record({ from: near(60, 60), rules: fc.array(ruleArbitrary, { maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map(versionsInForce);

const input: fc.Arbitrary<PlanInput> = fc
  .record({
    pet: petFacts,
    records: petRecords,
    businesses: fc.array(fc.record({ connectedOn: near(60, 20), versions, records: seldom(petRecords) }), {
      maxLength: 3,
    }),
    today: near(30, 30),
  })
  .map(({ businesses, ...rest }) => ({
    ...rest,
    businesses: businesses.map(({ records, ...business }, index) => ({
      businessId: `b${index}`,
      ...business,
      ...(records === undefined ? {} : { records }),
    })),
  }));

it(
  'a plan equals the one found by asking about every day',
  () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(inText(needsOf(one))).toEqual(bruteNeeds(one));
      }),
      { numRuns: runs },
    );
  },
  lawTimeoutMs * 4,
);

it('the version that is in force on a day is the newest that has begun', () => {
  const published = fc.array(near(20, 20), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(published, near(25, 25), (begins, day) => {
      const all = begins.map((from, index) => ({ from, rules: [], version: index }));
      const newest = all.findLast(({ from }) => dayOf(from) <= dayOf(day));
      const found = versionsInForce(all).findLast(({ from }) => dayOf(from) <= dayOf(day));
      expect(found).toEqual(newest);
      expect(dateOf(dayOf(day))).toBe(day);
    }),
  );
});
