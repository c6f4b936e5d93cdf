import {
  customNameOf,
  declarationAnswers,
  evidenceLevels,
  findTarget,
  severities,
  testResults,
  vaccinationStates,
} from '@clearpaw/domain';
import { z } from 'zod';
import { shownConfirmation } from '../clinics/index.ts';
import { calendarDate, code, id, instant, line, note, pastDate } from '../define/index.ts';
import { reviewed } from '../reviews/review.ts';

const target = z
  .string()
  .refine(
    (text) => findTarget(text) !== null && customNameOf(text) === null,
    'Expected a target of the catalogue, such as rabies.',
  );

/** The facts of each kind of record; the first five have exactly the fields that the engine reads. */
export const careFields = {
  test: { test: code, target: target.nullable(), takenOn: pastDate, result: z.enum(testResults) },
  treatment: { treatment: code, givenOn: pastDate },
  exemption: { target, from: pastDate, until: calendarDate },
  declaration: { code, on: pastDate, answer: z.enum(declarationAnswers) },
  evaluation: { on: pastDate, passed: z.boolean() },
  medication: {
    name: line(120),
    dose: line(120),
    schedule: line(200).nullable(),
    startedOn: calendarDate,
    endedOn: calendarDate.nullable(),
    prescriber: line(120).nullable(),
    duringVisits: z.boolean(),
  },
  allergy: {
    substance: line(120),
    reaction: line(200).nullable(),
    severity: z.enum(severities),
  },
  condition: { name: line(120), diagnosedOn: pastDate.nullable(), resolvedOn: pastDate.nullable() },
  weight: { on: pastDate, kg: z.number().positive().max(1500) },
  vetVisit: { on: pastDate, clinic: line(120).nullable(), reason: line(200), notes: note(4000).nullable() },
};

/** The evidence of a fact that a document can prove. */
export const documentIds = z.array(id).max(20);
const proven = {
  documentIds,
  evidence: z.enum(evidenceLevels),
  /** Absent if no clinic confirmed the current version of the record. */
  confirmation: shownConfirmation.optional(),
};

const common = { id, petId: id, state: z.enum(vaccinationStates), createdAt: instant, updatedAt: instant };

/** Values that are possible but unusual: which, where and why. The record was saved as sent. */
const warnings = z
  .array(z.strictObject({ code: z.string(), path: z.string(), message: z.string() }))
  .optional();

/** A record as presented to readers. */
export const careShapes = {
  test: z.strictObject({ ...common, ...careFields.test, ...proven, ...reviewed }),
  treatment: z.strictObject({ ...common, ...careFields.treatment, ...proven, ...reviewed }),
  exemption: z.strictObject({ ...common, ...careFields.exemption, ...proven, ...reviewed }),
  declaration: z.strictObject({ ...common, ...careFields.declaration }),
  evaluation: z.strictObject({ ...common, businessId: id, ...careFields.evaluation }),
  medication: z.strictObject({ ...common, ...careFields.medication, ...proven }),
  allergy: z.strictObject({ ...common, ...careFields.allergy, ...proven }),
  condition: z.strictObject({ ...common, ...careFields.condition, ...proven }),
  weight: z.strictObject({ ...common, ...careFields.weight, ...proven }),
  vetVisit: z.strictObject({ ...common, ...careFields.vetVisit, ...proven }),
};

/** The record just written, with warnings about unusual values. */
export const recordedShapes = {
  test: careShapes.test.extend({ warnings }),
  treatment: careShapes.treatment.extend({ warnings }),
  exemption: careShapes.exemption.extend({ warnings }),
  declaration: careShapes.declaration.extend({ warnings }),
  evaluation: careShapes.evaluation.extend({ warnings }),
  medication: careShapes.medication.extend({ warnings }),
  allergy: careShapes.allergy.extend({ warnings }),
  condition: careShapes.condition.extend({ warnings }),
  weight: careShapes.weight.extend({ warnings }),
  vetVisit: careShapes.vetVisit.extend({ warnings }),
};

/** One version of a record; lists start with the newest. */
export const careVersion = z.strictObject({
  version: z.int(),
  at: instant,
  by: z.string(),
  reason: z.string().nullable(),
  record: z.union(Object.values(careShapes)),
});
