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
 * The fields of a dose that an owner may write. `vaccine` is a code of the catalogue, or `custom`; `vaccineName` is the
 * name of a custom vaccine, and null for all others.
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
  /** Absent if no clinic confirmed the current version of the record. */
  confirmation: shownConfirmation.optional(),
};

/**
 * `state` is 'rejected' only for the business that rejected the record; for all others the dose still counts. Reviews
 * refer to the current version; earlier versions have none.
 */
export const vaccination = z.strictObject(reviewed);

/** A value that is possible but unusual: which, where and why. The dose was saved as sent. */
export const vaccinationWarning = z.strictObject({ code: z.string(), path: z.string(), message: z.string() });

/** The Vaccination and its warnings. */
export const recordedVaccination = z.strictObject({
  ...reviewed,
  warnings: z.array(vaccinationWarning).optional(),
});
