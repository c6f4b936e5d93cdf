import fc from 'fast-check';
import { routes } from '../../catalogue/index.ts';
import { evidence, reviewedBy, seldom, sometimes, targetCodes } from './rng.ts';

const days = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const months = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });
/** The day of the stay that the proof must reach; often not given. */
export const through = sometimes(fc.constantFrom('arrival', 'departure'));

/** Vaccination rules of every form. */
export const vaccinationRequirement = fc.record({
  kind: fc.constant('vaccination'),
  targets: fc.uniqueArray(fc.constantFrom(...targetCodes), { minLength: 1, maxLength: 2 }),
  evidence: sometimes(evidence),
  reviewedBy,
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
