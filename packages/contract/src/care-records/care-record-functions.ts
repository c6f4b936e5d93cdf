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
const reason = line(300).optional();
const documentIds = documentIdList.optional();
const { test, treatment, exemption, declaration, evaluation } = careFields;

/** Some of the facts again, as they should have been; what is left out stays. */
function changed<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject(fields).partial();
}

const ofPet = z.strictObject({ petId: id, ...paging });

/** Tests, treatments, exemptions and declarations are the owner's; evaluations are a business's. */
export const careRecords = {
  recordTest: unary(
    z.strictObject({ ...create, ...test, target: test.target.optional(), documentIds }),
    recordedShapes.test,
  ),
  correctTest: unary(changed(test).extend({ testId: id, documentIds, reason }), recordedShapes.test),
  withdrawTest: unary(z.strictObject({ testId: id, reason }), careShapes.test),
  listTests: unary(ofPet, listOf(careShapes.test)),

  recordTreatment: unary(z.strictObject({ ...create, ...treatment, documentIds }), recordedShapes.treatment),
  correctTreatment: unary(
    changed(treatment).extend({ treatmentId: id, documentIds, reason }),
    recordedShapes.treatment,
  ),
  withdrawTreatment: unary(z.strictObject({ treatmentId: id, reason }), careShapes.treatment),
  listTreatments: unary(ofPet, listOf(careShapes.treatment)),

  recordExemption: unary(z.strictObject({ ...create, ...exemption, documentIds }), recordedShapes.exemption),
  correctExemption: unary(
    changed(exemption).extend({ exemptionId: id, documentIds, reason }),
    recordedShapes.exemption,
  ),
  withdrawExemption: unary(z.strictObject({ exemptionId: id, reason }), careShapes.exemption),
  listExemptions: unary(ofPet, listOf(careShapes.exemption)),

  recordDeclaration: unary(z.strictObject({ ...create, ...declaration }), recordedShapes.declaration),
  correctDeclaration: unary(
    changed(declaration).extend({ declarationId: id, reason }),
    recordedShapes.declaration,
  ),
  withdrawDeclaration: unary(z.strictObject({ declarationId: id, reason }), careShapes.declaration),
  listDeclarations: unary(ofPet, listOf(careShapes.declaration)),

  recordEvaluation: unary(
    z.strictObject({ ...create, businessId: id, ...evaluation }),
    recordedShapes.evaluation,
  ),
  correctEvaluation: unary(
    changed(evaluation).extend({ evaluationId: id, reason }),
    recordedShapes.evaluation,
  ),
  withdrawEvaluation: unary(z.strictObject({ evaluationId: id, reason }), careShapes.evaluation),
  /** All of the pet's for its owner; for a member those of their own businesses. */
  listEvaluations: unary(ofPet, listOf(careShapes.evaluation)),

  ...healthRecords,

  /** Every state of one of these records, whichever kind it is of. */
  listCareRecordHistory: unary(z.strictObject({ careRecordId: id, ...paging }), listOf(careVersion)),
};
