import { documentKinds, evidenceLevels, findTarget, routes, stayEnds, validities } from '@clearpaw/domain';
import { z } from 'zod';
import { code, id } from '../define/index.ts';

const days = z.int().min(0).max(3660);
const months = z.int().min(1).max(120);
const weeks = z.int().min(0).max(2000);
const kilograms = z.number().min(0).max(1500);
const evidence = z.enum(evidenceLevels).optional();
const through = z.enum(stayEnds).optional();
const target = z
  .string()
  .refine((text) => findTarget(text) !== null, 'Expected a target of the catalogue, such as rabies.');

const vaccination = z.strictObject({
  kind: z.literal('vaccination'),
  targets: z.array(target).min(1).max(10),
  evidence,
  validity: z.enum(validities).optional(),
  validMonths: months.optional(),
  firstDoseMonths: months.optional(),
  waitDays: z.strictObject({ first: days, booster: days }).optional(),
  stayAway: z.strictObject({ days, routes: z.array(z.enum(routes)).min(1).optional() }).optional(),
  series: z
    .strictObject({
      doses: z.int().min(1).max(10),
      minSpacingDays: days,
      maxSpacingDays: days.optional(),
      restartAfterMonths: months.optional(),
    })
    .optional(),
  graceDays: days.optional(),
  through,
  accepts: z.strictObject({ titerMonths: months.optional(), exemption: z.boolean().optional() }).optional(),
});

/** One entry per kind; exactly the shapes the engine knows. */
export const requirement = z.discriminatedUnion('kind', [
  vaccination,
  z.strictObject({ kind: z.literal('test'), test: code, maxAgeDays: days, evidence }),
  z.strictObject({ kind: z.literal('treatment'), treatment: code, maxAgeDays: days, evidence }),
  z.strictObject({
    kind: z.literal('document'),
    document: z.enum(documentKinds),
    maxAgeDays: days.optional(),
    evidence,
    through,
  }),
  z.strictObject({ kind: z.literal('waiver'), waiverId: id, materialVersion: z.int().min(1).optional() }),
  z.strictObject({ kind: z.literal('sterilization') }),
  z.strictObject({ kind: z.literal('microchip') }),
  z.strictObject({ kind: z.literal('age'), minWeeks: weeks.optional(), maxWeeks: weeks.optional() }),
  z.strictObject({ kind: z.literal('weight'), minKg: kilograms.optional(), maxKg: kilograms.optional() }),
  z.strictObject({ kind: z.literal('evaluation'), lapsesAfterDays: days.optional() }),
  z.strictObject({ kind: z.literal('declaration'), code, maxAgeDays: days }),
]);
