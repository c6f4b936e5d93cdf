import {
  type AskedProof,
  documentKinds,
  evidenceLevels,
  findTarget,
  type RequirementKind,
  type RequirementOf,
  reviewers,
  routes,
  stayEnds,
  validities,
} from '@clearpaw/domain';
import { z } from 'zod';
import { code, id } from '../define/index.ts';

const days = z.int().min(0).max(3660);
const months = z.int().min(1).max(120);
const weeks = z.int().min(0).max(2000);
const kilograms = z.number().min(0).max(1500);
/** `reviewedBy: 'us'` requires a review by this business itself; it is allowed only with `evidence: 'reviewed'`. */
const proof = {
  evidence: z.enum(evidenceLevels).optional(),
  reviewedBy: z.enum(reviewers).optional(),
};
/** `reviewedBy` is allowed only if a review is required. */
const asksReview = ({ evidence, reviewedBy }: Partial<AskedProof>) =>
  reviewedBy === undefined || evidence === 'reviewed';
const onlyWithReview = { path: ['reviewedBy'], message: "Expected evidence: 'reviewed' beside reviewedBy." };
const through = z.enum(stayEnds).optional();
const target = z
  .string()
  .refine(
    (text) => findTarget(text) !== null,
    'Expected a target of the catalogue, such as rabies, or custom: and the name of a vaccine (1 to 60 characters).',
  );

const vaccination = z
  .strictObject({
    kind: z.literal('vaccination'),
    targets: z.array(target).min(1).max(10),
    ...proof,
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
  })
  .refine(asksReview, onlyWithReview);

/** Exactly one shape for each kind of the engine; a missing kind does not compile. */
const shapes = {
  vaccination,
  test: z
    .strictObject({ kind: z.literal('test'), test: code, maxAgeDays: days, ...proof })
    .refine(asksReview, onlyWithReview),
  treatment: z
    .strictObject({ kind: z.literal('treatment'), treatment: code, maxAgeDays: days, ...proof })
    .refine(asksReview, onlyWithReview),
  document: z
    .strictObject({
      kind: z.literal('document'),
      document: z.enum(documentKinds),
      maxAgeDays: days.optional(),
      ...proof,
      through,
    })
    .refine(asksReview, onlyWithReview),
  waiver: z.strictObject({
    kind: z.literal('waiver'),
    waiverId: id,
    materialVersion: z.int().min(1).optional(),
  }),
  sterilization: z.strictObject({ kind: z.literal('sterilization') }),
  microchip: z.strictObject({ kind: z.literal('microchip') }),
  age: z.strictObject({ kind: z.literal('age'), minWeeks: weeks.optional(), maxWeeks: weeks.optional() }),
  weight: z.strictObject({
    kind: z.literal('weight'),
    minKg: kilograms.optional(),
    maxKg: kilograms.optional(),
  }),
  evaluation: z.strictObject({ kind: z.literal('evaluation'), lapsesAfterDays: days.optional() }),
  declaration: z.strictObject({ kind: z.literal('declaration'), code, maxAgeDays: days }),
  question: z.strictObject({
    kind: z.literal('question'),
    questionId: id,
    text: z.string().max(200).optional(),
  }),
} satisfies { readonly [K in RequirementKind]: z.ZodType<WireRequirement<K>> };

/** As it is sent: the current version of a waiver, or text of a question, is not known to the sender. */
type WireRequirement<K extends RequirementKind> = K extends 'waiver' | 'question'
  ? { readonly kind: K }
  : RequirementOf<K>;

type Shape = (typeof shapes)[keyof typeof shapes];

/** What a business asks for, on the wire. */
export const requirement = z.discriminatedUnion('kind', Object.values(shapes) as [Shape, ...Shape[]]);
