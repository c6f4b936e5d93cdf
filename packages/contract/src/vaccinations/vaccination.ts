import {
  customVaccine,
  evidenceLevels,
  findVaccine,
  maxVaccineName,
  routes,
  vaccinationStates,
} from '@clearpaw/domain';
import { z } from 'zod';
import { shownConfirmation } from '../clinics/index.ts';
import { calendarDate, id, instant, line, pastDate } from '../define/index.ts';
import { review, reviewRequest } from '../reviews/review.ts';

const unknownVaccine =
  'This vaccine is not in the catalogue; search it by name and send its code, or send custom with its name.';

/**
 * What an owner may write about a dose. `vaccine` is a code of the catalogue, or `custom` for one that the catalogue does
 * not list; `vaccineName` names that one, and is null with any other.
 */
export const vaccinationFields = {
  vaccine: z.string().refine((text) => text === customVaccine || findVaccine(text) !== null, unknownVaccine),
  vaccineName: line(maxVaccineName).nullable(),
  product: line(120).nullable(),
  manufacturer: line(120).nullable(),
  lotNumber: line(60).nullable(),
  route: z.enum(routes).nullable(),
  administeredOn: pastDate,
  expiresOn: calendarDate.nullable(),
  doseNumber: z.int().min(1).max(20).nullable(),
  clinic: line(120).nullable(),
  veterinarian: line(120).nullable(),
  certificateNumber: line(60).nullable(),
  tagNumber: line(60).nullable(),
  documentIds: z.array(id).max(20),
};

const shape = {
  id,
  petId: id,
  ...vaccinationFields,
  evidence: z.enum(evidenceLevels),
  state: z.enum(vaccinationStates),
  createdAt: instant,
  updatedAt: instant,
};

const reviewed = {
  ...shape,
  reviews: z.array(review),
  reviewRequests: z.array(reviewRequest),
  /** Absent where no clinic confirmed the record as it is now. */
  confirmation: shownConfirmation.optional(),
};

/**
 * `state` is 'rejected' only for the business that rejected the record: elsewhere it counts as before. Reviews are about
 * the record as it is now; a version of its history has none.
 */
export const vaccination = z.strictObject(reviewed);

/** Possible, but odd: what, where and why. The entry was kept as it was sent. */
export const vaccinationWarning = z.strictObject({ code: z.string(), path: z.string(), message: z.string() });

/** The Vaccination with the warnings beside its own fields. */
export const recordedVaccination = z.strictObject({
  ...reviewed,
  warnings: z.array(vaccinationWarning).optional(),
});
