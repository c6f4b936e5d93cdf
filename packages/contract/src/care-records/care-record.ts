import {
  declarationAnswers,
  evidenceLevels,
  findTarget,
  testResults,
  vaccinationStates,
} from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, code, id, instant, pastDate } from '../define/index.ts';

const target = z
  .string()
  .refine((text) => findTarget(text) !== null, 'Expected a target of the catalogue, such as rabies.');

/** What each kind states; exactly the fields the engine reads. */
export const careFields = {
  test: { test: code, target: target.nullable(), takenOn: pastDate, result: z.enum(testResults) },
  treatment: { treatment: code, givenOn: pastDate },
  exemption: { target, from: pastDate, until: calendarDate },
  declaration: { code, on: pastDate, answer: z.enum(declarationAnswers) },
  evaluation: { on: pastDate, passed: z.boolean() },
};

/** The evidence of a fact that a document can prove. */
export const documentIds = z.array(id).max(20);
const proven = { documentIds, evidence: z.enum(evidenceLevels) };

const common = { id, petId: id, state: z.enum(vaccinationStates), createdAt: instant, updatedAt: instant };

/** Possible, but odd: what, where and why. The entry was kept as it was sent. */
const warnings = z
  .array(z.strictObject({ code: z.string(), path: z.string(), message: z.string() }))
  .optional();

/** A record as its readers see it. */
export const careShapes = {
  test: z.strictObject({ ...common, ...careFields.test, ...proven }),
  treatment: z.strictObject({ ...common, ...careFields.treatment, ...proven }),
  exemption: z.strictObject({ ...common, ...careFields.exemption, ...proven }),
  declaration: z.strictObject({ ...common, ...careFields.declaration }),
  evaluation: z.strictObject({ ...common, businessId: id, ...careFields.evaluation }),
};

/** The record just written, with what is odd about it beside its own fields. */
export const recordedShapes = {
  test: careShapes.test.extend({ warnings }),
  treatment: careShapes.treatment.extend({ warnings }),
  exemption: careShapes.exemption.extend({ warnings }),
  declaration: careShapes.declaration.extend({ warnings }),
  evaluation: careShapes.evaluation.extend({ warnings }),
};

/** One state of a record; the newest comes first. */
export const careVersion = z.strictObject({
  version: z.int(),
  at: instant,
  by: z.string(),
  reason: z.string().nullable(),
  record: z.union(Object.values(careShapes)),
});
