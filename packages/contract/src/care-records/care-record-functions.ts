import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, unary } from '../define/index.ts';
import {
  careFields,
  careShapes,
  careVersion,
  documentIds as documentIdList,
  recordedShapes,
} from './care-record.ts';
import { healthRecords } from './health-record-functions.ts';

const create = { petId: id, idempotencyKey: idempotencyKey.optional() };
/** Set by a veterinary clinic to which the pet is connected with scope `care`. */
const byClinic = { businessId: id.optional() };
const reason = line(300).optional();
const documentIds = documentIdList.optional();
const { test, treatment, exemption, declaration, evaluation } = careFields;

/** The facts to correct; fields that are left out stay as they are. */
function changed<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject(fields).partial();
}

const ofPet = z.strictObject({ petId: id, ...paging });

/** Owners record tests, treatments, exemptions and declarations; businesses record evaluations. */
export const careRecords = {
  recordTest: unary(
    z.strictObject({ ...create, ...byClinic, ...test, target: test.target.optional(), documentIds }),
    recordedShapes.test,
    { summary: "Adds a test result or titer to a pet's record." },
  ),
  correctTest: unary(changed(test).extend({ testId: id, documentIds, reason }), recordedShapes.test, {
    summary: 'Corrects a test result; the earlier version stays in its history.',
  }),
  withdrawTest: unary(z.strictObject({ testId: id, reason }), careShapes.test, {
    summary: 'Withdraws a test result; it no longer counts and stays in the history.',
  }),
  listTests: unary(ofPet, listOf(careShapes.test), { summary: "Lists a pet's test results, newest first." }),

  recordTreatment: unary(
    z.strictObject({ ...create, ...byClinic, ...treatment, documentIds }),
    recordedShapes.treatment,
    {
      summary: "Adds a treatment, such as one against fleas or worms, to a pet's record.",
    },
  ),
  correctTreatment: unary(
    changed(treatment).extend({ treatmentId: id, documentIds, reason }),
    recordedShapes.treatment,
    { summary: 'Corrects a treatment; the earlier version stays in its history.' },
  ),
  withdrawTreatment: unary(z.strictObject({ treatmentId: id, reason }), careShapes.treatment, {
    summary: 'Withdraws a treatment; it no longer counts and stays in the history.',
  }),
  listTreatments: unary(ofPet, listOf(careShapes.treatment), {
    summary: "Lists a pet's treatments, newest first.",
  }),

  recordExemption: unary(
    z.strictObject({ ...create, ...byClinic, ...exemption, documentIds }),
    recordedShapes.exemption,
    {
      summary: "Adds a medical exemption from a vaccination to a pet's record.",
    },
  ),
  correctExemption: unary(
    changed(exemption).extend({ exemptionId: id, documentIds, reason }),
    recordedShapes.exemption,
    { summary: 'Corrects a medical exemption; the earlier version stays in its history.' },
  ),
  withdrawExemption: unary(z.strictObject({ exemptionId: id, reason }), careShapes.exemption, {
    summary: 'Withdraws a medical exemption; it no longer counts and stays in the history.',
  }),
  listExemptions: unary(ofPet, listOf(careShapes.exemption), {
    summary: "Lists a pet's medical exemptions, newest first.",
  }),

  recordDeclaration: unary(z.strictObject({ ...create, ...declaration }), recordedShapes.declaration, {
    summary: "Adds an owner's answer to a question that businesses ask.",
  }),
  correctDeclaration: unary(
    changed(declaration).extend({ declarationId: id, reason }),
    recordedShapes.declaration,
    { summary: 'Corrects an answer; the earlier version stays in its history.' },
  ),
  withdrawDeclaration: unary(z.strictObject({ declarationId: id, reason }), careShapes.declaration, {
    summary: 'Withdraws an answer; it no longer counts and stays in the history.',
  }),
  listDeclarations: unary(ofPet, listOf(careShapes.declaration), {
    summary: 'Lists the answers given for a pet, newest first.',
  }),

  recordEvaluation: unary(
    z.strictObject({ ...create, businessId: id, ...evaluation }),
    recordedShapes.evaluation,
    { summary: "Records how a pet did in a business's evaluation." },
  ),
  correctEvaluation: unary(
    changed(evaluation).extend({ evaluationId: id, reason }),
    recordedShapes.evaluation,
    { summary: 'Corrects an evaluation; the earlier version stays in its history.' },
  ),
  withdrawEvaluation: unary(z.strictObject({ evaluationId: id, reason }), careShapes.evaluation, {
    summary: 'Withdraws an evaluation; it no longer counts and stays in the history.',
  }),
  /** For the owner, all evaluations of the pet; for a member, those of their own businesses. */
  listEvaluations: unary(ofPet, listOf(careShapes.evaluation), {
    summary: "Lists a pet's evaluations: all of them for its owner, a business's own for its members.",
  }),

  ...healthRecords,

  /** Every version of one of these records, of any kind. */
  listCareRecordHistory: unary(z.strictObject({ careRecordId: id, ...paging }), listOf(careVersion), {
    summary: 'Lists every version of a record, of whichever kind it is.',
  }),
};
