import { z } from 'zod';
import { id, idempotencyKey, instant, line, listOf, paging, unary } from '../define/index.ts';
import { recordedVaccination, vaccination, vaccinationFields } from './vaccination.ts';

const changes = z.strictObject(vaccinationFields).partial();
const { vaccine, administeredOn } = vaccinationFields;

/** One version of a dose; lists start with the newest. */
const version = z.strictObject({
  version: z.int(),
  at: instant,
  by: z.string(),
  reason: z.string().nullable(),
  vaccination,
});

export const vaccinations = {
  recordVaccination: unary(
    changes.extend({
      ...{ petId: id, vaccine, administeredOn, idempotencyKey: idempotencyKey.optional() },
      /** Set by a veterinary clinic to which the pet is connected with scope `care`. */
      businessId: id.optional(),
    }),
    recordedVaccination,
    { summary: "Adds a vaccination to a pet's record, for its owner or a veterinary clinic." },
  ),
  correctVaccination: unary(
    changes.extend({ vaccinationId: id, reason: line(300).optional() }),
    recordedVaccination,
    { summary: 'Corrects a vaccination; the earlier version stays in its history.' },
  ),
  withdrawVaccination: unary(
    z.strictObject({ vaccinationId: id, reason: line(300).optional() }),
    vaccination,
    { summary: 'Withdraws a vaccination; it no longer counts and stays in the history.' },
  ),
  listVaccinations: unary(z.strictObject({ petId: id, ...paging }), listOf(vaccination), {
    summary: "Lists a pet's vaccinations, newest first.",
    ownerScope: 'records:read',
  }),
  listVaccinationHistory: unary(z.strictObject({ vaccinationId: id, ...paging }), listOf(version), {
    summary: 'Lists every version of a vaccination.',
  }),
};
