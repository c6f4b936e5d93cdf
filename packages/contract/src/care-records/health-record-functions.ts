import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, unary } from '../define/index.ts';
import { careFields, careShapes, documentIds as documentIdList, recordedShapes } from './care-record.ts';

const create = {
  petId: id,
  documentIds: documentIdList.optional(),
  idempotencyKey: idempotencyKey.optional(),
};
const reason = line(300).optional();
/** What every correction may bring along. */
const again = { documentIds: documentIdList.optional(), reason };
/** A visit has a reason of its own. */
const visitAgain = { documentIds: documentIdList.optional(), correctionReason: reason };
const ofPet = z.strictObject({ petId: id, ...paging });
const { medication, allergy, condition, weight, vetVisit } = careFields;

/** What an owner keeps for the pet's health. A field that may be null may be left out. */
export const healthRecords = {
  recordMedication: unary(
    z
      .strictObject({ ...create, ...medication })
      .partial({ schedule: true, endedOn: true, prescriber: true, duringVisits: true }),
    recordedShapes.medication,
  ),
  correctMedication: unary(
    z
      .strictObject(medication)
      .partial()
      .extend({ medicationId: id, ...again }),
    recordedShapes.medication,
  ),
  withdrawMedication: unary(z.strictObject({ medicationId: id, reason }), careShapes.medication),
  listMedications: unary(ofPet, listOf(careShapes.medication)),

  recordAllergy: unary(
    z.strictObject({ ...create, ...allergy }).partial({ reaction: true }),
    recordedShapes.allergy,
  ),
  correctAllergy: unary(
    z
      .strictObject(allergy)
      .partial()
      .extend({ allergyId: id, ...again }),
    recordedShapes.allergy,
  ),
  withdrawAllergy: unary(z.strictObject({ allergyId: id, reason }), careShapes.allergy),
  listAllergies: unary(ofPet, listOf(careShapes.allergy)),

  recordCondition: unary(
    z.strictObject({ ...create, ...condition }).partial({ diagnosedOn: true, resolvedOn: true }),
    recordedShapes.condition,
  ),
  correctCondition: unary(
    z
      .strictObject(condition)
      .partial()
      .extend({ conditionId: id, ...again }),
    recordedShapes.condition,
  ),
  withdrawCondition: unary(z.strictObject({ conditionId: id, reason }), careShapes.condition),
  listConditions: unary(ofPet, listOf(careShapes.condition)),

  recordWeight: unary(z.strictObject({ ...create, ...weight }), recordedShapes.weight),
  correctWeight: unary(
    z
      .strictObject(weight)
      .partial()
      .extend({ weightId: id, ...again }),
    recordedShapes.weight,
  ),
  withdrawWeight: unary(z.strictObject({ weightId: id, reason }), careShapes.weight),
  listWeights: unary(ofPet, listOf(careShapes.weight)),

  recordVetVisit: unary(
    z.strictObject({ ...create, ...vetVisit }).partial({ clinic: true, notes: true }),
    recordedShapes.vetVisit,
  ),
  correctVetVisit: unary(
    z
      .strictObject(vetVisit)
      .partial()
      .extend({ vetVisitId: id, ...visitAgain }),
    recordedShapes.vetVisit,
  ),
  withdrawVetVisit: unary(z.strictObject({ vetVisitId: id, reason }), careShapes.vetVisit),
  listVetVisits: unary(ofPet, listOf(careShapes.vetVisit)),
};
