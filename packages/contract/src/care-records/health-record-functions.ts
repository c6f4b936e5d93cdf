import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, unary } from '../define/index.ts';
import { careFields, careShapes, documentIds as documentIdList, recordedShapes } from './care-record.ts';

const create = {
  petId: id,
  /** Set by a veterinary clinic to which the pet is connected with scope `care`. */
  businessId: id.optional(),
  documentIds: documentIdList.optional(),
  idempotencyKey: idempotencyKey.optional(),
};
const reason = line(300).optional();
/** The fields that every correction accepts. */
const again = { documentIds: documentIdList.optional(), reason };
/** A vet visit has a `reason` of its own, so the reason of the correction has another name. */
const visitAgain = { documentIds: documentIdList.optional(), correctionReason: reason };
const ofPet = z.strictObject({ petId: id, ...paging });
const { medication, allergy, condition, weight, vetVisit } = careFields;

/** Records that an owner keeps for the pet's health. A field that may be null may be left out. */
export const healthRecords = {
  recordMedication: unary(
    z
      .strictObject({ ...create, ...medication })
      .partial({ schedule: true, endedOn: true, prescriber: true, duringVisits: true }),
    recordedShapes.medication,
    { summary: "Adds a medication to a pet's record." },
  ),
  correctMedication: unary(
    z
      .strictObject(medication)
      .partial()
      .extend({ medicationId: id, ...again }),
    recordedShapes.medication,
    { summary: 'Corrects a medication; the earlier version stays in its history.' },
  ),
  withdrawMedication: unary(z.strictObject({ medicationId: id, reason }), careShapes.medication, {
    summary: 'Withdraws a medication; it stays in the history.',
  }),
  listMedications: unary(ofPet, listOf(careShapes.medication), {
    summary: "Lists a pet's medications, newest first.",
  }),

  recordAllergy: unary(
    z.strictObject({ ...create, ...allergy }).partial({ reaction: true }),
    recordedShapes.allergy,
    { summary: "Adds an allergy to a pet's record." },
  ),
  correctAllergy: unary(
    z
      .strictObject(allergy)
      .partial()
      .extend({ allergyId: id, ...again }),
    recordedShapes.allergy,
    { summary: 'Corrects an allergy; the earlier version stays in its history.' },
  ),
  withdrawAllergy: unary(z.strictObject({ allergyId: id, reason }), careShapes.allergy, {
    summary: 'Withdraws an allergy; it stays in the history.',
  }),
  listAllergies: unary(ofPet, listOf(careShapes.allergy), { summary: "Lists a pet's allergies." }),

  recordCondition: unary(
    z.strictObject({ ...create, ...condition }).partial({ diagnosedOn: true, resolvedOn: true }),
    recordedShapes.condition,
    { summary: "Adds a medical condition to a pet's record." },
  ),
  correctCondition: unary(
    z
      .strictObject(condition)
      .partial()
      .extend({ conditionId: id, ...again }),
    recordedShapes.condition,
    { summary: 'Corrects a medical condition; the earlier version stays in its history.' },
  ),
  withdrawCondition: unary(z.strictObject({ conditionId: id, reason }), careShapes.condition, {
    summary: 'Withdraws a medical condition; it stays in the history.',
  }),
  listConditions: unary(ofPet, listOf(careShapes.condition), {
    summary: "Lists a pet's medical conditions.",
  }),

  recordWeight: unary(z.strictObject({ ...create, ...weight }), recordedShapes.weight, {
    summary: "Adds a weight to a pet's record.",
  }),
  correctWeight: unary(
    z
      .strictObject(weight)
      .partial()
      .extend({ weightId: id, ...again }),
    recordedShapes.weight,
    { summary: 'Corrects a weight; the earlier version stays in its history.' },
  ),
  withdrawWeight: unary(z.strictObject({ weightId: id, reason }), careShapes.weight, {
    summary: 'Withdraws a weight; it stays in the history.',
  }),
  listWeights: unary(ofPet, listOf(careShapes.weight), { summary: "Lists a pet's weights, newest first." }),

  recordVetVisit: unary(
    z.strictObject({ ...create, ...vetVisit }).partial({ clinic: true, notes: true }),
    recordedShapes.vetVisit,
    { summary: "Adds a visit to a vet to a pet's record." },
  ),
  correctVetVisit: unary(
    z
      .strictObject(vetVisit)
      .partial()
      .extend({ vetVisitId: id, ...visitAgain }),
    recordedShapes.vetVisit,
    { summary: 'Corrects a visit to a vet; the earlier version stays in its history.' },
  ),
  withdrawVetVisit: unary(z.strictObject({ vetVisitId: id, reason }), careShapes.vetVisit, {
    summary: 'Withdraws a visit to a vet; it stays in the history.',
  }),
  listVetVisits: unary(ofPet, listOf(careShapes.vetVisit), {
    summary: "Lists a pet's visits to vets, newest first.",
  }),
};
